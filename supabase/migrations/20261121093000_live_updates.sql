-- Plan, usage, profile and history reach the person's other tabs and devices: the database announces a change on the
-- private Realtime topic of each live session of the account, one message per statement, with what the page needs and
-- no row. A topic can be joined with the token of its own session only, and nothing is sent to a session that has
-- ended. The token has the role of visitors, which every Realtime may act as and which reads nothing of an account; its
-- claims name the session.
--
-- The policy stands behind the functions here, because it asks one, and because Realtime is not everywhere.

/*
 * The topic that the token may join, or null when it is for none, or its session or account has ended.
 * Definer: reads auth.sessions, which visitors cannot.
 */
create function private.live_topic() returns text
language sql stable security definer
set search_path = ''
as $$
  select 'session:' || s.id
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token
  join auth.sessions s on s.id::text = token.claims ->> 'session_id' and s.user_id::text = token.claims ->> 'account_id'
  join public.profiles p on p.id = s.user_id
$$;

/*
 * Announces a change to the sessions of an account, at most to the 20 that were used last. Without Realtime it does
 * nothing. A failure is a warning: what is announced is stored all the same.
 */
create function private.announce_change(p_account_id uuid, p_change jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  session_id uuid;
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return;
  end if;
  for session_id in
    select s.id from auth.sessions s left join private.account_sessions known on known.session_id = s.id
    where s.user_id = p_account_id
    order by coalesce(known.last_seen_at, s.created_at) desc nulls last, s.id limit 20
  loop
    execute 'select realtime.send($1, ''change'', $2, true)' using p_change, 'session:' || session_id;
  end loop;
exception
  when others then
    raise warning 'a live update was not sent: %', sqlerrm;
end
$$;

/*
 * Entries that appeared, changed or went, as far as they are visible; hidden ones are announced by the profile. Of more
 * than 20 only that there were many (entries is null). A digest stands for the captions, so that a tab recognizes its
 * own save. Definer, as the functions after it: whoever writes has no rights on sessions and topics.
 */
create function private.announce_captions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  account record;
begin
  for account in
    select
      visible.user_id, count(*) as total,
      jsonb_agg(jsonb_build_object('id', visible.id::text) || case when tg_op = 'UPDATE' then jsonb_build_object(
        'favorites', visible.favorites,
        'digest', encode(sha256(convert_to(to_json(visible.captions)::text, 'UTF8')), 'hex')
      ) else '{}' end) filter (where visible.place <= 20) as entries
    from (
      select c.id, c.user_id, c.favorites, c.captions, row_number() over (partition by c.user_id) as place
      from changed c join public.profiles p on p.id = c.user_id
      where c.deleted_at is null and c.created_at > p.history_cleared_to
        and exists (select from auth.sessions s where s.user_id = c.user_id)
    ) as visible
    group by visible.user_id
  loop
    perform private.announce_change(account.user_id, jsonb_build_object(
      'table', 'caption_history', 'type', tg_op,
      'entries', case when account.total <= 20 then account.entries end
    ));
  end loop;
  return null;
end
$$;

create function private.announce_usage() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.announce_change(latest.user_id, jsonb_build_object(
    'table', 'daily_usage', 'type', tg_op, 'used', latest.used
  ))
  from (select distinct on (c.user_id) c.user_id, c.used from changed c order by c.user_id, c.day desc) as latest;
  return null;
end
$$;

create function private.announce_subscription() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.announce_change(person.user_id, jsonb_build_object('table', 'subscriptions', 'type', tg_op))
  from (select distinct c.user_id from changed c) as person;
  return null;
end
$$;

create function private.announce_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.announce_change(c.id, jsonb_build_object(
    'table', 'profiles', 'type', tg_op, 'history_changed_at', private.iso(c.history_changed_at)
  ))
  from changed c;
  return null;
end
$$;

create trigger announce_new_captions after insert on public.caption_history
referencing new table as changed for each statement execute function private.announce_captions();

create trigger announce_changed_captions after update on public.caption_history
referencing new table as changed for each statement execute function private.announce_captions();

create trigger announce_deleted_captions after delete on public.caption_history
referencing old table as changed for each statement execute function private.announce_captions();

create trigger announce_new_usage after insert on public.daily_usage
referencing new table as changed for each statement execute function private.announce_usage();

create trigger announce_changed_usage after update on public.daily_usage
referencing new table as changed for each statement execute function private.announce_usage();

create trigger announce_new_subscription after insert on public.subscriptions
referencing new table as changed for each statement execute function private.announce_subscription();

create trigger announce_changed_subscription after update on public.subscriptions
referencing new table as changed for each statement execute function private.announce_subscription();

create trigger announce_changed_profile after update on public.profiles
referencing new table as changed for each statement execute function private.announce_profile();

/*
 * Lets the token of a session join the topic of that session, and says whether it can now. May be called again. Realtime
 * asks when a channel is joined and when its token is renewed, with a message that it rolls back.
 */
create function private.allow_live_updates() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regclass('realtime.messages') is null then
    raise notice 'no Realtime here: nothing is announced';
    return false;
  end if;
  -- Realtime grants both itself; of what one may not grant, PostgreSQL only warns.
  execute 'grant usage on schema realtime to anon';
  execute 'grant select on realtime.messages to anon';
  if not exists (
    select from pg_catalog.pg_policies
    where schemaname = 'realtime' and tablename = 'messages' and policyname = 'Live updates reach their own session'
  ) then
    execute 'create policy "Live updates reach their own session" on realtime.messages for select to anon
      using (extension = ''broadcast'' and (select realtime.topic()) = (select private.live_topic()))';
  end if;
  if not has_schema_privilege('anon', 'realtime', 'usage')
    or not has_table_privilege('anon', 'realtime.messages', 'select') then
    raise warning 'live updates are not allowed (Realtime has not granted its messages); see docs/deploy-reference.md';
    return false;
  end if;
  return true;
exception
  when insufficient_privilege then
    raise warning 'live updates are not allowed (%); see docs/deploy-reference.md', sqlerrm;
    return false;
end
$$;

/*
 * Whether anything was announced to a session since p_since. True where nobody can tell, so that the page reads again:
 * without Realtime, or where the platform lets nobody read its messages. Realtime keeps them for three days, with the
 * time at which their transaction began.
 */
create function private.was_announced(p_session_id uuid, p_since timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  announced boolean;
begin
  if to_regclass('realtime.messages') is null then
    return true;
  end if;
  -- inserted_at has no time zone: its default is now() in the zone of the connection.
  execute 'select exists (
      select from realtime.messages
      where topic = $1 and extension = ''broadcast'' and private and inserted_at >= $2::timestamp
    )'
    into announced using 'session:' || p_session_id, p_since;
  return announced;
exception
  when insufficient_privilege then
    return true;
end
$$;

/*
 * Whether anything was announced to the caller's session in the last p_seconds, of at most an hour; null when the
 * account or session is gone. Definer: reads Realtime's messages, and asks private.caller_id.
 */
create function public.was_announced(p_seconds integer) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = private.caller_id()) then
    return null;
  end if;
  return private.was_announced(private.claimed_session_id(), now() - least(p_seconds, 3600) * interval '1 second');
end
$$;

grant execute on function public.was_announced(integer) to authenticated;

-- For the policy, which finds it where nobody may call it by its name.
grant execute on function private.live_topic() to anon;

do 'begin perform private.allow_live_updates(); end';
