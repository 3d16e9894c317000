-- Full-text search of a person's captions, newest first, at the same cost however long the history is.
--
-- A GIN index finds matches in no order, so that a frequent word would cost as much as the history is long. Here each
-- term of an entry is one row of private.caption_terms, in the order of a btree: the newest entries with a term are
-- next to each other. Entries are in the order of their id, which is the order in which they were written.
--
-- Characters are named by ranges, because character classes depend on the database's locale.

create table private.caption_terms (
  user_id uuid not null,
  term text collate "C" not null,
  entry_id bigint not null,
  primary key (user_id, term, entry_id)
);

comment on table private.caption_terms is
  'One row per term of an entry. Written by a trigger; without foreign keys, which would be checked for every term.';

create table private.caption_words (
  user_id uuid not null,
  entry_id bigint not null,
  words text not null,
  primary key (user_id, entry_id)
);

comment on table private.caption_words is 'The terms of an entry in one text, each between spaces.';

alter table private.caption_terms enable row level security;
alter table private.caption_terms force row level security;
alter table private.caption_words enable row level security;
alter table private.caption_words force row level security;

/*
 * A text as search compares it: one form of every character, without accents, in small letters, without what shows
 * nothing, and one code point for an emoji of several skin tones. "Crème BRÛLÉE" becomes "creme brulee".
 */
create function private.fold_text(p_text text) returns text
language sql immutable strict
set search_path = ''
as $$
  select replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(p_text, nfkd),
      '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
      || '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U0001F3FB-\U0001F3FF'
      || '''\u2018\u2019\u02BC]', '', 'g'), nfkc),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐØøŁłĐđÐðŦŧĦħıÆŒÞẞ',
    'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґoollddddtthhiæœþß'
  ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

/*
 * The words of a folded text in order: words, hashtags with their '#', runs of scripts that are written without
 * spaces, flags, and single emoji and signs. A run without spaces is searched by pairs of characters.
 */
create function private.split_words(p_folded text) returns table (word text, is_run boolean)
language sql immutable strict
set search_path = ''
as $$
  select m[1], m[2] is not null from regexp_matches(p_folded,
    '([\U0001F1E6-\U0001F1FF]{2}'
    || '|([\u0E00-\u0E4E\u0E80-\u0EFF\u1000-\u1049\u1050-\u109F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3031-\u3035'
    || '\u3038-\u303C\u3041-\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u318F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA4CF'
    || '\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\U00020000-\U0003FFFF]+)'
    || '|#?[0-9a-z_\u00B2\u00B3\u00B5\u00B9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u0373\u0376-\u037D\u037F-\u0386\u0388-\u0559'
    || '\u0560-\u0588\u05D0-\u05F2\u0620-\u0669\u066E-\u06D3\u06D5-\u0963\u0966-\u096F\u0971-\u0DFF\u0F00\u0F18-\u0FFF'
    || '\u10A0-\u10FA\u10FC-\u1360\u1369-\u13FF\u1401-\u166C\u166F-\u177F\u1810-\u19DF\u1A00-\u1FFF\u2C00-\u2DFF\uA4D0-\uA95F\uA980-\uABFF'
    || '\uFB00-\uFD3D\uFD50-\uFDFB\uFE70-\uFEFC\U00010000-\U0001CFFF\U0001E000-\U0001EFFF]+'
    || '|[\u20A0-\u20CF\u2190-\u21FF\u2300-\u23FF\u2600-\u27BF\u2900-\u297F\u2B00-\u2BFF\U0001F000-\U0001F1E5\U0001F200-\U0001FAFF])', 'g'
  ) as m
$$;

/*
 * The terms under which a text is found, each once: words of at most 40 characters, a hashtag with and without its
 * '#', emoji, and of runs without spaces every character and every pair of neighbors.
 */
create function private.search_terms(p_text text) returns text[]
language sql immutable strict
set search_path = ''
as $$
  with words as materialized (
    select distinct word, is_run from private.split_words(private.fold_text(p_text))
  )
  select coalesce(array_agg(distinct term collate "C"), '{}') from (
    select left(word, 40) from words where not is_run
    union all select left(substr(word, 2), 40) from words where word like '#%'
    union all
    select substr(word, place, length)
    from words cross join generate_series(1, 2) as length
    cross join lateral generate_series(1, char_length(word) - length + 1) as place
    where is_run
  ) as each (term)
$$;

/* All terms of an entry: its words, its platform, and whether it has a favorite. At most 1,000. */
create function private.entry_terms(p_entry public.caption_history) returns text[]
language sql immutable
set search_path = ''
as $$
  select (private.search_terms(concat_ws(e'\n', p_entry.keyword, array_to_string(p_entry.captions, e'\n'))))[1:998]
    || ('platform:' || p_entry.platform)
    || case when cardinality(p_entry.favorites) > 0 then array['is:favorite'] else '{}' end
$$;

/* Removes an entry from the search. */
create function private.forget_entry_terms(p_user_id uuid, p_entry_id bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  known text[];
begin
  delete from private.caption_words where user_id = p_user_id and entry_id = p_entry_id
  returning string_to_array(btrim(words), ' ') into known;
  delete from private.caption_terms
  where user_id = p_user_id and term = any (known) and entry_id = p_entry_id;
end
$$;

/*
 * Keeps the search in step with the history, in the same transaction.
 * Definer: people may delete their own history, and the tables are in private.
 */
create function private.index_caption_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  terms text[];
  known text[] := '{}';
begin
  if tg_op = 'DELETE' then
    perform private.forget_entry_terms(old.user_id, old.id);
    return null;
  end if;
  terms := private.entry_terms(new);
  if tg_op = 'UPDATE' then
    select string_to_array(btrim(words), ' ') into known
    from private.caption_words where user_id = new.user_id and entry_id = new.id;
    known := coalesce(known, '{}');
    delete from private.caption_terms
    where user_id = new.user_id and entry_id = new.id
      and term = any (array(select unnest(known) except select unnest(terms)));
  end if;
  insert into private.caption_words as kept (user_id, entry_id, words)
  values (new.user_id, new.id, ' ' || array_to_string(terms, ' ') || ' ')
  on conflict (user_id, entry_id) do update set words = excluded.words where kept.words <> excluded.words;
  insert into private.caption_terms (user_id, term, entry_id)
  select new.user_id, term, new.id from unnest(terms) as term
  where term <> all (known);
  return null;
end
$$;

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

create trigger index_new_entry after insert on public.caption_history
for each row execute function private.index_caption_entry();

create trigger index_changed_entry after update of keyword, platform, captions, favorites on public.caption_history
for each row execute function private.index_caption_entry();

create trigger forget_deleted_entry after delete on public.caption_history
for each row execute function private.index_caption_entry();

grant execute on function public.find_captions(text, text, boolean, integer, bigint) to authenticated;
