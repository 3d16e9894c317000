-- The captions that were written for a person: their history.

create table public.caption_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  keyword text not null constraint caption_history_keyword_length check (char_length(keyword) <= 500),
  platform text not null constraint caption_history_platform check (platform ~ '^[a-z]{1,20}$'),
  captions text[] not null constraint caption_history_captions_count check (cardinality(captions) between 1 and 10),
  intent text constraint caption_history_intent check (intent ~ '^[a-z-]{1,20}$'),
  language text constraint caption_history_language check (language ~ '^[a-z-]{1,20}$'),
  created_at timestamptz (3) not null
);

comment on table public.caption_history is 'One row per generation that a person was shown, until they delete it.';
comment on column public.caption_history.intent is
  'What the keyword was read as, or what the person chose; the contract names them.';
comment on column public.caption_history.created_at is
  'Milliseconds, as the API writes it: pages continue exactly where a cursor says.';

create index caption_history_newest_idx on public.caption_history (user_id, created_at desc, id desc);

alter table public.caption_history enable row level security;
alter table public.caption_history force row level security;

create policy "People read their own captions" on public.caption_history
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

create policy "People delete their own captions" on public.caption_history
for delete to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

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
      where user_id = p_user_id order by created_at desc, id desc limit p_limit
    ) as entries
    cross join unnest(captions) with ordinality as each (caption, place)
    order by created_at desc, id desc, place
    limit p_limit
  ) as recent
$$;

/*
 * One page of the caller's history, newest first, as the API answers it; null when the account or session is gone. Both
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
      'intent', page.intent, 'language', page.language, 'created_at', page.created_text
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select id, keyword, captions, platform, intent, language, created_at,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_text
      from public.caption_history
      where user_id = (select auth.uid())
        and (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 1000)
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

grant select, delete on public.caption_history to authenticated;
grant select, insert, update, delete on public.caption_history to service_role;
grant execute on function
  public.list_captions(integer, timestamptz, bigint),
  public.clear_captions()
to authenticated;
