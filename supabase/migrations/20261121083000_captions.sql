-- The captions that were written for a person: their history.

create table public.caption_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references private.history_owners (user_id) on delete cascade,
  keyword text not null constraint caption_history_keyword_length check (char_length(keyword) <= 500),
  platform text not null constraint caption_history_platform check (platform ~ '^[a-z]{1,20}$'),
  captions text[] not null constraint caption_history_captions_count check (cardinality(captions) between 1 and 10),
  intent text constraint caption_history_intent check (intent ~ '^[a-z-]{1,20}$'),
  language text constraint caption_history_language check (language ~ '^[a-z-]{1,20}$'),
  favorites integer[] not null default '{}' constraint caption_history_favorites check (
    cardinality(favorites) <= 10 and favorites <@ '{0,1,2,3,4,5,6,7,8,9}'
  ),
  has_photo boolean not null default false,
  created_at timestamptz (3) not null,
  deleted_at timestamptz (3)
);

comment on table public.caption_history is 'One row per generation that a person was shown, until they delete it.';
comment on column public.caption_history.intent is
  'What the keyword was read as, or what the person chose; the contract names them.';
comment on column public.caption_history.created_at is
  'Milliseconds, as the API writes it: pages continue exactly where a cursor says.';
comment on column public.caption_history.favorites is 'The places of the favorite captions, from 0.';
comment on column public.caption_history.has_photo is 'Whether the captions were written from a photo, which is not kept.';
comment on column public.caption_history.deleted_at is
  'When the person deleted the entry; it is hidden at once and removed by a job, until when it can be restored.';

create index caption_history_newest_idx on public.caption_history (user_id, created_at desc, id desc);
create index caption_history_deleted_at_idx on public.caption_history (deleted_at) where deleted_at is not null;
-- Rows are written in the order of time, so that the smallest kind of index is enough for the policies below.
create index caption_history_created_at_idx on public.caption_history using brin (created_at);

alter table public.caption_history enable row level security;
alter table public.caption_history force row level security;

create policy "People read their own captions" on public.caption_history
for select to authenticated
using (
  user_id = (select auth.uid()) and (select public.session_is_live()) and deleted_at is null
  and created_at > (select p.history_cleared_to from public.profiles p where p.id = (select auth.uid()))
);

create policy "People delete their own captions" on public.caption_history
for delete to authenticated
using (
  user_id = (select auth.uid()) and (select public.session_is_live()) and deleted_at is null
  and created_at > (select p.history_cleared_to from public.profiles p where p.id = (select auth.uid()))
);

/* The person's latest captions, newest first, so that a writer need not repeat them. */
create function private.recent_captions(p_user_id uuid, p_limit integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(recent.caption order by recent.created_at desc, recent.id desc, recent.place), '[]')
  from (
    select caption, created_at, id, place
    from (
      select id, captions, created_at from public.caption_history
      where user_id = p_user_id and deleted_at is null
        and created_at > (select p.history_cleared_to from public.profiles p where p.id = p_user_id)
      order by created_at desc, id desc limit p_limit
    ) as entries
    cross join unnest(captions) with ordinality as each (caption, place)
    order by created_at desc, id desc, place
    limit p_limit
  ) as recent
$$;

/*
 * One page of the caller's history, newest first, as the API returns it; null when the account or session is gone. Both
 * cursor parts are given or neither. Invoker: row-level security decides whose rows. Under it only bare parameters
 * reach the index, so the first page has defaults instead of nulls.
 */
create function public.list_captions(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select case when public.session_is_live() then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id::text, 'keyword', page.keyword, 'captions', page.captions, 'platform', page.platform,
      'intent', page.intent, 'language', page.language, 'created_at', page.created_text,
      'favorites', page.favorites, 'has_photo', page.has_photo
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select id, keyword, captions, platform, intent, language, created_at, favorites, has_photo,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_text
      from public.caption_history
      where user_id = (select auth.uid())
        and (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 1000)
    ) as page
  ) end
$$;

/* One entry as the API returns it. */
create function private.caption_entry(p_entry public.caption_history) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_entry.id::text, 'keyword', p_entry.keyword, 'captions', p_entry.captions, 'platform', p_entry.platform,
    'intent', p_entry.intent, 'language', p_entry.language, 'created_at', private.iso(p_entry.created_at),
    'favorites', p_entry.favorites, 'has_photo', p_entry.has_photo
  )
$$;

/*
 * One entry of the caller's history with the variants of its captions; null when it is not theirs or was deleted.
 * Definer: calls private functions. Its conditions are those of the policy.
 */
create function public.get_caption_entry(p_id bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  entry public.caption_history;
begin
  select h.* into entry
  from public.caption_history h
  join public.profiles person on person.id = h.user_id
  where h.id = p_id and h.user_id = private.caller_id() and h.deleted_at is null
    and h.created_at > person.history_cleared_to;
  if not found then
    return null;
  end if;
  return private.caption_entry(entry) || jsonb_build_object('variants', private.caption_variants_of(entry.id));
end
$$;

grant select, delete on public.caption_history to authenticated;
grant select, insert, update, delete on public.caption_history to service_role;
grant execute on function
  public.list_captions(integer, timestamptz, bigint),
  public.get_caption_entry(bigint)
to authenticated;
