-- The versions of a caption that was edited, rewritten or adapted. The current text on the entry's own platform also
-- stands in public.caption_history, which remains the one table that lists, searches and exports captions.

create table public.caption_variants (
  entry_id bigint not null references public.caption_history (id) on delete cascade,
  place integer not null constraint caption_variants_place check (place between 0 and 9),
  platform text not null constraint caption_variants_platform check (platform ~ '^[a-z]{1,20}$'),
  user_id uuid not null references private.history_owners (user_id) on delete cascade,
  versions text[] not null constraint caption_variants_versions check (private.are_caption_versions(versions)),
  current integer not null constraint caption_variants_current check (current >= 0 and current < cardinality(versions)),
  revision integer not null constraint caption_variants_revision check (revision > 0),
  updated_at timestamptz (3) not null,
  primary key (entry_id, place, platform)
);

comment on table public.caption_variants is 'One row per caption and platform that was edited, rewritten or adapted.';
comment on column public.caption_variants.place is 'The place of the caption in caption_history.captions, from 0.';
comment on column public.caption_variants.versions is 'The texts that the caption has had, oldest first.';
comment on column public.caption_variants.current is 'The index of the current version, from 0.';
comment on column public.caption_variants.revision is 'Increases with every save; a save names the one that it follows.';
comment on column public.caption_variants.user_id is 'The owner of the entry, repeated here for row-level security.';

create index caption_variants_user_id_idx on public.caption_variants (user_id, entry_id, place, platform);

alter table public.caption_variants enable row level security;
alter table public.caption_variants force row level security;

create policy "People read their own caption variants" on public.caption_variants
for select to authenticated
using (
  user_id = (select auth.uid()) and (select public.session_is_live())
  -- The history's own policy hides deleted entries, and with them their variants.
  and exists (select from public.caption_history h where h.id = entry_id)
);

/*
 * The variants of one entry as the API returns them, by place and platform; '[]' without any. For functions that have
 * checked whose entry it is.
 */
create function private.caption_variants_of(p_entry_id bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'place', place, 'platform', platform, 'versions', versions, 'current', current, 'revision', revision
  ) order by place, platform), '[]')
  from public.caption_variants where entry_id = p_entry_id
$$;

/*
 * Saves the versions of one caption on one platform. p_revision is the revision that the caller last saw, 0 if none.
 * On the entry's own platform, the current version becomes the caption of the history.
 * Returns outcome 'saved' with the new revision, 'stale' with what is stored when it has another revision (its versions
 * are null if nothing is stored), 'not_found', 'rate_limited' or 'no_account'.
 */
create function private.save_caption_variant(
  p_user_id uuid, p_entry_id bigint, p_place integer, p_platform text,
  p_versions text[], p_current integer, p_revision integer, p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'caption_edit_account', p_at);
  own_platform text;
  stored public.caption_variants;
begin
  if refused is not null then
    return refused;
  end if;

  -- The lock on the entry also orders the first saves of a variant, for which there is no row to lock yet.
  select platform into own_platform from public.caption_history
  where id = p_entry_id and user_id = p_user_id and p_place between 0 and cardinality(captions) - 1
    and deleted_at is null
    and created_at > (select p.history_cleared_to from public.profiles p where p.id = p_user_id)
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;

  select * into stored from public.caption_variants
  where entry_id = p_entry_id and place = p_place and platform = p_platform;
  if coalesce(stored.revision, 0) <> p_revision then
    return jsonb_build_object(
      'outcome', 'stale', 'revision', coalesce(stored.revision, 0), 'versions', to_jsonb(stored.versions),
      'current', coalesce(stored.current, 0)
    );
  end if;

  insert into public.caption_variants as kept
    (entry_id, place, platform, user_id, versions, current, revision, updated_at)
  values (p_entry_id, p_place, p_platform, p_user_id, p_versions, p_current, 1, p_at)
  on conflict (entry_id, place, platform) do update set
    versions = excluded.versions, current = excluded.current, revision = kept.revision + 1,
    updated_at = excluded.updated_at;
  if p_platform = own_platform then
    update public.caption_history set captions[p_place + 1] = p_versions[p_current + 1]
    where id = p_entry_id and captions[p_place + 1] is distinct from p_versions[p_current + 1];
  end if;
  return jsonb_build_object('outcome', 'saved', 'revision', p_revision + 1);
end
$$;

/* Definer: people hold no write grant on the history and its variants. */
create function public.save_caption_variant(
  p_entry_id bigint, p_place integer, p_platform text, p_versions text[], p_current integer, p_revision integer
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_caption_variant(
    private.caller_id(), p_entry_id, p_place, p_platform, p_versions, p_current, p_revision, now()
  )
$$;

/*
 * One page of the caller's variants for the download of the account's data, by entry; null when the account or session
 * is gone. The cursor's parts are given together or not at all. Invoker: row-level security decides whose rows.
 */
create function public.list_caption_variants(
  p_limit integer, p_after_entry bigint default 0, p_after_place integer default 0, p_after_platform text default ''
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select case when public.session_is_live() then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'entryId', page.entry_id::text, 'place', page.place, 'platform', page.platform, 'versions', page.versions,
      'current', page.current, 'updatedAt', page.updated_text
    ) order by page.entry_id, page.place, page.platform), '[]')
    from (
      select entry_id, place, platform, versions, current,
        to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_text
      from public.caption_variants
      where user_id = (select auth.uid())
        and (entry_id, place, platform) > (p_after_entry, p_after_place, p_after_platform)
      order by entry_id, place, platform
      limit least(p_limit, 100)
    ) as page
  ) end
$$;

grant select on public.caption_variants to authenticated;
grant select, insert, update, delete on public.caption_variants to service_role;
grant execute on function
  public.save_caption_variant(bigint, integer, text, text[], integer, integer),
  public.list_caption_variants(integer, bigint, integer, text)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('caption_edit_account', 300, interval '10 minutes');  -- the page saves every few seconds while somebody types
