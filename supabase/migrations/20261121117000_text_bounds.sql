-- How long a text may be that a person sends to a function, whatever the function does with it. The data API can be
-- called past the product's own API, and work on a text can grow faster than its length. A domain refuses the value
-- before the function begins. The bounds are wide; each subject decides about its own lengths.
--
-- This file has the domains and the functions of people; the next one has those of administrators.

create domain public.short_text as text constraint short_text_length check (char_length(value) <= 1000);

create domain public.middle_text as text constraint middle_text_length check (char_length(value) <= 10000);

create domain public.long_text as text constraint long_text_length check (char_length(value) <= 100000);

create domain public.text_list as text[] constraint text_list_length check (
  cardinality(value) <= 100 and char_length(array_to_string(value, '')) <= 25000
);

create domain public.short_json as jsonb constraint short_json_length check (char_length(value::text) <= 10000);

comment on domain public.short_text is 'A line or a paragraph: at most 1,000 characters.';
comment on domain public.middle_text is 'A post, a tone, an address: at most 10,000 characters.';
comment on domain public.long_text is 'An article: at most 100,000 characters.';
comment on domain public.text_list is 'At most 100 texts, with 25,000 characters in all.';
comment on domain public.short_json is 'At most 10,000 characters.';

drop function
  public.change_username(text),
  public.create_suggestion(text),
  public.list_caption_variants(integer, bigint, integer, text),
  public.reserve_rewrite(bigint, integer, text, text),
  public.save_caption_variant(bigint, integer, text, text[], integer, integer),
  public.save_hashtag_set(text, text[], bigint),
  public.save_signature(text),
  public.save_tone(text, text[]),
  public.touch_session(text);

/* Definer: people hold no write grant on profiles. */
create function public.change_username(p_username public.short_text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.change_username(private.caller_id(), p_username, now())
$$;

/* Definer: counts in private and reads the address from auth.users. */
create function public.create_suggestion(p_suggestion public.short_text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.create_suggestion(private.caller_id(), p_suggestion, now())
$$;

/*
 * One page of the caller's variants for the download of the account's data, by entry; null when the account or session
 * is gone. The cursor's parts are given together or not at all. Invoker: row-level security decides whose rows.
 */
create function public.list_caption_variants(
  p_limit integer, p_after_entry bigint default 0, p_after_place integer default 0,
  p_after_platform public.short_text default ''
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

create function public.reserve_rewrite(
  p_entry_id bigint, p_place integer, p_purpose public.short_text, p_text public.middle_text
)
returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_rewrite(private.caller_id(), p_entry_id, p_place, p_purpose, p_text, now())
$$;

/* Definer: people hold no write grant on the history and its variants. */
create function public.save_caption_variant(
  p_entry_id bigint, p_place integer, p_platform public.short_text, p_versions public.text_list, p_current integer,
  p_revision integer
)
returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_caption_variant(
    private.caller_id(), p_entry_id, p_place, p_platform, p_versions, p_current, p_revision, now()
  )
$$;

create function public.save_hashtag_set(p_name public.short_text, p_hashtags public.text_list, p_id bigint default null)
returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_hashtag_set(private.caller_id(), p_id, p_name, p_hashtags, now())
$$;

create function public.save_signature(p_signature public.short_text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_signature(private.caller_id(), p_signature, now())
$$;

/* Definer: people hold no write grant on profiles. */
create function public.save_tone(p_tone public.middle_text, p_off public.text_list default '{}') returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_tone(private.caller_id(), p_tone, p_off, now())
$$;

/* Definer: reads auth.sessions and a private table, and asks private.caller_id. */
create function public.touch_session(p_device public.short_text) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.touch_session(private.caller_id(), private.claimed_session_id(), p_device, now())
$$;

grant execute on function
  public.change_username(public.short_text),
  public.create_suggestion(public.short_text),
  public.list_caption_variants(integer, bigint, integer, public.short_text),
  public.reserve_rewrite(bigint, integer, public.short_text, public.middle_text),
  public.save_caption_variant(bigint, integer, public.short_text, public.text_list, integer, integer),
  public.save_hashtag_set(public.short_text, public.text_list, bigint),
  public.save_signature(public.short_text),
  public.save_tone(public.middle_text, public.text_list),
  public.touch_session(public.short_text)
to authenticated;
