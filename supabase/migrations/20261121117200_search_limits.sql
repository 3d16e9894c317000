-- A search costs a bounded amount: its text is short, a run without spaces is read in part, and an account searches so
-- many times a minute.

drop function public.find_captions(text, text, boolean, integer, bigint);

/*
 * What a person typed, as terms that all have to be there, and the beginning of the word that they may still be
 * typing, or null. At most 12 terms count, and 1,000 characters; of a run without spaces 40 characters, because a text
 * of characters of several bytes is read from its beginning for each pair.
 */
create or replace function private.read_query(p_query text, out terms text[], out prefix text)
language plpgsql immutable
set search_path = ''
as $$
declare
  typed constant text := left(p_query, 1000);
  words text[];
  runs boolean[];
  count integer;
begin
  select array_agg(left(word, 40)), array_agg(is_run) into words, runs
  from (select * from private.split_words(private.fold_text(typed)) limit 12) as first_words;
  count := coalesce(cardinality(words), 0);
  if count > 0 and not runs[count] and typed !~ '[ \t\r\n\u3000]$'
    and words[count] ~ '[#0-9a-z_\u00C0-\u1FFF\u2C00-\u2DFF\uA4D0-\uABFF\uFB00-\uFEFC]$' then
    prefix := words[count];
    count := count - 1;
  end if;
  select coalesce((array_agg(distinct term))[1:12], '{}') into terms from (
    select words[n] from generate_series(1, count) as n where not runs[n]
    union all
    select substr(words[n], place, least(char_length(words[n]), 2))
    from generate_series(1, count) as n
    cross join lateral generate_series(1, greatest(char_length(words[n]) - 1, 1)) as place
    where runs[n]
  ) as each (term);
end
$$;

/*
 * One page of the caller's entries that match what they typed and chose, newest first, with where the next page begins
 * ('next', null at the end); outcome 'rate_limited' with retry_after; null when the account or session is gone.
 * Definer: the tables of the search are in private.
 */
create function public.find_captions(
  p_query public.short_text, p_platform public.short_text, p_favorites boolean, p_limit integer,
  p_before bigint default 9223372036854775807
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.caller_id();
  refused constant jsonb := private.refused_call(caller, 'caption_search', now());
  wanted record;
  page record;
begin
  if refused is not null then
    return case when refused ->> 'outcome' <> 'no_account' then refused end;
  end if;
  select * into wanted from private.read_query(p_query);
  if p_platform is not null then
    wanted.terms := wanted.terms || ('platform:' || p_platform);
  end if;
  if p_favorites then
    wanted.terms := wanted.terms || 'is:favorite'::text;
  end if;
  -- Something was typed that holds nothing to search for, e.g. "!!".
  if cardinality(wanted.terms) = 0 and wanted.prefix is null and p_query is not null then
    return jsonb_build_object('entries', '[]'::jsonb, 'next', null);
  end if;
  select * into page from private.find_entries(caller, wanted.terms, wanted.prefix, least(p_limit, 1000), p_before);
  return jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(private.caption_entry(h) order by h.id desc), '[]')
      from public.caption_history h where h.id = any (page.entry_ids)
    ),
    'next', page.next_before::text
  );
end
$$;

grant execute on function
  public.find_captions(public.short_text, public.short_text, boolean, integer, bigint)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('caption_search', 3000, interval '1 minute');  -- pages of a search; an export needs one per 400 entries
