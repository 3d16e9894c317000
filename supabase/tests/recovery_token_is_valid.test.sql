begin;

/* Runs a query as a signed-in person (or as nobody, with the role anon) and answers its first value or SQLSTATE. */
create function pg_temp.as_person(p_user_id uuid, p_role text, p_query text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_user_id::text, ''), true);
  perform set_config('request.jwt.claims', json_build_object('sub', p_user_id, 'role', p_role)::text, true);
  perform set_config('role', p_role, true);
  execute p_query into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;

insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'owner@example.com', '{"username": "owner"}', now()),
  ('00000000-0000-4000-8000-000000000002', 'stranger@example.com', '{"username": "stranger"}', now());

select plan(7);

update auth.users set recovery_token = repeat('ab', 28), recovery_sent_at = '2026-06-10 10:00Z' where email = 'owner@example.com';

select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 10:59Z'), true, 'a link works for an hour');
select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 10:59Z'), true, 'and asking does not spend it');
select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 11:00Z'), false, 'then it has expired');
select is(private.recovery_token_is_valid(repeat('cd', 28), '2026-06-10 10:01Z'), false, 'another token does not work');
select is(private.recovery_token_is_valid('', '2026-06-10 10:01Z'), false, 'nor does none, which accounts without a link carry');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.recovery_token_is_valid(repeat(''ab'', 28))'), '42501', 'people cannot probe tokens');
select is(pg_temp.as_person(null, 'service_role', 'select public.recovery_token_is_valid(repeat(''ab'', 28))'), 'false', 'the server can');

select * from finish();
rollback;
