-- The terms of a text, and finding entries by them.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.me() returns uuid language sql as $$select '00000000-0000-4000-8000-000000000001'::uuid$$;

/* The keywords of the entries that a query finds as the API calls it, in their order. */
create function pg_temp.found(p_query text, p_platform text default null, p_favorites boolean default false, p_user uuid default pg_temp.me())
returns text language sql as $$
  select pg_temp.as_person(p_user, 'authenticated', format(
    $q$select string_agg(e ->> 'keyword', ',') from jsonb_array_elements(public.find_captions(%L, %L, %L, 50) -> 'entries') e$q$,
    p_query, p_platform, p_favorites
  ))
$$;

select plan(54);

-- folding
select is(private.fold_text('Crème BRÛLÉE'), 'creme brulee', 'accents and capitals do not matter');
select is(private.fold_text('Straße Ærø ŁÓDŹ İstanbul'), 'strasse aero lodz istanbul', 'nor letters that have no accent to lose');
select is(private.fold_text('ΚΑΛΗΜΈΡΑΣ Ёлка'), 'καλημερασ елка', 'in Greek and Cyrillic neither');
select is(private.fold_text('ｆｕｌｌ ｗｉｄｔｈ ﾊﾟﾝ'), 'full width パン', 'nor the width of characters');
select is(private.fold_text('한국어'), '한국어', 'Korean syllables stay whole');
select is(private.fold_text('don''t don’t'), 'dont dont', 'an apostrophe is no end of a word');

-- terms
select is(private.search_terms('Tea, tea & TEA!'), '{tea}', 'a word is one term');
select is(private.search_terms('#SlowMorning'), '{#slowmorning,slowmorning}', 'a hashtag is found with and without its sign');
select set_eq($$select unnest(private.search_terms('東京都'))$$, '{東,京,都,東京,京都}'::text[], 'of a run without spaces every character and pair is a term');
select set_eq($$select unnest(private.search_terms('Bon appétit 🥐👍🏽 🇫🇷'))$$, '{bon,appetit,🥐,👍,🇫🇷}'::text[], 'an emoji is a term in every skin tone, a flag is one');
select is(private.search_terms('… — !?'), '{}', 'signs are none');
select is((select max(char_length(term)) from unnest(private.search_terms(repeat('a', 5000))) term), 40, 'a term has at most 40 characters');
select is((select terms || array[prefix] from private.read_query('Sunday Mor')), '{sunday,mor}', 'the last word may be unfinished');
select is((select terms || array[prefix] from private.read_query('Sunday ')), '{sunday,NULL}', 'unless a space follows');
select is((select terms || array[prefix] from private.read_query('東京都')), '{京都,東京,NULL}', 'a run is searched by its pairs');

-- finding
insert into public.caption_history (user_id, keyword, platform, captions, favorites, created_at) values
  (pg_temp.me(), 'café', 'instagram', '{"Crème brûlée on a slow Sunday #SlowMorning 🥐", "Dessert first."}', '{}', '2026-06-10 10:00Z'),
  (pg_temp.me(), '東京', 'x', '{"東京タワーの夜景"}', '{0}', '2026-06-10 10:01Z'),
  (pg_temp.me(), 'sunrise', 'x', '{"The creme of the morning"}', '{}', '2026-06-10 10:02Z'),
  ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', '{"Creme and 東京"}', '{}', '2026-06-10 10:03Z');

select is(pg_temp.found('creme'), 'sunrise,café', 'a word is found with its accents and without, newest first');
select is(pg_temp.found('CRÈME '), 'sunrise,café', 'and with accents in the query');
select is(pg_temp.found('cafe'), 'café', 'the keyword counts as well');
select is(pg_temp.found('creme dessert'), 'café', 'all words have to be there, in any of the captions');
select is(pg_temp.found('creme dessert morning'), null, 'and with one missing nothing is found');
select is(pg_temp.found('sun'), 'sunrise,café', 'the last word may be a beginning');
select is(pg_temp.found('sun '), null, 'but not when a space follows');
select is(pg_temp.found('morning '), 'sunrise', 'a word inside a hashtag is none');
select is(pg_temp.found('slowmorning'), 'café', 'a hashtag is found without its sign');
select is(pg_temp.found('#slow'), 'café', 'and by its beginning');
select is(pg_temp.found('#creme'), null, 'a word is no hashtag');
select is(pg_temp.found('東京'), '東京', 'two characters of a run');
select is(pg_temp.found('夜'), '東京', 'and one');
select is(pg_temp.found('京東'), null, 'but not in another order');
select is(pg_temp.found('🥐'), 'café', 'an emoji');
select is(pg_temp.found('!!'), null, 'signs find nothing');
select is(pg_temp.found('100% _x_'), null, 'wildcards are signs');
select is(pg_temp.found(null, 'x'), 'sunrise,東京', 'a platform');
select is(pg_temp.found('creme', 'x'), 'sunrise', 'with a word');
select is(pg_temp.found(null, null, true), '東京', 'favorites');
select is(pg_temp.found('platform:x'), null, 'the terms of filters cannot be typed');
select is(pg_temp.found('creme', p_user => '00000000-0000-4000-8000-000000000002'), 'theirs', 'everybody finds their own');
select is(pg_temp.as_person(null, 'anon', 'select public.find_captions(''creme'', null, false, 10)'), '42501', 'visitors find nothing');

-- changes
update public.caption_history set captions = '{"Only tea"}' where keyword = 'café';
select is(pg_temp.found('brulee') || pg_temp.found('tea'), null, 'a changed caption is not found by its old words');
select is(pg_temp.found('tea'), 'café', 'but by its new ones');
select results_eq(
  $$select string_agg(term, ',' order by term) from private.caption_terms where user_id = pg_temp.me() and entry_id = (select id from public.caption_history where keyword = 'café')$$,
  $$select string_agg(term collate "C", ',' order by term collate "C") from public.caption_history h cross join unnest(private.entry_terms(h)) term where keyword = 'café'$$,
  'the terms are exactly those of the text'
);
delete from public.caption_history where user_id = pg_temp.me();
select is_empty($$select 1 from private.caption_terms where user_id = pg_temp.me()$$, 'a removed entry leaves no term');
select is_empty($$select 1 from private.caption_words where user_id = pg_temp.me()$$, 'and no words');

-- pages
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select pg_temp.me(), 'n' || n, 'x', array['common ' || case when n % 7 = 0 then 'seventh' when n % 2 = 0 then 'even' else 'odd' end], '2026-06-10Z'::timestamptz + n * interval '1 second'
from generate_series(1, 300) n;
create function pg_temp.walk(p_terms text[], p_prefix text, p_steps integer) returns text language plpgsql as $$
declare
  before bigint := 9223372036854775807;
  page record;
  seen bigint[] := '{}';
begin
  for turn in 1..1000 loop
    select * into page from private.find_entries(pg_temp.me(), p_terms, p_prefix, 5, before, p_steps);
    seen := seen || page.entry_ids;
    if page.next_before is null then
      return (select concat_ws(' ', count(*), count(distinct id), array_agg(id order by place) = array_agg(id order by id desc)) from unnest(seen) with ordinality as s (id, place));
    end if;
    before := page.next_before;
  end loop;
  return 'endless';
end
$$;
select is(
  array[pg_temp.walk('{common,seventh}', null, 10), pg_temp.walk('{even,odd}', null, 10), pg_temp.walk('{common}', 'e', 10), pg_temp.walk('{}', 'n', 40), pg_temp.walk('{}', null, 10), pg_temp.walk('{common}', 'nothing', 10)],
  array['42 42 t', '0 0', '129 129 t', '300 300 t', '300 300 t', '0 0'],
  'pages follow each other without gaps, repetitions or an end too early, however short the steps'
);

-- cost: rows that are read, which time on a busy machine does not show
alter table public.caption_history disable trigger index_new_entry;
insert into public.caption_history (id, user_id, keyword, platform, captions, created_at) overriding system value
select 1000000 + n, pg_temp.me(), '', 'x', '{""}', '2026-06-11Z'::timestamptz + n * interval '1 second' from generate_series(1, 30000) n;
alter table public.caption_history enable trigger index_new_entry;
insert into private.caption_words (user_id, entry_id, words)
select pg_temp.me(), 1000000 + n, ' often half' || n % 2 || ' start' || n % 500 || ' once' || n || ' ' from generate_series(1, 30000) n;
insert into private.caption_terms (user_id, term, entry_id)
select user_id, term, entry_id from private.caption_words cross join unnest(string_to_array(btrim(words), ' ')) term
where user_id = pg_temp.me() and entry_id > 1000000;
analyze private.caption_words;
analyze private.caption_terms;
analyze public.caption_history;

create function pg_temp.rows_read() returns bigint language sql as $$
  select sum(seq_tup_read + idx_tup_fetch)::bigint from pg_stat_xact_user_tables
  where relname in ('caption_terms', 'caption_words', 'caption_history')
$$;
/* How many rows the first page of a search reads, and how many entries it has. */
create function pg_temp.cost(p_terms text[], p_prefix text, out rows bigint, out entries integer) language plpgsql as $$
declare
  before bigint := pg_temp.rows_read();
begin
  select cardinality(entry_ids) into entries from private.find_entries(pg_temp.me(), p_terms, p_prefix, 21, 9223372036854775807);
  rows := pg_temp.rows_read() - before;
end
$$;
create temporary table costs as
select kind, cost.* from (values
  ('a word of every entry', '{often}'::text[], null), ('a word of one entry', '{once7}', null), ('a word of none', '{never}', null),
  ('two frequent words', '{often,half1}', null), ('two that are never together', '{half0,half1}', null),
  ('a frequent and a rare one', '{often,once7}', null), ('the beginning of every word', '{}', 'o'),
  ('the beginning of many words', '{}', 'start1'), ('the beginning of a few words', '{half1}', 'once777'), ('everything', '{}', null)
) as searches (kind, terms, prefix) cross join lateral pg_temp.cost(terms, prefix) as cost;
select cmp_ok(rows, '<', 3000::bigint, 'of 30,000 entries, ' || kind || ' reads ' || rows || ' rows') from costs;

select * from finish();
rollback;
