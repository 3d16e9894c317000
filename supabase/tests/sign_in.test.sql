begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(13);

update auth.users set recovery_token = repeat('ab', 28), recovery_sent_at = '2026-06-10 10:00Z' where email = 'owner@example.com';

select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 10:59Z'), true, 'a link works for an hour');
select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 10:59Z'), true, 'and asking does not spend it');
select is(private.recovery_token_is_valid(repeat('ab', 28), '2026-06-10 11:00Z'), false, 'then it has expired');
select is(private.recovery_token_is_valid(repeat('cd', 28), '2026-06-10 10:01Z'), false, 'another token does not work');
select is(private.recovery_token_is_valid('', '2026-06-10 10:01Z'), false, 'nor does none, which accounts without a link carry');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.recovery_token_is_valid(repeat(''ab'', 28))'), '42501', 'people cannot probe tokens');
select is(pg_temp.as_person(null, 'service_role', 'select public.recovery_token_is_valid(repeat(''ab'', 28))'), 'false', 'the server can');

-- the code of an authenticator app
create function pg_temp.asks_for_code(p_token text) returns text
language sql as $$ select pg_temp.as_person(null, 'service_role', format('select public.recovery_asks_for_code(%L)', p_token)) $$;
update auth.users set recovery_sent_at = now() where email = 'owner@example.com';
select is(pg_temp.asks_for_code(repeat('ab', 28)), 'false', 'an account without an app needs no code');
do $stand_in$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key, user_id uuid, factor_type text, status text, created_at timestamptz, updated_at timestamptz
    );
  end if;
end
$stand_in$;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'totp', 'unverified', now(), now());
select is(pg_temp.asks_for_code(repeat('ab', 28)), 'false', 'an app whose setup was not completed asks for none');
update auth.mfa_factors set status = 'verified';
select is(pg_temp.asks_for_code(repeat('ab', 28)), 'true', 'one with an app needs its code');
select is(pg_temp.asks_for_code(repeat('cd', 28)), 'false', 'another token says nothing');
update auth.users set recovery_sent_at = now() - interval '2 hours' where email = 'owner@example.com';
select is(pg_temp.asks_for_code(repeat('ab', 28)), 'false', 'nor does an expired one');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.recovery_asks_for_code(repeat(''ab'', 28))'), '42501', 'people cannot ask');

select * from finish();
rollback;
