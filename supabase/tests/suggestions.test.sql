begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(13);

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


-- the panel's list, with messages to support
delete from public.suggestions;
insert into public.suggestions (suggestion, username, email, created_at)
values ('First', 'owner', 'owner@example.com', '2026-06-01Z'), ('Last', 'owner', 'owner@example.com', '2026-06-03Z');
insert into public.contact_messages (name, email, message, created_at) values ('Eve', 'eve@example.com', 'Where are you?', '2026-06-02Z');
create function pg_temp.listed(p_arguments text) returns text
language sql as $$
  select pg_temp.as_person(
    '00000000-0000-4000-8000-000000000002', 'authenticated',
    format('select string_agg(m ->> ''text'', '','') from jsonb_array_elements(public.list_messages(%s)) as m', p_arguments)
  )
$$;
select is(pg_temp.listed('9'), 'Last,Where are you?,First', 'suggestions and messages to support are one list, newest first');
select is(pg_temp.listed('1'), 'Last', 'a page has as many as were asked for');
select is(
  pg_temp.listed((select format('9, %L, %L', created_at, 'suggestion-' || id) from public.suggestions where suggestion = 'Last')),
  'Where are you?,First', 'and the next one continues after the last'
);
select is(pg_temp.as_person(null, 'service_role', format('select public.suggestion_to_mail(%s) ->> ''message''', (select min(id) from public.suggestions))), 'First', 'the server reads one for its mail');
select is(pg_temp.as_person(null, 'service_role', 'select public.suggestion_to_mail(1000000)'), null, 'and nothing of one that is gone');

select * from finish();
rollback;
