-- The terms by which a person's captions are found: what they are, where they are kept, and when they are written.
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

create trigger index_new_entry after insert on public.caption_history
for each row execute function private.index_caption_entry();

create trigger index_changed_entry after update of keyword, platform, captions, favorites on public.caption_history
for each row execute function private.index_caption_entry();

create trigger forget_deleted_entry after delete on public.caption_history
for each row execute function private.index_caption_entry();
