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

select plan(10);

create function pg_temp.take(p_subject text, p_at timestamptz) returns integer
language sql as $$ select private.take_rate_limits(array['login_account'], array[p_subject], p_at) $$;

select is((select max(pg_temp.take('a', '2026-06-10 10:00Z')) from generate_series(1, 10)), 0, 'ten tries are allowed');
select is(pg_temp.take('a', '2026-06-10 10:05Z'), 600, 'the eleventh waits for the window to end');
select is(pg_temp.take('b', '2026-06-10 10:05Z'), 0, 'another subject does not');
select is(pg_temp.take('a', '2026-06-10 10:15Z'), 0, 'after the window it starts again');
select is((select hits from private.rate_limit_hits where subject = 'a'), 1, 'at one');
select is(
  private.take_rate_limits(array['login_account', 'login_address'], array['c', 'd'], '2026-06-10 10:00Z'),
  0, 'several kinds are taken at once'
);
select is((select count(*)::integer from private.rate_limit_hits where subject in ('c', 'd')), 2, 'and each is counted');
select throws_ok($$select private.take_rate_limits(array['unheard'], array['a'], now())$$, 'P0002', null, 'an unknown kind is an error');
select is(pg_temp.take('e', '2026-06-10 12:00Z'), 0, 'a later call');
select is_empty($$select 1 from private.rate_limit_hits where subject = 'b'$$, 'removes what has expired');

select * from finish();
rollback;
