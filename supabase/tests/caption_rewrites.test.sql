-- Rewriting and adapting: whose caption, what counts for the day, and what is given back.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(36);

insert into public.caption_history (user_id, keyword, platform, captions, intent, language, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'mine', 'x', array['First.', 'Second.'], 'thing', 'en', '2026-06-10 10:00Z'),
  ('00000000-0000-4000-8000-000000000001', 'other', 'x', array['Other.'], null, null, '2026-06-10 10:01Z'),
  ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', array['Theirs.'], null, null, '2026-06-10 10:02Z');

create function pg_temp.entry(p_keyword text) returns bigint
language sql as $$ select id from public.caption_history where keyword = p_keyword $$;
create function pg_temp.reserve(p_keyword text, p_purpose text, p_at timestamptz, p_text text default 'First.', p_place integer default 0) returns jsonb
language sql as $$
  select private.reserve_rewrite('00000000-0000-4000-8000-000000000001', pg_temp.entry(p_keyword), p_place, p_purpose, p_text, p_at)
$$;
create function pg_temp.complete(p_reserved jsonb, p_model text, p_at timestamptz) returns jsonb
language sql as $$ select private.complete_rewrite((p_reserved ->> 'generation_id')::uuid, p_model, 1, 2, 3, p_at) $$;
create function pg_temp.used(p_at timestamptz default '2026-06-10 12:00Z') returns text
language sql as $$ select private.usage_at('00000000-0000-4000-8000-000000000001', false, p_at) ->> 'used' $$;
create function pg_temp.left_of(p_keyword text) returns text
language sql as $$
  select private.find_rewritable('00000000-0000-4000-8000-000000000001', pg_temp.entry(p_keyword), 0, '2026-06-10 12:00Z') ->> 'rewrites_left'
$$;
create temporary table taken (n integer, result jsonb);

-- whose caption
select is(pg_temp.reserve('theirs', 'rewrite', '2026-06-10 11:00Z') ->> 'outcome', 'not_found', 'somebody else''s caption is not found');
select is(pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:00Z', 'First.', 2) ->> 'outcome', 'not_found', 'nor a place that the entry does not have');
select is(pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:00Z', 'First.', -1) ->> 'outcome', 'not_found', 'nor one before the first');
select is(private.find_rewritable('00000000-0000-4000-8000-000000000002', pg_temp.entry('mine'), 0, now()), null, 'what can be done with a caption is its owner''s to know');
select is(private.reserve_rewrite(null, pg_temp.entry('mine'), 0, 'rewrite', '', now()) ->> 'outcome', 'no_account', 'without an account nothing is reserved');
select is((select count(*)::integer from private.generations), 0, 'and nothing was reserved');
select is(
  private.find_rewritable('00000000-0000-4000-8000-000000000001', pg_temp.entry('mine'), 1, '2026-06-10 11:00Z'),
  '{"tone": null, "intent": "thing", "keyword": "mine", "language": "en", "platform": "x", "tone_off": [], "premium_access": false, "rewrites_left": 3}',
  'a caption of one''s own is found with its keyword, tone and allowance'
);

-- three rewrites of an entry do not count
insert into taken select n, pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:00Z'::timestamptz + n * interval '1 second') from generate_series(1, 3) n;
select is((select count(*)::integer from taken where result ->> 'outcome' = 'reserved'), 3, 'three rewrites are granted');
select is((select result ->> 'keyword' || (result ->> 'language') from taken where n = 1), 'mineen', 'with what the writer needs');
select is(pg_temp.used(), '0', 'and do not count');
select is(pg_temp.left_of('mine'), '0', 'then none is left, running ones included');
select is(pg_temp.left_of('other'), '3', 'another entry has its own');
select is(pg_temp.complete((select result from taken where n = 1), 'm', '2026-06-10 11:01Z') ->> 'rewrites_left', '0', 'completing returns what is left');
select is(pg_temp.complete((select result from taken where n = 1), 'm', '2026-06-10 11:01Z') ->> 'outcome', 'gone', 'and happens once');
select is(pg_temp.complete('{}', 'm', '2026-06-10 11:01Z') ->> 'outcome', 'no_account', 'without a reservation, nothing completes');
select results_eq(
  $$select model, input_tokens, output_tokens, milliseconds, counted from private.generations where status = 'completed'$$,
  $$values ('m', 1, 2, 3, false)$$, 'the cost is stored'
);
select is(private.release_generation((select (result ->> 'generation_id')::uuid from taken where n = 2), '2026-06-10 11:01Z'), true, 'a failed rewrite is given back');
select is(pg_temp.used(), '0', 'and takes nothing off the day');
select is(pg_temp.left_of('mine'), '1', 'but can be used again');

-- further ones count
insert into taken values (4, pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:02Z')), (5, pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:02Z'));
select is(pg_temp.used('2026-06-10 11:02Z'), '1', 'the fourth rewrite counts as a generation');
select is(private.release_generation((select (result ->> 'generation_id')::uuid from taken where n = 5), '2026-06-10 11:02Z'), true, 'and is given back');
select is(pg_temp.used(), '0', 'with its count');
select is(
  private.complete_generation((select (result ->> 'generation_id')::uuid from taken where n = 3), 'k', 'x', array['a'], 'm', 1, 1, 1, '2026-06-10 11:02Z') ->> 'outcome',
  'gone', 'a rewrite does not become a history entry'
);
select is((select count(*)::integer from public.caption_history where keyword = 'k'), 0, 'in any way');

-- lost reservations of both kinds
select pg_temp.reserve('mine', 'rewrite', '2026-06-10 11:03Z');
select is(pg_temp.used('2026-06-10 11:03Z'), '1', 'one that counts');
select private.release_lost_generations('00000000-0000-4000-8000-000000000001', '2026-06-10 11:30Z');
select is(pg_temp.used(), '0', 'is given back when it is lost, those that do not count take nothing off');
select is(pg_temp.left_of('mine'), '2', 'and lost free ones can be used again');

-- adapting
insert into taken values (6, pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:00Z'));
select is(pg_temp.used(), '1', 'an adaptation counts as one generation');
select pg_temp.complete((select result from taken where n = 6), 'built-in', '2026-06-10 12:00Z');
select pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:01Z');
select is(pg_temp.used(), '1', 'the same text again, adapted by rules, does not');
insert into taken values (7, pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:02Z', 'Changed.'));
select pg_temp.complete((select result from taken where n = 7), 'm', '2026-06-10 12:02Z');
select pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:02Z', 'Changed.');
select is(pg_temp.used(), '3', 'another text does, and so does one that a model adapted before');
select pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:03Z', 'Third.'), pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:03Z', 'Fourth.');
select is(pg_temp.reserve('mine', 'adaptation', '2026-06-10 12:03Z', 'Fifth.') ->> 'outcome', 'quota_spent', 'the day''s quota is the same as that of generations');
select is(pg_temp.reserve('other', 'rewrite', '2026-06-10 12:03Z') ->> 'outcome', 'reserved', 'rewrites that do not count are still granted');

-- premium, and the rate
insert into public.promo_codes (code, used_by, created_at, expires_at) values ('PREMIUM', '00000000-0000-4000-8000-000000000001', '2026-06-01Z', '2026-07-30Z');
create temporary table premium as
select pg_temp.reserve('mine', 'rewrite', '2026-06-12 10:00Z') ->> 'outcome' as outcome from generate_series(1, 40);
select is((select count(*)::integer from premium where outcome = 'reserved'), 30, 'premium access has no limit but the rate of generations');
select is((select count(*)::integer from premium where outcome = 'rate_limited'), 10, 'which rewrites count against');
select is(
  private.find_rewritable('00000000-0000-4000-8000-000000000001', pg_temp.entry('mine'), 0, '2026-06-12 10:00Z') -> 'rewrites_left',
  'null', 'and it has no number of rewrites left'
);
delete from public.caption_history where keyword = 'mine';
select is((select count(*)::integer from private.generations where purpose <> 'captions') > 20, true, 'what a deleted entry cost stays');

select * from finish();
rollback;
