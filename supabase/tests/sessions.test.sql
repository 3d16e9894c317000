begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.as_owner(p_query text) returns text
language sql as $$
  select pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', p_query)
$$;

insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000001', now() - interval '2 days'),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-000000000001', now() - interval '60 days 1 minute'),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000002', now());

select plan(36);

-- a bounded age
select is(pg_temp.as_owner('select public.session_is_live()'), 'true', 'a session of today works');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a3', 'select public.session_is_live()'),
  'false', 'one that began more than 60 days ago does not, whatever its token says'
);

-- without use
update auth.sessions set created_at = now() - interval '50 days' where id = '00000000-0000-4000-8000-0000000000a1';
select is(pg_temp.as_owner('select public.session_is_live()'), 'false', 'one that was never used does not work after 30 days');
select is(
  (select count(*)::integer from jsonb_array_elements(private.list_sessions('00000000-0000-4000-8000-000000000001', null, now()))), 1,
  'nor is it listed'
);
insert into private.account_sessions (session_id, user_id, device, created_at, last_seen_at) values (
  '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 'Chrome', now() - interval '50 days',
  now() - interval '29 days'
);
select is(pg_temp.as_owner('select public.session_is_live()'), 'true', 'one that was used 29 days ago does');
update private.account_sessions set last_seen_at = now() - interval '30 days 1 minute';
select is(pg_temp.as_owner('select public.session_is_live()'), 'false', 'one that was used a month ago does not');
delete from private.account_sessions;
update auth.sessions set created_at = now() - interval '1 hour' where id = '00000000-0000-4000-8000-0000000000a1';

-- devices
select is(pg_temp.as_owner('select public.touch_session(''Chrome on Android'')'), 'true', 'a session is noted');
select is(
  (select device from private.account_sessions where session_id = '00000000-0000-4000-8000-0000000000a1'), 'Chrome on Android',
  'with its device'
);
select is(pg_temp.as_owner('select public.touch_session(repeat(''x'', 61))'), '23514', 'a device has a short name');
select is(
  private.touch_session(
    '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', 'Firefox on Linux', now() + interval '4 minutes'
  ), false, 'a second visit within five minutes'
);
select is((select device from private.account_sessions), 'Chrome on Android', 'writes nothing');
select private.touch_session(
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', 'Firefox on Linux', now() + interval '5 minutes'
);
select is(
  (select device || (last_seen_at = (now() + interval '5 minutes')::timestamptz (3)) from private.account_sessions),
  'Firefox on Linuxtrue', 'one after that does'
);
select private.touch_session(
  '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000a1', 'Thief on Linux', now() + interval '1 hour'
);
select is((select device from private.account_sessions), 'Firefox on Linux', 'nobody writes another person''s session');
insert into private.account_sessions (session_id, user_id, device, created_at, last_seen_at)
values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Safari on iOS', now(), now());
select private.touch_session(
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', 'Firefox on Linux', now() + interval '20 minutes'
);
select is((select count(*)::integer from private.account_sessions), 1, 'sessions that ended elsewhere are forgotten with it');

-- the list
select is(
  pg_temp.as_owner($$select string_agg(right(s ->> 'id', 2) || (s ->> 'current'), ',') from jsonb_array_elements(public.list_sessions()) s$$),
  'a1true,a2false', 'people see their own living sessions, this one first'
);
select is(
  pg_temp.as_owner($$select public.list_sessions() -> 1 ->> 'last_seen_at'$$), private.iso(now() - interval '2 days'),
  'one that was not noted was last seen when it began'
);
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a3', 'select public.list_sessions()'),
  null, 'a session that is over lists none'
);

-- ending
select is(pg_temp.as_owner($$select public.end_session('00000000-0000-4000-8000-0000000000b1')$$), 'not_found', 'nobody ends another person''s session');
select is((select count(*)::integer from auth.sessions where id = '00000000-0000-4000-8000-0000000000b1'), 1, 'it is still there');
select is(pg_temp.as_owner($$select public.end_session('00000000-0000-4000-8000-0000000000a2')$$), 'ended', 'their own they end');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a2', 'select public.me()'), null,
  'its token is nobody''s at once'
);
select is(pg_temp.as_owner($$select public.end_session('00000000-0000-4000-8000-0000000000a2')$$), 'not_found', 'a second time there is nothing to end');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a2', $$select public.end_session('00000000-0000-4000-8000-0000000000a1')$$),
  'no_account', 'a session that is over ends no other'
);
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-000000000001', now());
select is(pg_temp.as_owner('select public.end_other_sessions()'), '2', 'all others end in one call');
select is(pg_temp.as_owner('select public.session_is_live()'), 'true', 'this one goes on');
select is((select count(*)::integer from auth.sessions where id = '00000000-0000-4000-8000-0000000000b1'), 1, 'and so do other people''s');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', null, 'select public.end_other_sessions()'), null,
  'a token without a session ends none'
);
-- a session that was ended on another device
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000001');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.me() ->> ''email'''), 'owner@example.com', 'a running session is its owner''s');
delete from auth.sessions where id = '00000000-0000-4000-8000-00000000000a';
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.me()'), null, 'an ended one is nobody''s');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.reserve_generation() ->> ''outcome'''), 'no_account', 'and generates nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.list_captions(10)'), null, 'reads nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.clear_captions() is null'), 'true', 'deletes nothing');
-- The stranger as well: the last administrator keeps the role.
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-000000000001', 'admin'), ('00000000-0000-4000-8000-000000000002', 'admin');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.is_admin()'), 'false', 'administers nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', 'nonsense', 'select public.is_admin()'), 'true', 'where a live one would');
delete from public.user_roles where user_id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', 'nonsense', 'select public.me() ->> ''email'''), 'owner@example.com', 'what is no session id is none');

-- a deleted account
delete from auth.users where id = '00000000-0000-4000-8000-000000000001';
select is((select count(*)::integer from private.account_sessions), 0, 'a deleted account leaves no device behind');

select * from finish();
rollback;
