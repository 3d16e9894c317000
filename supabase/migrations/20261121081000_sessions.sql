-- Who is calling, and the devices on which an account is signed in. First of the files about people, because the
-- policies of all other tables ask it.
--
-- A token outlives its session and its account by up to an hour on its own: every call, and every policy, asks whether
-- both still exist. The auth server's own record of a session names the function that called it, not the person's
-- browser, so the device is kept here, beside the session.

create table private.account_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null constraint account_sessions_device_length check (char_length(device) between 1 and 60),
  created_at timestamptz (3) not null,
  last_seen_at timestamptz (3) not null
);

comment on table private.account_sessions is 'What the owner is shown of a session in auth.sessions; holds no address.';
comment on column private.account_sessions.device is
  'Browser and system, e.g. "Chrome on Android", from the User-Agent header.';
comment on column private.account_sessions.last_seen_at is 'Written at most every five minutes.';

create index account_sessions_user_id_idx on private.account_sessions (user_id);

alter table private.account_sessions enable row level security;
alter table private.account_sessions force row level security;

/* How long a sign-in lasts, however often its token is refreshed; equals sessionDaysMax of the contract. */
create function private.session_lifetime() returns interval
language sql immutable
set search_path = ''
as 'select interval ''60 days''';

/* The session that the caller's token names; null without one. It may have ended. */
create function private.claimed_session_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then
    return session::uuid;
  end if;
  return null;
end
$$;

/*
 * The caller's account id, or null when the session that the token belongs to was ended (by a logout, by the owner in
 * the list of sessions, or by a password change or reset on another device) or is older than session_lifetime. Tokens
 * without a session id belong to none.
 */
create function private.caller_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session uuid := private.claimed_session_id();
begin
  if session is not null and to_regclass('auth.sessions') is not null and not exists (
    select from auth.sessions where id = session and coalesce(created_at, now()) > now() - private.session_lifetime()
  ) then
    return null;
  end if;
  return (select auth.uid());
end
$$;

/*
 * Whether the caller's account and session still exist. For policies, which ask once a statement by putting it into a
 * sub-select, and for functions that run with the caller's own rights.
 * Definer: reads auth.sessions, which the API roles cannot. In plpgsql, whose plans are kept for the connection: a
 * function in SQL that runs as its owner is planned again with every call, which took most of its time.
 */
create function public.session_is_live() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select from public.profiles where id = private.caller_id());
end
$$;

/* Notes that a session was used; nothing is written within five minutes of the last note. Returns whether it was. */
create function private.touch_session(p_user_id uuid, p_session_id uuid, p_device text, p_at timestamptz)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if p_user_id is null or p_session_id is null then
    return false;
  end if;
  insert into private.account_sessions as known (session_id, user_id, device, created_at, last_seen_at)
  values (p_session_id, p_user_id, p_device, p_at, p_at)
  on conflict (session_id) do update set device = excluded.device, last_seen_at = excluded.last_seen_at
  where known.user_id = excluded.user_id and known.last_seen_at <= excluded.last_seen_at - interval '5 minutes';
  if not found then
    return false;
  end if;
  delete from private.account_sessions as known
  where known.user_id = p_user_id and not exists (select from auth.sessions where id = known.session_id);
  return true;
end
$$;

/* Definer: reads auth.sessions and a private table, and asks private.caller_id. */
create function public.touch_session(p_device text) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.touch_session(private.caller_id(), private.claimed_session_id(), p_device, now())
$$;

/*
 * The account's sessions that still work, the current one first, then the last used; at most 50. Null without an
 * account.
 * A session that was not noted yet has no device, and was last seen when it began.
 */
create function private.list_sessions(p_user_id uuid, p_current_id uuid, p_at timestamptz) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if p_user_id is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'device', page.device, 'current', page.current,
      'created_at', private.iso(page.created_at), 'last_seen_at', private.iso(page.last_seen_at)
    ) order by page.current desc, page.last_seen_at desc, page.id), '[]')
    from (
      select
        session.id, known.device, session.id is not distinct from p_current_id as current,
        coalesce(session.created_at, p_at) as created_at,
        coalesce(known.last_seen_at, session.created_at, p_at) as last_seen_at
      from auth.sessions as session left join private.account_sessions as known on known.session_id = session.id
      where session.user_id = p_user_id and coalesce(session.created_at, p_at) > p_at - private.session_lifetime()
      order by current desc, last_seen_at desc, session.id
      limit 50
    ) as page
  );
end
$$;

/* Definer, as touch_session. */
create function public.list_sessions() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.list_sessions(private.caller_id(), private.claimed_session_id(), now())
$$;

/*
 * Ends one session of the caller: its tokens stop working at once, and with it go its refresh tokens.
 * Returns 'ended', 'not_found' when the caller has no such session, or 'no_account'.
 */
create function public.end_session(p_session_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    return 'no_account';
  end if;
  delete from auth.sessions where id = p_session_id and user_id = caller;
  if not found then
    return 'not_found';
  end if;
  delete from private.account_sessions where session_id = p_session_id;
  return 'ended';
end
$$;

/* Ends every session of the caller but this one. Returns how many there were; null without an account or a session. */
create function public.end_other_sessions() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  current_id uuid := private.claimed_session_id();
  ended integer;
begin
  if caller is null or current_id is null then
    return null;
  end if;
  delete from auth.sessions where user_id = caller and id <> current_id;
  get diagnostics ended = row_count;
  delete from private.account_sessions where user_id = caller and session_id <> current_id;
  return ended;
end
$$;

grant execute on function
  public.session_is_live(),
  public.touch_session(text),
  public.list_sessions(),
  public.end_session(uuid),
  public.end_other_sessions()
to authenticated;
