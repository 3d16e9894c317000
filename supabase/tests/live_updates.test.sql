-- Changes reach the live sessions of their own account: one message per statement and session, without rows. The token
-- for live updates joins the topic of its session and can do nothing else that visitors cannot.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql
\ir prelude/realtime.psql

select plan(41);

create function pg_temp.token(p_session text, p_account text default '00000000-0000-4000-8000-000000000001') returns jsonb
language sql as $$ select jsonb_build_object('role', 'anon', 'account_id', p_account, 'session_id', p_session) $$;

-- Two sessions of the owner, one of the stranger.
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', now()),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000001', now()),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000002', now());

select is(private.allow_live_updates(), true, 'tokens are allowed to join topics');
select is(private.allow_live_updates(), true, 'any number of times');

-- whoever may use Realtime's messages and not pass that on: PostgreSQL only warns
create role guest_of_realtime;
grant guest_of_realtime to current_user;
grant usage on schema private, realtime to guest_of_realtime;
grant execute on function private.allow_live_updates() to guest_of_realtime;
grant select on realtime.messages to guest_of_realtime;
select is(
  pg_temp.with_claims('guest_of_realtime', '{}', 'select private.allow_live_updates()'), 'true',
  'by somebody who may not pass on Realtime''s messages, because Realtime has granted them'
);
revoke select on realtime.messages from anon;
select is(
  pg_temp.with_claims('guest_of_realtime', '{}', 'select private.allow_live_updates()'), 'false',
  'not where it has not'
);
select is(private.allow_live_updates(), true, 'until somebody calls it who may');

-- the role
select set_eq(
  $$select roles::text from pg_policies where schemaname = 'realtime' and policyname = 'Live updates reach their own session'$$,
  array['{anon}'],
  'the policy is for the role of visitors'
);
select is_empty(
  $$select realtime.rolname from pg_roles realtime
    where realtime.rolname in ('supabase_admin', 'supabase_realtime_admin') and not pg_has_role(realtime.rolname, 'anon', 'member')$$,
  'as which each role of Realtime may act'
);

-- what a token may join
/* Whether Realtime would let a token join a topic: it stores a message, reads it with the token, and rolls back. */
create function pg_temp.joins(p_claims jsonb, p_topic text) returns text
language plpgsql as $$
declare
  probe uuid := gen_random_uuid();
  result text;
begin
  insert into realtime.messages (id, topic, extension) values (probe, p_topic, 'broadcast');
  perform set_config('realtime.topic', p_topic, true);
  result := pg_temp.as_live(p_claims, format('select count(*) from realtime.messages where id = %L', probe));
  delete from realtime.messages where id = probe;
  return result;
end
$$;
select is(pg_temp.joins(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'session:00000000-0000-4000-8000-0000000000a1'), '1', 'a token joins the topic of its session');
select is(pg_temp.joins(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'session:00000000-0000-4000-8000-0000000000a2'), '0', 'not that of another session of the account');
select is(pg_temp.joins(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'session:00000000-0000-4000-8000-0000000000b1'), '0', 'not that of somebody else');
select is(
  pg_temp.joins(pg_temp.token('00000000-0000-4000-8000-0000000000b1'), 'session:00000000-0000-4000-8000-0000000000b1'), '0',
  'nor one of a session that is not the account''s'
);
select is(pg_temp.joins(pg_temp.token('00000000-0000-4000-8000-00000000dead'), 'session:00000000-0000-4000-8000-00000000dead'), '0', 'nothing once the session is over');
select is(pg_temp.joins('{"role": "live_updates", "account_id": "00000000-0000-4000-8000-000000000001"}', 'session:'), '0', 'nothing without a session');
select is(pg_temp.joins(pg_temp.token('nonsense', 'nonsense'), 'session:nonsense'), '0', 'nothing for claims that are no ids');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select public.me()'), '42501', 'no function of the product can be called');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select count(*) from public.profiles'), '42501', 'no table can be read');
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'insert into realtime.messages (topic, extension) values (''session:x'', ''broadcast'')'), '42501', 'and it sends nothing');

-- what is sent
/* The messages since the last look, as "session: payload". */
create function pg_temp.sent() returns setof text
language plpgsql as $$
begin
  return query select right(topic, 2) || ': ' || (payload - 'id')::text from realtime.messages order by 1;
  delete from realtime.messages where true;
end
$$;
delete from realtime.messages where true;
insert into public.caption_history (id, user_id, keyword, platform, captions, created_at)
overriding system value values (1, '00000000-0000-4000-8000-000000000001', 'tea', 'x', array['Tea'], now());
select results_eq('select pg_temp.sent()', $$values
  ('a1: {"type": "INSERT", "table": "caption_history", "entries": [{"id": "1"}]}'),
  ('a2: {"type": "INSERT", "table": "caption_history", "entries": [{"id": "1"}]}')$$, 'a new entry reaches each session of its account, and nobody else');
update public.caption_history set favorites = '{0}' where id = 1;
select is(
  (select s from pg_temp.sent() as s limit 1),
  'a1: ' || jsonb_build_object('table', 'caption_history', 'type', 'UPDATE', 'entries', jsonb_build_array(jsonb_build_object(
    'id', '1', 'favorites', array[0], 'digest', encode(sha256('["Tea"]'), 'hex'))))::text,
  'of a changed one its favorites and a digest are sent, and no text'
);
update public.caption_history set deleted_at = now() where id = 1;
select is_empty('select pg_temp.sent()', 'a hidden entry is not announced');
delete from public.caption_history where id = 1;
select is_empty('select pg_temp.sent()', 'nor that it is removed for good');

insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select case when n % 2 = 0 then '00000000-0000-4000-8000-000000000001' else '00000000-0000-4000-8000-000000000002' end::uuid, 'tea', 'x', array['Tea'], now()
from generate_series(1, 200) as n;
select results_eq('select pg_temp.sent()', $$values
  ('a1: {"type": "INSERT", "table": "caption_history", "entries": null}'), ('a2: {"type": "INSERT", "table": "caption_history", "entries": null}'),
  ('b1: {"type": "INSERT", "table": "caption_history", "entries": null}')$$, 'of two hundred rows, every session gets one message');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'with gone as (delete from public.caption_history where id > 0 returning 1) select count(*) from gone'), '100', 'a person deletes a hundred entries');
select results_eq('select pg_temp.sent()', $$values
  ('a1: {"type": "DELETE", "table": "caption_history", "entries": null}'), ('a2: {"type": "DELETE", "table": "caption_history", "entries": null}')$$,
  'their sessions get one message each, and the stranger none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.clear_captions() is null'), 'false', 'the stranger clears their history');
select results_eq($$select regexp_replace(sent, '"2[^"]+"', 'at') from pg_temp.sent() as sent$$, $$values ('b1: {"type": "UPDATE", "table": "profiles", "history_changed_at": at}')$$, 'which their profile announces');
insert into public.daily_usage (user_id, day, used) values ('00000000-0000-4000-8000-000000000001', '2026-06-10', 3);
select is((select sent from pg_temp.sent() as sent limit 1), 'a1: {"type": "INSERT", "used": 3, "table": "daily_usage"}', 'the usage is sent as a number');
insert into public.subscriptions (user_id) values ('00000000-0000-4000-8000-000000000001') on conflict (user_id) do update set user_id = excluded.user_id;
select matches((select sent from pg_temp.sent() as sent limit 1), '^a1: {"type": "(INSERT|UPDATE)", "table": "subscriptions"}$', 'of a subscription only that it changed');

-- what was announced before a page listened
create function pg_temp.was_announced(p_session text, p_ago interval) returns boolean
language sql as $$ select private.was_announced(p_session::uuid, now() - p_ago) $$;
update public.profiles set username = 'renamed once' where id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.was_announced('00000000-0000-4000-8000-0000000000a1', '1 second'), true, 'a page learns that something changed since it started');
select is(pg_temp.was_announced('00000000-0000-4000-8000-0000000000b1', '1 second'), false, 'about its own account only');
update realtime.messages set inserted_at = inserted_at - interval '3 seconds' where true;
select is(pg_temp.was_announced('00000000-0000-4000-8000-0000000000a1', '2 seconds'), false, 'nothing of what is longer ago');
select is(pg_temp.was_announced('00000000-0000-4000-8000-0000000000a1', '4 seconds'), true, 'as far back as it asks');
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', 'select public.was_announced(4)'), 'true',
  'the session is the one of the token'
);
select is(
  pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000dead', 'select public.was_announced(4)'), null,
  'a session that has ended is told nothing'
);
select is(pg_temp.as_live(pg_temp.token('00000000-0000-4000-8000-0000000000a1'), 'select public.was_announced(4)'), '42501', 'and the token for live updates may not ask');
/* Whether the person's session got a message of so long ago, if it asks how far back it likes. */
create function pg_temp.learns_of(p_age interval, p_seconds text) returns text
language sql as $$
  update realtime.messages set inserted_at = now() - p_age where true;
  select pg_temp.in_session(
    '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', format('select public.was_announced(%s)', p_seconds)
  )
$$;
select is(pg_temp.learns_of('59 minutes', '3600'), 'true', 'a page may ask for an hour');
select is(pg_temp.learns_of('61 minutes', '2147483647'), 'false', 'and for no longer');
select is(pg_temp.learns_of('61 minutes', 'null'), 'false', 'also without a number');
delete from realtime.messages where true;

-- an ended session
delete from auth.sessions where id = '00000000-0000-4000-8000-0000000000a2';
update public.profiles set username = 'renamed' where id = '00000000-0000-4000-8000-000000000001';
select is((select string_agg(left(sent, 2), ',') from pg_temp.sent() as sent), 'a1', 'nothing is sent to a session that has ended');
insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), '00000000-0000-4000-8000-000000000002', now() from generate_series(1, 30);
update public.profiles set username = 'renamed too' where id = '00000000-0000-4000-8000-000000000002';
select is((select count(*)::integer from pg_temp.sent()), 20, 'and to twenty sessions at the most');

-- Realtime is not needed for anything to be stored
alter table realtime.messages add constraint no_partition check (false) not valid;
update public.profiles set username = 'stored' where id = '00000000-0000-4000-8000-000000000001';
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'stored', 'what cannot be announced is stored all the same');

select * from finish();
rollback;
