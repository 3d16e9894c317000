-- Full-text search of a person's captions, newest first, at the same cost however long the history is: reads the terms
-- of the file before this one.

/*
 * What a person typed, as terms that all have to be there, and the beginning of the word that they may still be
 * typing, or null. At most 12 terms count.
 */
create function private.read_query(p_query text, out terms text[], out prefix text)
language plpgsql immutable
set search_path = ''
as $$
declare
  words text[];
  runs boolean[];
  count integer;
begin
  select array_agg(word), array_agg(is_run) into words, runs
  from (select * from private.split_words(private.fold_text(p_query)) limit 12) as first_words;
  count := coalesce(cardinality(words), 0);
  if count > 0 and not runs[count] and p_query !~ '[ \t\r\n\u3000]$'
    and words[count] ~ '[#0-9a-z_\u00C0-\u1FFF\u2C00-\u2DFF\uA4D0-\uABFF\uFB00-\uFEFC]$' then
    prefix := left(words[count], 40);
    count := count - 1;
  end if;
  select coalesce((array_agg(distinct term))[1:12], '{}') into terms from (
    select left(words[n], 40) from generate_series(1, count) as n where not runs[n]
    union all
    select substr(words[n], place, least(char_length(words[n]), 2))
    from generate_series(1, count) as n
    cross join lateral generate_series(1, greatest(char_length(words[n]) - 1, 1)) as place
    where runs[n]
  ) as each (term);
end
$$;

/* The person's terms that begin with p_prefix, in the order of the alphabet, at most p_limit. */
create function private.terms_with_prefix(p_user_id uuid, p_prefix text, p_limit integer) returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  beyond constant text := p_prefix || chr(1114111);
  found_terms text[] := '{}';
  latest text;
begin
  -- Each step jumps to the next term, so that the number of entries with a term does not matter.
  select term into latest from private.caption_terms
  where user_id = p_user_id and term >= p_prefix and term < beyond order by term limit 1;
  while latest is not null and cardinality(found_terms) < p_limit loop
    found_terms := found_terms || latest;
    select term into latest from private.caption_terms
    where user_id = p_user_id and term > found_terms[cardinality(found_terms)] and term < beyond order by term limit 1;
  end loop;
  return found_terms;
end
$$;

/*
 * The entry down to which the first p_length entries of each of these terms are complete; 0 when nothing is left below
 * it. The oldest of several such edges belongs to the terms that say most.
 */
create function private.list_edge(p_user_id uuid, p_terms text[], p_length integer, p_above bigint, p_before bigint)
returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(max((
    select entry_id from private.caption_terms
    where user_id = p_user_id and caption_terms.term = wanted.term and entry_id > p_above and entry_id < p_before
    order by entry_id desc offset p_length - 1 limit 1
  )), 0)
  from unnest(p_terms) as wanted (term)
$$;

/*
 * One page of the entries that have all terms and a term that begins with the prefix, newest first.
 *
 * Reads the list of the rarest term, judged by its p_steps newest entries, and looks up the others in each of its
 * entries; so one page costs the same whatever the history holds. A page may therefore have fewer entries than
 * p_limit, or none, and still be followed by others.
 * @returns next_before: where the next page begins, null at the end
 */
create function private.find_entries(
  p_user_id uuid, p_terms text[], p_prefix text, p_limit integer, p_before bigint, p_steps integer default 400,
  out entry_ids bigint[], out next_before bigint
)
language plpgsql stable
set search_path = ''
as $$
declare
  most_prefixes constant integer := 32;
  cleared_to timestamptz;
  cleared_at timestamptz;
  above bigint := 0;
  edge bigint;
  candidate_edge bigint;
  driving text[];
  list_length integer := p_steps;
  beginnings text[];
  one text;
begin
  select p.history_cleared_to, p.history_cleared_at into cleared_to, cleared_at
  from public.profiles p where p.id = p_user_id;
  if cleared_at is not null then
    select coalesce(max(id), 0) into above from (
      select h.id from public.caption_history h
      where h.user_id = p_user_id and h.created_at <= cleared_to
      order by h.created_at desc, h.id desc limit 1
    ) as newest_cleared;
  end if;

  foreach one in array p_terms loop
    candidate_edge := private.list_edge(p_user_id, array[one], p_steps, above, p_before);
    if edge is null or candidate_edge < edge then
      edge := candidate_edge;
      driving := array[one];
    end if;
  end loop;
  if p_prefix is not null then
    beginnings := private.terms_with_prefix(p_user_id, p_prefix, most_prefixes + 1);
    -- More terms than that are so frequent together that every entry may as well be looked at.
    if cardinality(beginnings) <= most_prefixes then
      candidate_edge := private.list_edge(
        p_user_id, beginnings, p_steps / greatest(cardinality(beginnings), 1), above, p_before
      );
      if edge is null or candidate_edge < edge then
        edge := candidate_edge;
        driving := beginnings;
        list_length := p_steps / greatest(cardinality(beginnings), 1);
      end if;
    end if;
  end if;
  if driving is null then
    select coalesce(min(entry_id), 0) into edge from (
      select entry_id from private.caption_words
      where user_id = p_user_id and entry_id > above and entry_id < p_before
      order by entry_id desc offset p_steps - 1 limit 1
    ) as last_step;
  end if;

  select coalesce(array_agg(found.entry_id order by found.entry_id desc), '{}') into entry_ids from (
    select candidate.entry_id
    from (
      select distinct listed.entry_id
      from (
        select part.entry_id
        from unnest(driving) as wanted (term)
        cross join lateral (
          select t.entry_id from private.caption_terms t
          where t.user_id = p_user_id and t.term = wanted.term and t.entry_id > above and t.entry_id < p_before
          order by t.entry_id desc limit list_length
        ) as part
        union all
        (
          select w.entry_id from private.caption_words w
          where driving is null and w.user_id = p_user_id and w.entry_id > above and w.entry_id < p_before
          order by w.entry_id desc limit p_steps
        )
      ) as listed
      where listed.entry_id >= edge
      order by listed.entry_id desc
    ) as candidate
    cross join lateral (
      select from private.caption_words w
      where w.user_id = p_user_id and w.entry_id = candidate.entry_id
        and (p_prefix is null or strpos(w.words, ' ' || p_prefix) > 0)
        and not exists (select from unnest(p_terms) as needed where strpos(w.words, ' ' || needed || ' ') = 0)
      limit 1
    ) as matched
    cross join lateral (
      select from public.caption_history h
      where h.id = candidate.entry_id and h.deleted_at is null and h.created_at > cleared_to
      limit 1
    ) as visible
    order by candidate.entry_id desc
    limit p_limit
  ) as found;

  if cardinality(entry_ids) >= p_limit then
    next_before := entry_ids[cardinality(entry_ids)];
  else
    next_before := nullif(edge, 0);
  end if;
end
$$;

/*
 * One page of the caller's entries that match what they typed and chose, newest first, with where the next page begins
 * ('next', null at the end); null when the account or session is gone.
 * Definer: the tables of the search are in private.
 */
create function public.find_captions(
  p_query text, p_platform text, p_favorites boolean, p_limit integer, p_before bigint default 9223372036854775807
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.caller_id();
  wanted record;
  page record;
begin
  if not exists (select from public.profiles where id = caller) then
    return null;
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

grant execute on function public.find_captions(text, text, boolean, integer, bigint) to authenticated;
