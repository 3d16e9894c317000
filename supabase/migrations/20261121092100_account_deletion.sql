-- The end of an account. Foreign keys delete its rows; the functions here remove what they do not reach: stored files,
-- its address and id in free text, and its traces in the auth server's own tables. Its history goes in batches, because
-- nobody knows how long it is.

/*
 * Up to p_limit files that an account has stored, as [{"bucket", "name"}]. They are removed through Storage, which
 * keeps the bytes elsewhere. Definer: reads the storage schema, which is absent where Storage is not installed.
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

/* How many entries, and how many generations, are removed with one statement: well under a second's work. */
create function private.removal_batch() returns integer
language sql immutable
set search_path = ''
as 'select 2000';

/*
 * Removes the newest entries and generations of a deleted account, at most p_limit of each; once nothing is left, also
 * its row in private.history_owners. Returns how many it removed: call again while that is not 0.
 */
create function private.remove_history(p_user_id uuid, p_limit integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  entries integer;
  generations integer;
begin
  delete from public.caption_history where id = any (array(
    select h.id from public.caption_history h where h.user_id = p_user_id
    order by h.created_at desc, h.id desc limit p_limit
  ));
  get diagnostics entries = row_count;
  delete from private.generations where id = any (array(
    select g.id from private.generations g where g.user_id = p_user_id
    order by g.reserved_at desc limit p_limit
  ));
  get diagnostics generations = row_count;
  if entries < p_limit and generations < p_limit then
    delete from private.history_owners where user_id = p_user_id;
  end if;
  return entries + generations;
end
$$;

/*
 * Removes one batch of the history of the account that was deleted first. Returns how many rows it removed: call again
 * while that is not 0.
 */
create function private.purge_deleted_accounts(p_limit integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  removed integer := 0;
  owner_id uuid;
begin
  -- An owner without rows is removed and counts as nothing, so the next one follows.
  while removed = 0 loop
    select user_id into owner_id from private.history_owners
    where account_deleted_at is not null
    order by account_deleted_at, user_id limit 1 for update skip locked;
    exit when not found;
    removed := private.remove_history(owner_id, p_limit);
  end loop;
  return removed;
end
$$;

/*
 * Deletes an account and, by foreign keys and private.erase_account, every row, session and role that belongs to it; of
 * a long history only the newest part, and a job removes the rest. Nobody can read that or add to it.
 * Returns whether the account existed. The server checks the password first. Locks are taken in the order in which
 * reserve_generation, complete_generation and claim_sync take them, so that none of them can end in a deadlock with it.
 * The data API takes the time limit over for its statement; the roles' own, 8 seconds, may be too short for a search
 * through the auth server's whole log, and 30 seconds is what the server waits for a response.
 * Definer: the account stands in auth.users, which the API roles cannot write.
 */
create function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
set statement_timeout = '30s'
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

/*
 * A text without an address and an account id; both become 'deleted'. The address is found in any casing, and not as a
 * part of a longer one.
 */
create function private.redact(p_text text, p_email text, p_user_id uuid) returns text
language sql immutable
set search_path = ''
as $$
  select replace(
    case when nullif(p_email, '') is null then p_text else regexp_replace(
      p_text, '(?<![\w.+-])' || regexp_replace(p_email, '([^\w@])', '\\\1', 'g') || '(?![\w-]|\.\w)', 'deleted', 'gi'
    ) end,
    p_user_id::text, 'deleted'
  )
$$;

/*
 * Removes an account from the auth server's own tables where no foreign key does. By dynamic statements, because not
 * every auth server has all of them. A platform that keeps its tables to itself is warned about: the account must be
 * deletable all the same, and the daily job of its operator is in docs/retention.md.
 */
create function private.erase_from_auth(p_user_id uuid, p_email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  -- As JSON writes it, and as the auth server does, whose encoder escapes three more characters.
  quoted text := to_json(lower(p_email))::text;
  escaped text := replace(replace(replace(quoted, '&', '\u0026'), '<', '\u003c'), '>', '\u003e');
begin
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state where user_id = $1' using p_user_id;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where strpos(payload::text, $1) > 0
        or strpos(lower(payload::text), $2) > 0 or strpos(lower(payload::text), $3) > 0'
      using p_user_id::text, quoted, escaped;
  end if;
exception
  when insufficient_privilege then
    raise warning 'the auth log still names a deleted account (%)', sqlerrm;
end
$$;

/*
 * Erases an account's address and id from what outlives it. Runs however the account is deleted: by the person, or by
 * an operator in Supabase's dashboard.
 * Definer: the auth server's own role has no rights on our tables.
 */
create function private.erase_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.contact_messages where lower(email) = lower(old.email);
  delete from private.queue_jobs
  where lower(payload ->> 'to') = lower(old.email) or payload ->> 'account_id' = old.id::text;
  delete from private.dead_letters
  where lower(payload ->> 'to') = lower(old.email) or payload ->> 'account_id' = old.id::text;
  update private.queue_jobs set payload = payload - 'actor_id' where payload ->> 'actor_id' = old.id::text;
  update private.dead_letters set payload = payload - 'actor_id' where payload ->> 'actor_id' = old.id::text;
  update private.history_owners set account_deleted_at = now() where user_id = old.id;
  perform private.remove_history(old.id, private.removal_batch());
  delete from private.rate_limit_hits
  where kind in (select kind from private.rate_limit_rules) and subject = old.id::text;
  update public.activity_logs set
    description = private.redact(description, old.email, old.id),
    metadata = private.redact(metadata::text, old.email, old.id)::jsonb
  where strpos(lower(description || metadata::text), lower(old.email)) > 0
    or strpos(description || metadata::text, old.id::text) > 0;
  perform private.erase_from_auth(old.id, old.email);
  return old;
end
$$;

create trigger erase_account before delete on auth.users
for each row execute function private.erase_account();

grant execute on function
  public.account_files(uuid, integer),
  public.delete_account(uuid)
to service_role;
