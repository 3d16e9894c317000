begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

-- Two accounts beside the prelude's: the operator's address, typed by anybody, and one more.
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-000000000003', 'Boss@example.com', '{"username": "boss"}'),
  ('00000000-0000-4000-8000-000000000004', 'other@example.com', '{"username": "other"}');

create function pg_temp.roles() returns text language sql as $$
  select coalesce(string_agg(right(user_id::text, 1) || ' ' || source, ', ' order by user_id), 'none') from public.user_roles
$$;
create function pg_temp.link(p_user integer, p_token integer, p_renew boolean default true, p_at timestamptz default now(), p_email text default 'boss@example.com')
returns text language sql as $$
  select private.create_admin_link(
    ('00000000-0000-4000-8000-00000000000' || p_user)::uuid, p_email, 'hash of ' || p_email, repeat(p_token::text, 64), p_renew, p_at
  ) ->> 'outcome'
$$;
create function pg_temp.use(p_user integer, p_token integer, p_at timestamptz default now(), p_email text default 'boss@example.com')
returns boolean language sql as $$
  select private.use_admin_link(('00000000-0000-4000-8000-00000000000' || p_user)::uuid, p_email, repeat(p_token::text, 64), p_at)
$$;

select plan(46);

-- nobody is an administrator
select lives_ok($$delete from auth.users where id = '00000000-0000-4000-8000-000000000002'$$, 'without an administrator, accounts can be deleted as ever');
select is(public.is_last_administrator('00000000-0000-4000-8000-000000000001'), false, 'and none is the last administrator');

-- the mailed link
select is(pg_temp.link(1, 1), 'not_needed', 'an account with another address gets no link');
select is(pg_temp.link(3, 1), 'created', 'the account with the operator''s address does, in any casing');
select is((select expires_at - created_at from private.admin_links), interval '1 hour', 'for one hour');
select is(pg_temp.link(3, 2, p_renew := false), 'not_needed', 'a sign-in sends no second one while it works');
select is(pg_temp.link(3, 2), 'created', 'a request does');
select is(pg_temp.use(3, 1), false, 'which ends the first');
select is(pg_temp.use(1, 2), false, 'another account cannot use it');
select is(pg_temp.use(3, 2, p_email := 'new.boss@example.com'), false, 'nor can its own once ADMIN_EMAIL is another one');
select is(pg_temp.use(3, 2, now() + interval '1 hour'), false, 'nor after an hour');
select is(pg_temp.use(3, 2, now() - interval '1 second'), false, 'nor before it was made');
update auth.users set email = 'moved@example.com' where id = '00000000-0000-4000-8000-000000000003';
select is(pg_temp.use(3, 2), false, 'nor when the account has another address by now');
update auth.users set email = 'Boss@example.com' where id = '00000000-0000-4000-8000-000000000003';
select is(pg_temp.roles(), 'none', 'nothing of this gave the role');
select is(pg_temp.use(3, 2), true, 'its own account uses it');
select is(pg_temp.roles(), '3 link', 'and is an administrator');
select is(pg_temp.use(3, 2), false, 'once');
select is(pg_temp.link(3, 3), 'not_needed', 'an administrator needs no link');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000004', 'admin');
delete from public.user_roles where user_id = '00000000-0000-4000-8000-000000000003';
select is(pg_temp.use(3, 2), false, 'and a role that was taken away does not come back by it');
select is(pg_temp.link(3, 4), 'created', 'three mails an hour');
select is(pg_temp.link(3, 5), 'rate_limited', 'are the most to one address');
select is(pg_temp.link(3, 5, p_at := now() + interval '61 minutes'), 'created', 'until the hour is over');
select is(pg_temp.as_person(null, 'service_role', $$select public.discard_admin_link('00000000-0000-4000-8000-000000000003', repeat('5', 64))$$), 'true', 'the server takes back a link whose mail was not taken');
select is_empty('select 1 from private.admin_links', 'and it is gone');

-- the operator's commands
select is(pg_temp.as_person(null, 'service_role', $$select public.grant_admin(' OWNER@example.com ')$$), 'granted', 'the server gives the role to an account');
select is(pg_temp.as_person(null, 'service_role', $$select public.grant_admin('owner@example.com')$$), 'already', 'once');
select is(pg_temp.as_person(null, 'service_role', $$select public.grant_admin('nobody@example.com')$$), 'no_account', 'not to an address without an account');
select is(pg_temp.as_person(null, 'service_role', $$select jsonb_path_query_array(public.list_admins(), '$[*].username')::text$$), '["other", "owner"]', 'lists who has it');
select is(pg_temp.as_person(null, 'service_role', $$select public.revoke_admin('other@example.com')$$), 'revoked', 'takes it away');
select is(pg_temp.as_person(null, 'service_role', $$select public.revoke_admin('other@example.com')$$), 'not_admin', 'once');
select is(pg_temp.as_person(null, 'service_role', $$select public.revoke_admin('nobody@example.com')$$), 'no_account', 'not from an address without an account');

-- the last one
select is(public.is_last_administrator('00000000-0000-4000-8000-000000000001'), true, 'one is left');
select is(public.is_last_administrator('00000000-0000-4000-8000-000000000003'), false, 'the others are not the last');
select is(pg_temp.as_person(null, 'service_role', $$select public.revoke_admin('owner@example.com')$$), 'last_administrator', 'the last one keeps the role');
select throws_ok($$delete from public.user_roles$$, '23001', 'The last administrator cannot be removed.', 'also when the row is deleted');
select throws_ok($$update public.user_roles set user_id = '00000000-0000-4000-8000-000000000003'$$, '23001', null, 'or given to somebody else in place');
select throws_ok($$truncate public.user_roles$$, '23001', null, 'or the table emptied');
select is(pg_temp.as_person(null, 'service_role', $$select public.delete_account('00000000-0000-4000-8000-000000000001')$$), '23001', 'or the account deleted');
select is((select count(*) from public.profiles where username = 'owner'), 1::bigint, 'which is whole afterwards');
select is(pg_temp.as_person(null, 'service_role', $$delete from public.user_roles where role = 'admin'$$), '23001', 'the server''s key changes nothing about it');
select lives_ok($$update public.user_roles set source = 'operator'$$, 'other changes of the row are free');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000003', 'admin'), ('00000000-0000-4000-8000-000000000004', 'admin');
select throws_ok($$delete from public.user_roles$$, '23001', null, 'nor do all go at once');
select throws_ok($$delete from auth.users$$, '23001', null, 'with their accounts or without');
select is(pg_temp.as_person(null, 'service_role', $$select public.delete_account('00000000-0000-4000-8000-000000000001')$$), 'true', 'an administrator who is not the last may leave');
select is(pg_temp.roles(), '3 operator, 4 operator', 'and the others stay');

-- signed in
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000003', 'authenticated', 'select public.use_admin_link(auth.uid(), ''boss@example.com'', repeat(''5'', 64))')
    || pg_temp.as_person('00000000-0000-4000-8000-000000000003', 'authenticated', 'select public.grant_admin(''boss@example.com'')')
    || pg_temp.as_person('00000000-0000-4000-8000-000000000003', 'authenticated', 'update public.user_roles set source = ''link'''),
  '425014250142501', 'nobody calls or writes any of it as themself, administrator or not'
);

select * from finish();
rollback;
