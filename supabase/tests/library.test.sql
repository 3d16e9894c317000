-- Favorites, deletions, clearing, their undo, and the job that removes what was deleted.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.me() returns uuid language sql as $$select '00000000-0000-4000-8000-000000000001'::uuid$$;
create function pg_temp.noon() returns timestamptz language sql as $$select '2026-06-10 12:00Z'::timestamptz$$;
create function pg_temp.after(p_minutes numeric) returns timestamptz language sql as $$select pg_temp.noon() + p_minutes * interval '1 minute'$$;
create function pg_temp.id(p_keyword text) returns bigint language sql as $$select id from public.caption_history where keyword = p_keyword$$;
/* What the owner sees of their history. */
create function pg_temp.seen() returns text language sql as $$
  select pg_temp.as_person(pg_temp.me(), 'authenticated', $q$select string_agg(e ->> 'keyword', ',') from jsonb_array_elements(public.list_captions(50)) e$q$)
$$;

select plan(36);

insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select pg_temp.me(), 'e' || n, 'x', '{one,two}', pg_temp.after(n - 60) from generate_series(1, 3) n;
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
values ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', '{one}', pg_temp.after(-60));

-- favorites
select is(private.set_favorite(pg_temp.me(), pg_temp.id('e1'), 1, true, pg_temp.noon()) -> 'favorites', '[1]', 'a caption becomes a favorite');
select is(private.set_favorite(pg_temp.me(), pg_temp.id('e1'), 2, true, pg_temp.noon()) ->> 'outcome', 'not_found', 'a place without a caption does not');
select is(private.set_favorite(pg_temp.me(), pg_temp.id('theirs'), 0, true, pg_temp.noon()) ->> 'outcome', 'not_found', 'nor somebody else''s');
select is(private.set_favorite(null, 1, 0, true, pg_temp.noon()) ->> 'outcome', 'no_account', 'an ended session marks nothing');

-- deleting one
select is(private.delete_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.noon()) ->> 'outcome', 'deleted', 'an entry is deleted');
select is(pg_temp.seen(), 'e3,e1', 'and no longer seen');
select is(private.recent_captions(pg_temp.me(), 10), '["one", "two", "one", "two"]', 'the writer is not told of it');
select is(pg_temp.as_person(pg_temp.me(), 'authenticated', 'select count(*) from public.caption_history'), '2', 'the data API does not show it');
select is(pg_temp.as_person(pg_temp.me(), 'authenticated', format('select public.get_caption_entry(%s)', pg_temp.id('e2'))), null, 'nor does its address');
select is(private.set_favorite(pg_temp.me(), pg_temp.id('e2'), 0, true, pg_temp.noon()) ->> 'outcome', 'not_found', 'it cannot be changed');
select is(private.delete_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.noon()) ->> 'outcome', 'not_found', 'nor deleted twice');
select is(private.delete_caption_entry(pg_temp.me(), pg_temp.id('theirs'), pg_temp.noon()) ->> 'outcome', 'not_found', 'nobody deletes somebody else''s');
select is(private.restore_caption_entry('00000000-0000-4000-8000-000000000002', pg_temp.id('e2'), pg_temp.noon()) ->> 'outcome', 'too_late', 'or restores it');
select is((select history_changed_at from public.profiles where id = pg_temp.me()), pg_temp.noon(), 'other tabs are told');
select is(private.purge_captions(100, pg_temp.after(5)), 0, 'for five minutes it is kept');
select is(private.restore_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.after(4.9)) ->> 'outcome', 'restored', 'and can be restored');
select is(pg_temp.seen(), 'e3,e2,e1', 'in its old place');
select is(private.restore_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.noon()) ->> 'outcome', 'too_late', 'once');

select is(private.delete_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.noon()) ->> 'outcome', 'deleted', 'deleted again');
select is(private.restore_caption_entry(pg_temp.me(), pg_temp.id('e2'), pg_temp.after(5)) ->> 'outcome', 'too_late', 'after five minutes it cannot be restored');
select is(private.purge_captions(100, pg_temp.after(5.1)), 1, 'and the job removes it');
select is(pg_temp.id('e2'), null, 'for good');

-- clearing
create temporary table cleared as select private.clear_captions(pg_temp.me(), pg_temp.noon()) ->> 'cleared_to' as at;
select is((select at from cleared), '2026-06-10T11:03:00.000Z', 'clearing is marked by the newest entry');
select is(pg_temp.seen(), null, 'nothing is seen');
select is((select count(*)::integer from public.caption_history where user_id = pg_temp.me()), 2, 'no row was touched');
select is(private.recent_captions(pg_temp.me(), 10), '[]', 'the writer is told of none');
insert into public.caption_history (user_id, keyword, platform, captions, created_at) values (pg_temp.me(), 'later', 'x', '{new}', pg_temp.noon());
select is(pg_temp.seen(), 'later', 'what comes afterwards is seen');
select is(private.restore_captions(pg_temp.me(), (select at from cleared)::timestamptz, pg_temp.after(4.9)) ->> 'outcome', 'restored', 'clearing is undone');
select is(pg_temp.seen(), 'later,e3,e1', 'exactly');
select is(private.restore_captions(pg_temp.me(), (select at from cleared)::timestamptz, pg_temp.after(4.9)) ->> 'outcome', 'too_late', 'once');
select is(private.purge_captions(100, pg_temp.after(60)), 0, 'and nothing is removed');

select lives_ok($$select private.clear_captions(pg_temp.me(), pg_temp.noon())$$, 'cleared again');
select is(
  array[private.purge_captions(2, pg_temp.after(5.1)), private.purge_captions(2, pg_temp.after(5.1)), private.purge_captions(2, pg_temp.after(5.1))],
  '{2,1,0}', 'the job removes it in batches'
);
select is((select string_agg(keyword, ',') from public.caption_history), 'theirs', 'and nobody else''s');
select is((select string_agg(user_id::text, ',') from private.caption_words), '00000000-0000-4000-8000-000000000002', 'with their words in the search');
select is((select history_cleared_at from public.profiles where id = pg_temp.me()), null, 'then it is done');

select * from finish();
rollback;
