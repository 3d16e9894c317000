-- Saving the versions of a caption: whose, on which revision, and what becomes of the history.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(32);

insert into public.caption_history (user_id, keyword, platform, captions, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'mine', 'x', array['First.', 'Second.'], '2026-06-10 10:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', array['Theirs.'], '2026-06-10 10:00Z');

/* The function as the API calls it, with the time given. */
create function pg_temp.save(p_keyword text, p_place integer, p_platform text, p_versions text[], p_current integer, p_revision integer) returns jsonb
language sql as $$
  select private.save_caption_variant(
    '00000000-0000-4000-8000-000000000001', (select id from public.caption_history where keyword = p_keyword),
    p_place, p_platform, p_versions, p_current, p_revision, '2026-06-10 11:00Z'
  )
$$;
create function pg_temp.captions(p_keyword text) returns text[]
language sql as $$ select captions from public.caption_history where keyword = p_keyword $$;

-- the first save and those after it
select is(pg_temp.save('mine', 1, 'x', array['Second.', 'Changed.'], 1, 0), '{"outcome": "saved", "revision": 1}', 'a first save has revision 1');
select is(pg_temp.captions('mine'), array['First.', 'Changed.'], 'the current version is the caption of the history, the others stay');
select is(pg_temp.save('mine', 1, 'x', array['Second.', 'Changed.'], 0, 1), '{"outcome": "saved", "revision": 2}', 'a save that follows the last one is stored');
select is(pg_temp.captions('mine'), array['First.', 'Second.'], 'and an undo reaches the history');
select is(
  pg_temp.save('mine', 1, 'x', array['Second.', 'Late.'], 1, 1),
  '{"outcome": "stale", "current": 0, "revision": 2, "versions": ["Second.", "Changed."]}',
  'a save on an old revision is refused and told what is stored'
);
select is(
  pg_temp.save('mine', 0, 'x', array['First.', 'Ahead.'], 1, 3),
  '{"outcome": "stale", "current": 0, "revision": 0, "versions": null}', 'so is one on a revision that never was'
);
select is(pg_temp.captions('mine'), array['First.', 'Second.'], 'and neither changes the history');
select is(pg_temp.save('mine', 1, 'instagram', array['Longer.'], 0, 0), '{"outcome": "saved", "revision": 1}', 'each platform has its own revisions');
select is(pg_temp.captions('mine'), array['First.', 'Second.'], 'and another platform does not change the history');

-- what is refused
select is(pg_temp.save('theirs', 0, 'x', array['Mine now.'], 0, 0), '{"outcome": "not_found"}', 'another person''s entry is not found');
select is(pg_temp.captions('theirs'), array['Theirs.'], 'nor changed');
select is(pg_temp.save('mine', 2, 'x', array['Third.'], 0, 0), '{"outcome": "not_found"}', 'nor is a place that the entry does not have');
select is(pg_temp.save('mine', -1, 'x', array['Third.'], 0, 0), '{"outcome": "not_found"}', 'nor one before the first');
select is(pg_temp.save('gone', 0, 'x', array['a'], 0, 0), '{"outcome": "not_found"}', 'nor an entry that is gone');
select is(
  private.save_caption_variant(null, 1, 0, 'x', array['a'], 0, 0, now()), '{"outcome": "no_account"}', 'a session that has ended saves nothing'
);
select throws_ok($$select pg_temp.save('mine', 0, 'myspace', array['a'], 0, 0)$$, '23514', null, 'a platform that nobody knows');
select throws_ok($$select pg_temp.save('mine', 0, 'x', '{}', 0, 0)$$, '23514', null, 'no version');
select throws_ok($$select pg_temp.save('mine', 0, 'x', array_fill('a'::text, array[31]), 0, 0)$$, '23514', null, 'more than 30 versions');
select throws_ok($$select pg_temp.save('mine', 0, 'x', array['a', null], 0, 0)$$, '23514', null, 'a version that is no text');
select throws_ok($$select pg_temp.save('mine', 0, 'x', array[repeat('a', 10001)], 0, 0)$$, '23514', null, 'a version that is too long');
select throws_ok($$select pg_temp.save('mine', 0, 'x', array_fill(repeat('a', 10000), array[3]), 0, 0)$$, '23514', null, 'versions that are too long together');
select throws_ok($$select pg_temp.save('mine', 0, 'x', array['a'], 1, 0)$$, '23514', null, 'a current version that is not among them');
select lives_ok($$select pg_temp.save('mine', 0, 'facebook', array_fill(repeat('😀', 10000), array[2]), 0, 0)$$, 'the longest are stored, counted in characters');

-- the rate limit
select is(
  (select count(*)::integer from generate_series(1, 310) where pg_temp.save('gone', 0, 'x', array['a'], 0, 0) ->> 'outcome' = 'rate_limited') > 0, true,
  'saving has a limit'
);

-- reading
select is(
  (select string_agg(v ->> 'place' || ' ' || (v ->> 'platform'), ',' order by ordinality)
    from jsonb_array_elements(private.caption_variants_of((select id from public.caption_history where keyword = 'mine'))) with ordinality as each (v, ordinality)),
  '0 facebook,1 instagram,1 x', 'the variants of an entry, by place and platform'
);
select is(private.caption_variants_of(0), '[]', 'none');
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', format(
    $$select string_agg(v ->> 'platform', ',') from jsonb_array_elements(public.list_caption_variants(2, %s, 0, 'facebook')) v$$,
    (select id from public.caption_history where keyword = 'mine'))),
  'instagram,x', 'the download continues after a row'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.list_caption_variants(10)'), '[]', 'a stranger reads none'
);
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'delete from public.caption_variants where true'), '42501', 'people write them by the function only');
select is(pg_temp.as_person(null, 'anon', $$select public.save_caption_variant(1, 0, 'x', array['a'], 0, 0)$$), '42501', 'visitors save nothing');

-- the end of an entry and of an account
delete from public.caption_history where keyword = 'mine';
select is_empty('select from public.caption_variants', 'variants go with their entry');
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
values ('00000000-0000-4000-8000-000000000002', 'again', 'x', array['a'], now());
insert into public.caption_variants (entry_id, place, platform, user_id, versions, current, revision, updated_at)
select id, 0, 'x', user_id, array['a'], 0, 1, now() from public.caption_history where keyword = 'again';
delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty('select from public.caption_variants', 'and with their account');

select * from finish();
rollback;
