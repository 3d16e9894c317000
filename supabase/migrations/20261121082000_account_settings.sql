-- What people change about their own account, and its end. A token outlives its session and its account by up to an hour
-- on its own: from here on every call asks whether both still exist.

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('password_account', 10, interval '15 minutes'),  -- checking the current password
  ('username_account', 20, interval '1 hour'),
  ('tone_account', 60, interval '1 hour');

/*
 * The caller's account id, or null when the session that the token belongs to was ended: by a logout, or by a password
 * change or reset on another device. Tokens without a session id belong to none.
 */
create function private.caller_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' and to_regclass('auth.sessions') is not null
    and not exists (select from auth.sessions where id = session::uuid) then
    return null;
  end if;
  return (select auth.uid());
end
$$;

/*
 * Whether the caller's account and session still exist. For functions that run with the caller's own rights.
 * Definer: reads auth.sessions, which the API roles cannot.
 */
create function public.session_is_live() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = private.caller_id())
$$;

create or replace function public.me() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.me(private.caller_id(), now())
$$;

create or replace function public.reserve_generation() returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_generation(private.caller_id(), now())
$$;

create or replace function public.create_suggestion(p_suggestion text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select case
    when private.caller_id() is null then jsonb_build_object('outcome', 'no_account')
    else private.create_suggestion(private.caller_id(), p_suggestion, now())
  end
$$;

/*
 * One page of the caller's history, newest first, as the API answers it; null when the account or session is gone. Both
 * cursor parts are given or neither. Invoker: row-level security decides whose rows. Under it only bare parameters reach
 * the index, so the first page has defaults instead of nulls.
 */
create or replace function public.list_captions(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select case when public.session_is_live() then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id::text, 'keyword', page.keyword, 'captions', page.captions, 'platform', page.platform,
      'created_at', page.created_text
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select id, keyword, captions, platform, created_at,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_text
      from public.caption_history
      where user_id = (select auth.uid())
        and (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 101)
    ) as page
  ) end
$$;

/* Deletes the caller's captions; false when the account or session is gone. Invoker, as list_captions. */
create function public.clear_captions() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not public.session_is_live() then
    return false;
  end if;
  delete from public.caption_history where user_id = (select auth.uid());
  return true;
end
$$;

/* Returns outcome 'changed', 'taken', 'rate_limited' or 'no_account'. The unique index decides races. */
create function private.change_username(p_user_id uuid, p_username text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  if p_user_id is null then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  wait := private.take_rate_limits(array['username_account'], array[p_user_id::text], p_at);
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  begin
    update public.profiles set username = p_username where id = p_user_id;
  exception
    when unique_violation then
      return jsonb_build_object('outcome', 'taken');
  end;
  return jsonb_build_object('outcome', case when found then 'changed' else 'no_account' end);
end
$$;

/* Definer: people hold no write grant on profiles. */
create function public.change_username(p_username text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.change_username(private.caller_id(), p_username, now())
$$;

/* The caller's caption style, '' when there is none; null when the account or session is gone. Invoker. */
create function public.my_tone() returns text
language sql stable
set search_path = ''
as $$
  select coalesce(tone, '') from public.profiles where id = (select auth.uid()) and public.session_is_live()
$$;

/* Stores the caption style; an empty one removes it. Returns outcome 'saved', 'rate_limited' or 'no_account'. */
create function private.save_tone(p_user_id uuid, p_tone text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  if p_user_id is null then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  wait := private.take_rate_limits(array['tone_account'], array[p_user_id::text], p_at);
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  update public.profiles set tone = nullif(p_tone, '') where id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'saved' else 'no_account' end);
end
$$;

/* Definer: people hold no write grant on profiles. */
create function public.save_tone(p_tone text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_tone(private.caller_id(), p_tone, now())
$$;

/*
 * Up to p_limit files that an account has stored, as [{"bucket", "name"}]. They are removed through Storage, which keeps
 * the bytes elsewhere. Definer: reads the storage schema, which is absent where Storage is not installed.
 */
create function public.account_files(p_user_id uuid, p_limit integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  files jsonb;
begin
  if to_regclass('storage.objects') is null then
    return '[]';
  end if;
  execute 'select coalesce(jsonb_agg(jsonb_build_object(''bucket'', bucket_id, ''name'', name)), ''[]'')
    from (select bucket_id, name from storage.objects where owner_id = $1 order by bucket_id, name limit $2) as owned'
    into files using p_user_id::text, p_limit;
  return files;
end
$$;

/*
 * Deletes an account and, by foreign keys, every row, session and role that belongs to it; suggestions name their
 * sender, so they go as well. Returns whether the account existed. The server checks the password first.
 * Definer: the account stands in auth.users, which the API roles cannot write.
 */
create function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.suggestions where user_id = p_user_id;
  delete from auth.users where id = p_user_id;
  return found;
end
$$;

revoke all on function public.session_is_live() from public, anon, authenticated, service_role;
revoke all on function public.clear_captions() from public, anon, authenticated, service_role;
revoke all on function public.change_username(text) from public, anon, authenticated, service_role;
revoke all on function public.my_tone() from public, anon, authenticated, service_role;
revoke all on function public.save_tone(text) from public, anon, authenticated, service_role;
revoke all on function public.account_files(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.delete_account(uuid) from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function
  public.session_is_live(), public.clear_captions(), public.change_username(text), public.my_tone(), public.save_tone(text)
to authenticated;
grant execute on function public.account_files(uuid, integer), public.delete_account(uuid) to service_role;
