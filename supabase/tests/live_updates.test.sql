-- Live updates are read with a role of their own, which reads the published tables and can do nothing else.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(16);

create temporary view our_tables as
select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and c.relname not in ('tap_funky', 'pg_all_foreign_keys');

create function pg_temp.token(p_session text, p_account text default '00000000-0000-4000-8000-000000000001') returns jsonb
language sql as $$ select jsonb_build_object('role', 'live_updates', 'account_id', p_account, 'session_id', p_session) $$;

-- Who applied the migrations may act as the role that they made, for this test.
grant live_updates to current_user;

insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001');
insert into public.daily_usage (user_id, day, used) values
  ('00000000-0000-4000-8000-000000000001', '2026-06-10', 3), ('00000000-0000-4000-8000-000000000002', '2026-06-10', 4);

-- the role
select is_empty(
  $$select t.oid::regclass || ' ' || privilege from our_tables t
    cross join unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where has_table_privilege('live_updates', t.oid, privilege)$$,
  'it writes nowhere'
);
select set_eq(
  $$select relname::text from our_tables where has_any_column_privilege('live_updates', oid, 'select')$$,
  array['caption_history', 'daily_usage', 'subscriptions', 'profiles'],
  'it reads the published tables and no other'
);
select set_eq(
  $$select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege('live_updates', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  array['live_account_id'],
  'it may ask whose token it is and nothing else'
);
select is_empty(
  $$select r.rolname from pg_roles r where r.rolname in ('authenticator', 'anon', 'authenticated', 'service_role')
    and pg_has_role(r.oid, 'live_updates', 'member')$$,
  'no role of the data API may take it on'
);
select is_empty(
  $$select r.rolname from pg_roles r where r.rolname <> 'live_updates' and pg_has_role('live_updates', r.oid, 'member')$$,
  'and it may take on no other'
);
select ok(not (select rolbypassrls or rolcanlogin or rolsuper from pg_roles where rolname = 'live_updates'), 'row-level security holds for it');
select is(has_schema_privilege('live_updates', 'private', 'usage'), false, 'it does not enter the schema private');

-- what a token shows
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select string_agg(used::text, '','') from public.daily_usage'), '3', 'the account''s own usage');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select string_agg(username, '','') from public.profiles'), 'owner', 'its own profile');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a2'), 'select count(*) from public.daily_usage'), '0', 'nothing once the session is over');
select is(
  pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000002'), 'select count(*) from public.daily_usage'),
  '0', 'nothing for another account than the session''s'
);
select is(pg_temp.as_live('{"role": "live_updates", "account_id": "00000000-0000-4000-8000-000000000001"}', 'select count(*) from public.profiles'), '0', 'nothing without a session');
select is(pg_temp.as_live(pg_temp.token('nonsense', 'nonsense'), 'select count(*) from public.profiles'), '0', 'nothing for claims that are no ids');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select public.me()'), '42501', 'no function of the product answers');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select count(*) from public.user_roles'), '42501', 'no other table answers');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'delete from public.caption_history where true'), '42501', 'nothing can be deleted');

select * from finish();
rollback;
