-- A session that nobody used for a month ends, beside the one that is too old: what stays signed in on a lost device.

/* How long a session may be unused; equals sessionIdleDaysMax of the contract. */
create function private.session_idle_lifetime() returns interval
language sql immutable
set search_path = ''
as 'select interval ''30 days''';

/*
 * Whether a session of auth.sessions is young enough, and was used lately. One that was never noted was last used when
 * it began.
 */
create function private.session_works(p_session_id uuid, p_created_at timestamptz, p_at timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(p_created_at, p_at) > p_at - private.session_lifetime() and coalesce(
    (select last_seen_at from private.account_sessions where session_id = p_session_id), p_created_at, p_at
  ) > p_at - private.session_idle_lifetime();
end
$$;

/*
 * The caller's account id, or null when the session that the token belongs to was ended (by a logout, by the owner in
 * the list of sessions, or by a password change or reset on another device), is too old or was unused for too long.
 * Tokens without a session id belong to none.
 */
create or replace function private.caller_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session uuid := private.claimed_session_id();
begin
  if session is not null and to_regclass('auth.sessions') is not null and not exists (
    select from auth.sessions where id = session and private.session_works(id, created_at, now())
  ) then
    return null;
  end if;
  return (select auth.uid());
end
$$;

/*
 * The account's sessions that still work, the current one first, then the last used; at most 50. Null without an
 * account.
 * A session that was not noted yet has no device, and was last seen when it began.
 */
create or replace function private.list_sessions(p_user_id uuid, p_current_id uuid, p_at timestamptz) returns jsonb
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
      where session.user_id = p_user_id and private.session_works(session.id, session.created_at, p_at)
      order by current desc, last_seen_at desc, session.id
      limit 50
    ) as page
  );
end
$$;
