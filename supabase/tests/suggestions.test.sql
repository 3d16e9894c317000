begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(8);

-- owner
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.create_suggestion(''More owls'') ->> ''outcome'''), 'created', 'people send suggestions');
select is((select username || ' ' || email || ' ' || suggestion from public.suggestions), 'owner owner@example.com More owls', 'stored under the account''s own name');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select count(*) from public.suggestions'), '0', 'people do not read suggestions');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.suggestions (suggestion, username, email) values (''a'', ''b'', ''c'')'), '42501', 'nor write them directly');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.create_suggestion(repeat(''a'', 501))'), '23514', 'a long one is refused');

-- anonymous
select is(pg_temp.as_person(null, 'anon', 'select public.create_suggestion(''spam'')'), '42501', 'visitors send none');

-- limits and the service
select is(
  (select string_agg(distinct private.create_suggestion('00000000-0000-4000-8000-000000000001', 'again', now()) ->> 'outcome', ',') from generate_series(1, 20)),
  'created,rate_limited', 'twenty an hour are the most'
);
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select count(*) from public.suggestions'), '20', 'an administrator reads them');

select * from finish();
rollback;
