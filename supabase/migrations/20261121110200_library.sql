-- What people do with their history: favorites, deleting one entry, clearing everything, and undoing both.
--
-- A deleted entry is hidden at once by the policies and functions that read the history, and removed five minutes
-- later by a job; until then it can be restored exactly. Clearing sets one marker on the account, so that it costs the
-- same for any history.
--
-- The public functions are definer because people hold no write grant on the history and their profile.

create index profiles_history_cleared_at_idx on public.profiles (history_cleared_at) where history_cleared_at is not null;

/* How long after a deletion or a clearing it can be undone. The job removes the captions after that. */
create function private.restore_period() returns interval
language sql immutable
set search_path = ''
as 'select interval ''5 minutes''';

/* Tells the person's other tabs that captions were hidden or shown again. */
create function private.note_history_change(p_user_id uuid, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  update public.profiles set history_changed_at = p_at where id = p_user_id
$$;

/*
 * Marks or unmarks one caption as a favorite. Returns outcome 'saved' with the entry's favorites, 'not_found',
 * 'rate_limited' or 'no_account'.
 */
create function private.set_favorite(
  p_user_id uuid, p_entry_id bigint, p_place integer, p_favorite boolean, p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'library_account', p_at);
  now_favorites integer[];
begin
  if refused is not null then
    return refused;
  end if;
  update public.caption_history h set favorites = array(
    select place from (
      select unnest(h.favorites) as place union select p_place where p_favorite
    ) as marked where p_favorite or place <> p_place order by place
  )
  where id = p_entry_id and user_id = p_user_id and deleted_at is null
    and created_at > (select p.history_cleared_to from public.profiles p where p.id = p_user_id)
    and p_place between 0 and cardinality(captions) - 1
  returning favorites into now_favorites;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  return jsonb_build_object('outcome', 'saved', 'favorites', now_favorites);
end
$$;

/* Hides one entry. Returns outcome 'deleted', 'not_found', 'rate_limited' or 'no_account'. */
create function private.delete_caption_entry(p_user_id uuid, p_entry_id bigint, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'library_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  update public.caption_history set deleted_at = p_at
  where id = p_entry_id and user_id = p_user_id and deleted_at is null
    and created_at > (select p.history_cleared_to from public.profiles p where p.id = p_user_id);
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.note_history_change(p_user_id, p_at);
  return jsonb_build_object('outcome', 'deleted');
end
$$;

/*
 * Shows a deleted entry again, as it was. Returns outcome 'restored', 'too_late' when it was not deleted within the
 * last five minutes, 'rate_limited' or 'no_account'.
 */
create function private.restore_caption_entry(p_user_id uuid, p_entry_id bigint, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'library_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  update public.caption_history set deleted_at = null
  where id = p_entry_id and user_id = p_user_id and deleted_at > p_at - private.restore_period();
  if not found then
    return jsonb_build_object('outcome', 'too_late');
  end if;
  perform private.note_history_change(p_user_id, p_at);
  return jsonb_build_object('outcome', 'restored');
end
$$;

/*
 * Hides all captions that are there now by one marker; the person is no longer counted among those who used a hashtag.
 * Returns null without an account, otherwise the marker as 'cleared_to', null when there was nothing to clear.
 */
create function private.clear_captions(p_user_id uuid, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  newest timestamptz;
begin
  select * into person from public.profiles where id = p_user_id for no key update;
  if not found then
    return null;
  end if;
  select created_at into newest from public.caption_history
  where user_id = p_user_id and deleted_at is null and created_at > person.history_cleared_to
  order by created_at desc, id desc limit 1;
  if found then
    update public.profiles set
      history_cleared_from = history_cleared_to, history_cleared_to = newest, history_cleared_at = p_at,
      history_changed_at = p_at
    where id = p_user_id;
    -- At once, and not restored: nobody asked for it, and undoing is about the captions.
    delete from private.trend_users where user_id = p_user_id;
  end if;
  return jsonb_build_object('cleared_to', private.iso(newest));
end
$$;

/*
 * Undoes the latest clearing, named by its marker. Returns outcome 'restored', 'too_late' when it is not the latest
 * or is longer ago than five minutes, or 'no_account'.
 */
create function private.restore_captions(p_user_id uuid, p_cleared_to timestamptz, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_user_id is null then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  -- What an earlier clearing hid is still waiting to be deleted.
  update public.profiles set
    history_cleared_to = history_cleared_from,
    history_cleared_at = case when history_cleared_from > '-infinity' then history_cleared_at end,
    history_changed_at = p_at
  where id = p_user_id and history_cleared_to = p_cleared_to and history_cleared_from < history_cleared_to
    and history_cleared_at > p_at - private.restore_period();
  return jsonb_build_object('outcome', case when found then 'restored' else 'too_late' end);
end
$$;

/*
 * Removes what was deleted or cleared more than five minutes ago, at most p_limit entries of each; a person whose
 * entries are removed is no longer counted among those who used a hashtag. Returns how many entries it removed: call
 * again while that is not 0.
 */
create function private.purge_captions(p_limit integer, p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  person record;
  removed integer := 0;
  affected integer;
begin
  delete from private.trend_users where user_id in (
    select user_id from public.caption_history where deleted_at < p_at - private.restore_period() limit p_limit
  );
  removed := private.apply_retention_rule('deleted captions', p_limit, p_at);

  for person in
    -- The owner's row is locked and not the profile, which a generation locks and would have to wait for.
    select p.id, p.history_cleared_to
    from public.profiles p join private.history_owners o on o.user_id = p.id
    where p.history_cleared_at < p_at - private.restore_period()
    order by p.history_cleared_at limit 100 for no key update of o skip locked
  loop
    delete from private.trend_users where user_id = person.id;
    delete from public.caption_history where id = any (array(
      select h.id from public.caption_history h
      where h.user_id = person.id and h.created_at <= person.history_cleared_to
      order by h.created_at desc, h.id desc limit p_limit
    ));
    get diagnostics affected = row_count;
    removed := removed + affected;
    if affected < p_limit then
      -- Somebody who has just cleared again, or whose profile is in use, has another turn.
      update public.profiles set history_cleared_at = null where id = (
        select p.id from public.profiles p
        where p.id = person.id and p.history_cleared_to = person.history_cleared_to for no key update skip locked
      );
    end if;
    exit when removed >= p_limit;
  end loop;
  return removed;
end
$$;

/*
 * One turn of the job that removes deleted captions and the histories of deleted accounts: batches until nothing is
 * left or 4 seconds have passed, so that a turn stays inside the statement timeout of 8 seconds. Returns how many rows
 * it removed.
 */
create function private.purge_deleted(p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  started constant timestamptz := clock_timestamp();
  batch constant integer := private.removal_batch();
  removed integer := 0;
  affected integer;
begin
  loop
    affected := private.purge_captions(batch, p_at) + private.purge_deleted_accounts(batch);
    removed := removed + affected;
    exit when affected = 0 or clock_timestamp() > started + interval '4 seconds';
  end loop;
  return removed;
end
$$;

create function public.set_favorite(p_entry_id bigint, p_place integer, p_favorite boolean) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.set_favorite(private.caller_id(), p_entry_id, p_place, p_favorite, now())
$$;

create function public.delete_caption_entry(p_entry_id bigint) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.delete_caption_entry(private.caller_id(), p_entry_id, now())
$$;

create function public.restore_caption_entry(p_entry_id bigint) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.restore_caption_entry(private.caller_id(), p_entry_id, now())
$$;

create function public.clear_captions() returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.clear_captions(private.caller_id(), now())
$$;

create function public.restore_captions(p_cleared_to timestamptz) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.restore_captions(private.caller_id(), p_cleared_to, now())
$$;

grant execute on function
  public.set_favorite(bigint, integer, boolean),
  public.delete_caption_entry(bigint),
  public.restore_caption_entry(bigint),
  public.clear_captions(),
  public.restore_captions(timestamptz)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('library_account', 600, interval '10 minutes');  -- favorites, deletions and their undo
