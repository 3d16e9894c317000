-- What people change about their own account, and its end.

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('password_account', 10, interval '15 minutes'),  -- checking the current password
  ('username_account', 20, interval '1 hour'),
  ('tone_account', 60, interval '1 hour');

/*
 * Returns outcome 'changed', 'taken', 'rate_limited' or 'no_account'. The unique index decides races; the table's checks
 * refuse a name that the contract would have refused or changed.
 */
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

/*
 * The caller's caption style, '' when there is none, with the points of it that are switched off; null when the account
 * or session is gone. Invoker.
 */
create function public.my_tone() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('tone', coalesce(tone, ''), 'off', tone_off) from public.profiles where id = (select auth.uid()) and public.session_is_live()
$$;

/* Stores the caption style and what of it is switched off; an empty one removes it. Returns outcome 'saved', 'rate_limited' or 'no_account'. */
create function private.save_tone(p_user_id uuid, p_tone text, p_off text[], p_at timestamptz) returns jsonb
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
  update public.profiles set tone = nullif(p_tone, ''), tone_off = coalesce(p_off, '{}') where id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'saved' else 'no_account' end);
end
$$;

/* Definer: people hold no write grant on profiles. */
create function public.save_tone(p_tone text, p_off text[] default '{}') returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_tone(private.caller_id(), p_tone, p_off, now())
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
 * Deletes an account and, by foreign keys and private.erase_account, every row, session and role that belongs to it.
 * Returns whether the account existed. The server checks the password first. Locks are taken in the order in which
 * reserve_generation, complete_generation and claim_sync take them, so that none of them can end in a deadlock with it.
 * Definer: the account stands in auth.users, which the API roles cannot write.
 */
create function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from public.profiles where id = p_user_id for update;
  perform from private.generations where user_id = p_user_id and status = 'reserved' for update;
  perform from auth.users where id = p_user_id for update;
  perform from private.billing_accounts where user_id = p_user_id for update;
  delete from auth.users where id = p_user_id;
  return found;
end
$$;

revoke all on function public.change_username(text) from public, anon, authenticated, service_role;
revoke all on function public.my_tone() from public, anon, authenticated, service_role;
revoke all on function public.save_tone(text, text[]) from public, anon, authenticated, service_role;
revoke all on function public.account_files(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.delete_account(uuid) from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function public.change_username(text), public.my_tone(), public.save_tone(text, text[]) to authenticated;
grant execute on function public.account_files(uuid, integer), public.delete_account(uuid) to service_role;
