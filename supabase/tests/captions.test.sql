begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(13);

insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select '00000000-0000-4000-8000-000000000001', 'entry ' || n, 'general', array['a'], '2026-06-10 10:00Z'::timestamptz + (n / 2) * interval '1 second'
from generate_series(1, 9) n;
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
values ('00000000-0000-4000-8000-000000000002', 'theirs', 'general', array['a'], '2026-06-10 10:00Z');

-- owner
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', $$select string_agg(e ->> 'keyword', ',') from jsonb_array_elements(public.list_captions(3)) e$$),
  'entry 9,entry 8,entry 7', 'the first page is newest first'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', format(
    $$select string_agg(e ->> 'keyword', ',') from jsonb_array_elements(public.list_captions(3, '2026-06-10T10:00:03.000Z', %s)) e$$,
    (select id from public.caption_history where keyword = 'entry 7'))),
  'entry 6,entry 5,entry 4', 'a page continues inside equal times'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', $$select public.list_captions(1) -> 0 ->> 'created_at'$$),
  '2026-06-10T10:00:04.000Z', 'times are ISO in UTC'
);
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select count(*) from public.caption_history'), '9', 'people read their own rows only');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.caption_history (user_id, keyword, platform, captions, created_at) values (auth.uid(), '''', ''x'', ''{a}'', now())'), '42501', 'people cannot write history');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'update public.caption_history set keyword = '''''), '42501', 'nor change it');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'update public.daily_usage set used = 0'), '42501', 'nor their usage');

-- stranger
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'with d as (delete from public.caption_history where keyword like ''entry%'' returning 1) select count(*) from d'), '0', 'a stranger deletes nothing of theirs');
select is((select count(*)::integer from public.caption_history), 10, 'all rows are still there');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'with d as (delete from public.caption_history where id > 0 returning 1) select count(*) from d'), '9', 'the owner clears their own');
select is((select string_agg(keyword, ',') from public.caption_history), 'theirs', 'and only those');

-- anonymous
select is(pg_temp.as_person(null, 'anon', 'select public.list_captions(1)'), '42501', 'visitors read no page');

-- account deletion
delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty('select 1 from public.caption_history', 'an account''s history goes with it');

select * from finish();
rollback;
