begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

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
