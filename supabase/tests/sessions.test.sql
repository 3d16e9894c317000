begin;

\ir prelude/accounts.psql

/* Runs a query as the owner of a session and answers its first value or SQLSTATE. */
create function pg_temp.in_session(p_user_id uuid, p_session_id uuid, p_query text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claim.sub', p_user_id::text, true);
  perform set_config(
    'request.jwt.claims', json_build_object('sub', p_user_id, 'role', 'authenticated', 'session_id', p_session_id)::text, true
  );
  perform set_config('role', 'authenticated', true);
  execute p_query into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;
create function pg_temp.as_owner(p_query text) returns text
language sql as $$
  select pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', p_query)
$$;

insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000001', now() - interval '2 days'),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-000000000001', now() - interval '60 days 1 minute'),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000002', now());

select plan(24);

-- a bounded age
select is(pg_temp.as_owner('select public.session_is_live()'), 'true', 'a session of today works');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a3', 'select public.session_is_live()'),
  'false', 'one that began more than 60 days ago does not, whatever its token says'
);

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
delete from auth.users where id = '00000000-0000-4000-8000-000000000001';
select is((select count(*)::integer from private.account_sessions), 0, 'a deleted account leaves no device behind');

select * from finish();
rollback;
