begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(14);

-- anonymous
select is(pg_temp.as_person(null, 'anon', 'select public.create_contact_message(''Eve'', ''e@example.com'', ''0123456789'', ''h'')'), '42501', 'visitors write through the server only');
select is(pg_temp.as_person(null, 'anon', 'select count(*) from public.contact_messages'), '42501', 'and read nothing');

-- signed in
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.contact_messages (name, email, message) values (''a'', ''b'', ''c'')'), '42501', 'people write through the server only');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select count(*) from public.contact_messages'), '0', 'and read no messages');

-- service
select is(pg_temp.as_person(null, 'service_role', 'select public.create_contact_message(''Eve'', ''e@example.com'', ''0123456789'', ''h'') ->> ''outcome'''), 'created', 'the server stores a message');
select is((select name || ' ' || email || ' ' || message || ' ' || (mailed_at is null) from public.contact_messages), 'Eve e@example.com 0123456789 true', 'as it came, not mailed yet');
select is((select count(*)::integer from private.queue_jobs), 0, 'and nobody is to mail it where there is no mail');
select is(pg_temp.as_person(null, 'service_role', 'select public.contact_message_to_mail(id) ->> ''email'' from public.contact_messages'), 'e@example.com', 'the server reads what to mail');
select is(pg_temp.as_person(null, 'service_role', 'select public.contact_message_mailed(id) from public.contact_messages'), 'true', 'the server notes that it was mailed');
select is(pg_temp.as_person(null, 'service_role', 'select public.contact_message_to_mail(id) from public.contact_messages'), null, 'then there is nothing to mail any more');
select is(pg_temp.as_person(null, 'service_role', 'select public.contact_message_mailed(id) from public.contact_messages'), 'false', 'once');
select is(pg_temp.as_person(null, 'service_role', 'select public.create_contact_message(''Eve'', ''e@example.com'', ''short'', ''g'')'), '23514', 'a short one is refused');
select is(
  (select string_agg(distinct private.create_contact_message('Eve', 'e@example.com', '0123456789', 'same', now()) ->> 'outcome', ',') from generate_series(1, 11)),
  'created,rate_limited', 'ten an hour from one address are the most'
);

-- administrator
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select count(*) > 0 from public.contact_messages'), 'true', 'an administrator reads them');

select * from finish();
rollback;
