begin;

\ir prelude/as_person.psql
\ir prelude/accounts.psql

select plan(28);

-- reading texts
select set_eq(
  $$select kind || ' ' || token from private.trend_tokens('Hi #Summer_Vibes ❤️👍🏽 #日本 #2026 #a ab#no /#frag &#x41; 🇫🇷 👩‍🍳, #fyp😀 #fyp #FYP!')$$,
  array['hashtag summer_vibes', 'hashtag 日本', 'hashtag fyp', 'emoji ❤', 'emoji 👍', 'emoji 🇫🇷', 'emoji 👩‍🍳', 'emoji 😀'],
  'hashtags and emoji are read once each, whatever case and skin tone'
);

-- counting
insert into auth.users (id, email, raw_user_meta_data)
select ('00000000-0000-4000-8000-0000000001' || n)::uuid, 'writer' || n || '@example.com', jsonb_build_object('username', 'writer' || n)
from generate_series(10, 20) n;
create function pg_temp.write(p_user integer, p_caption text, p_at timestamptz) returns void
language sql as $$
  insert into public.caption_history (user_id, keyword, platform, captions, created_at)
  values (('00000000-0000-4000-8000-0000000001' || p_user)::uuid, 'k', 'x', array[p_caption, p_caption || ' again'], p_at)
$$;
select pg_temp.write(10, 'the same person #five #alone', '2026-06-19 10:00Z') from generate_series(1, 6);
select pg_temp.write(n, 'five people #Five ☕', '2026-06-20 10:00Z') from generate_series(10, 14) n;
select pg_temp.write(n, 'four people #four', '2026-06-20 10:00Z') from generate_series(10, 13) n;
select pg_temp.write(10, 'just now #five', '2026-06-20 11:59:30Z');

select is(private.collect_trends(4, '2026-06-20 12:00Z'), 4, 'a batch is as long as asked');
select is(private.collect_trends(100, '2026-06-20 12:00Z'), 11, 'the next goes on and leaves the last minute');
select is(private.collect_trends(100, '2026-06-20 12:00Z'), 0, 'nothing is read twice');
select is((select users || ' ' || uses from private.trend_days where token = 'five' and day = '2026-06-20'), '5 5', 'people and generations are counted per day, variations once');
select is((select users || ' ' || uses from private.trend_days where token = 'alone'), '1 6', 'one person is one, however often');
select is(private.collect_trends(100, '2026-06-20 12:01Z'), 1, 'a minute later the rest is read');
select is((select users || ' ' || uses from private.trend_days where token = 'five' and day = '2026-06-20'), '5 6', 'a person counts once a day across batches');

-- the threshold
select is(
  (select string_agg(t ->> 'token', ',' order by t ->> 'token' collate "C") from jsonb_array_elements(private.site_trends(20, '2026-06-20 12:00Z')) t),
  'five,☕', 'only what five different people used is listed'
);
select is(
  (select t ->> 'users' || ' ' || coalesce(t ->> 'growth', 'new') from jsonb_array_elements(private.site_trends(20, '2026-06-20 12:00Z')) t where t ->> 'token' = 'five'),
  '5 new', 'with how many, and without growth where there was nothing before'
);
insert into private.hidden_trends (kind, token) values ('hashtag', 'five');
select is((select string_agg(t ->> 'token', ',') from jsonb_array_elements(private.site_trends(20, '2026-06-20 12:00Z')) t), '☕', 'an operator can hide a token');
delete from private.hidden_trends;

-- growth
select pg_temp.write(n, 'once more #five', '2026-06-27 10:00Z') from generate_series(10, 19) n;
select is(private.collect_trends(100, '2026-06-28 10:00Z'), 10, 'the next week is read');
select is(
  (select t ->> 'users' || ' ' || (t ->> 'growth') from jsonb_array_elements(private.site_trends(20, '2026-06-28 00:05Z')) t where t ->> 'token' = 'five'),
  '10 0.67', 'ten days of use against six are two thirds more'
);
select private.purge_trends('2026-06-28 10:00Z');
select is((select count(*)::integer from private.trend_users where token = '☕'), 0, 'after a week nobody is remembered');
select is((select count(*)::integer from private.trend_days where token = '☕'), 1, 'counts stay another week');

-- what people may forget
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000110', 'authenticated', 'with d as (delete from public.caption_history where id > 0 returning 1) select count(*) > 0 from d'), 'true', 'a person clears their history');
select is((select count(*)::integer from private.trend_users where user_id = '00000000-0000-4000-8000-000000000110'), 0, 'and is counted no longer');
select is((select count(*)::integer from private.trend_users where token = 'five'), 9, 'others are');
delete from auth.users where id = '00000000-0000-4000-8000-000000000111';
select is((select count(*)::integer from private.trend_users where user_id = '00000000-0000-4000-8000-000000000111'), 0, 'an account takes its traces along');

-- snapshots
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.get_trending()'), null, 'before the first run there is nothing');
select ok(public.save_trending_snapshot('2026-06-19', '{"date": "2026-06-19"}'), 'a day is stored');
select ok(public.save_trending_snapshot('2026-06-20', '{"date": "2026-06-20", "n": 1}') and public.save_trending_snapshot('2026-06-20', '{"date": "2026-06-20", "n": 2}'), 'and another, twice');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.get_trending() ->> ''n'''), '2', 'people read the newest, as stored last');
select is(pg_temp.as_person(null, 'anon', 'select public.get_trending()'), '42501', 'visitors read none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.trending_snapshots (date, data) values (now(), ''{}'')'), '42501', 'people write none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.collect_trends(1)'), '42501', 'and start no counting');

-- job runs
select ok(public.record_job_run('trending', 'degraded', '{}', 1500) > 0, 'a run is recorded');
select is(
  (select status || ' ' || (finished_at - started_at) from private.job_runs order by id desc limit 1), 'degraded 00:00:01.5', 'with how it went and its time'
);

select * from finish();
rollback;
