begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(53);

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
update public.profiles set created_at = '2026-06-01Z' where id > '00000000-0000-4000-8000-000000000100';
insert into public.daily_usage (user_id, day, used)
select id, day, 1 from public.profiles cross join unnest(array['2026-06-02', '2026-06-03']::date[]) as day
where id > '00000000-0000-4000-8000-000000000100';
create function pg_temp.write(p_user integer, p_caption text, p_at timestamptz, p_network text default null) returns void
language sql as $$
  with entry as (
    insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    values (('00000000-0000-4000-8000-0000000001' || p_user)::uuid, 'k', 'x', array[p_caption, p_caption || ' again'], p_at)
    returning id
  )
  insert into private.caption_networks (history_id, network_hash) select id, coalesce(p_network, 'network ' || p_user) from entry
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

-- who does not count
insert into auth.users (id, email, raw_user_meta_data)
select ('00000000-0000-4000-8000-0000000001' || n)::uuid, 'new' || n || '@example.com', jsonb_build_object('username', 'new writer ' || n)
from generate_series(31, 36) n;
create function pg_temp.came(p_at timestamptz, p_days date[]) returns void language plpgsql as $$
begin
  update public.profiles set created_at = p_at where username like 'new writer%';
  delete from public.daily_usage u using public.profiles p where p.id = u.user_id and p.username like 'new writer%';
  insert into public.daily_usage (user_id, day, used) select id, day, 1 from public.profiles, unnest(p_days) as day where username like 'new writer%';
end
$$;
select pg_temp.write(n, 'six new writers #fresh', '2026-06-20 11:50Z') from generate_series(31, 36) n;
select pg_temp.came('2026-06-18 11:51Z', '{2026-06-18, 2026-06-19}');
select private.collect_trends(100, '2026-06-20 12:02Z');
select is_empty($$select 1 from private.trend_days where token = 'fresh'$$, 'accounts of less than two days are not counted');
select pg_temp.write(n, 'once more #fresh', '2026-06-20 11:50Z') from generate_series(31, 36) n;
select pg_temp.came('2026-06-01Z', '{2026-06-18, 2026-06-20}');
select private.collect_trends(100, '2026-06-20 12:02Z');
select is_empty($$select 1 from private.trend_days where token = 'fresh'$$, 'nor those that were used on one earlier day');
select pg_temp.write(n, 'now they count #fresh', '2026-06-20 11:50Z') from generate_series(31, 36) n;
select pg_temp.came('2026-06-18 11:50Z', '{2026-06-18, 2026-06-19}');
select private.collect_trends(100, '2026-06-20 12:02Z');
select is((select users from private.trend_days where token = 'fresh'), 6, 'with two days of age and of use they are');
select pg_temp.write(n, 'behind one address #onehouse', '2026-06-20 11:50Z', 'one house') from generate_series(10, 15) n;
select private.collect_trends(4, '2026-06-20 12:02Z');
select private.collect_trends(4, '2026-06-20 12:02Z');
select is((select users || ' ' || uses from private.trend_days where token = 'onehouse'), '1 6', 'accounts behind one address count as one, across batches too');
select is((select count(*)::integer from jsonb_array_elements(private.site_trends(20, '2026-06-20 12:02Z')) t where t ->> 'token' = 'onehouse'), 0, 'and are not listed');
select is_empty('select 1 from private.caption_networks', 'the address is forgotten once the caption is counted');
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select id, 'k', 'x', array['from nowhere #nowhere'], '2026-06-20 11:55Z' from public.profiles where username like 'writer%';
select private.collect_trends(100, '2026-06-20 12:02Z');
select is_empty($$select 1 from private.trend_days where token = 'nowhere'$$, 'a caption of no address is not counted');
delete from auth.users where email like 'new%@example.com';
delete from private.trend_users where token in ('onehouse', 'fresh');

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

-- hiding
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000301', 'admin@example.com', '{"username": "the admin"}');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000301', 'admin');
create function pg_temp.as_admin(p_query text) returns text language sql as $$
  select pg_temp.as_person('00000000-0000-4000-8000-000000000301', 'authenticated', p_query)
$$;
create function pg_temp.store_a_day() returns boolean language sql as $$
  select public.save_trending_snapshot('2026-06-21', '{"topHashtags": [{"hashtag": "#Spam"}, {"hashtag": "#tea"}], "topEmojis": [{"emoji": "👍🏽"}, {"emoji": "☕"}]}')
$$;
create function pg_temp.shown() returns text language sql as $$
  select string_agg(coalesce(item ->> 'hashtag', item ->> 'emoji'), ' ' order by name desc, place)
  from public.trending_snapshots cross join unnest(array['topHashtags', 'topEmojis']) as name
  cross join lateral jsonb_array_elements(data -> name) with ordinality as listed (item, place) where date = '2026-06-21'
$$;
select pg_temp.store_a_day();
select is(pg_temp.as_admin($$select public.hide_trend(' #SPAM ') ->> 'entry'$$), '#spam', 'an administrator hides a hashtag');
select is(pg_temp.as_admin($$select public.hide_trend('spam') ->> 'entry'$$), '#spam', 'once, however it is written');
select is(pg_temp.as_admin($$select public.hide_trend('👍') ->> 'kind'$$), 'emoji', 'or an emoji, in every skin tone');
select is(pg_temp.as_admin(format('select public.hide_trend(%L)', entry)), null, 'but not ' || entry)
from unnest(array['two words', '', '###', '12', '☕ tea']) as entry;
select is(pg_temp.shown(), '#tea ☕', 'it leaves the page at once');
select pg_temp.store_a_day();
select is(pg_temp.shown(), '#tea ☕', 'and stays away in later runs, wherever it came from');
select is(pg_temp.as_admin('select jsonb_array_length(public.list_hidden_trends())'), '2', 'what is hidden is listed');
select is(pg_temp.as_admin($$select public.unhide_trend((public.list_hidden_trends() -> 1 ->> 'id')::bigint)$$), 'true', 'and can be shown again');
select pg_temp.store_a_day();
select is(pg_temp.shown(), '#Spam #tea ☕', 'from the next run on');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', call), '42501', 'people cannot')
from unnest(array['select public.hide_trend(''tea'')', 'select public.list_hidden_trends()', 'select public.unhide_trend(1)']) as call;

-- job runs
select ok(public.record_job_run('trending', 'degraded', '{}', 1500) > 0, 'a run is recorded');
select is(
  (select status || ' ' || (finished_at - started_at) from private.job_runs order by id desc limit 1), 'degraded 00:00:01.5', 'with how it went and its time'
);

select is(
  private.latest_job_runs_at((select finished_at from private.job_runs order by id desc limit 1) + interval '90 seconds'),
  '[{"job": "trending", "status": "degraded", "age_seconds": 90}]', 'the latest run of each job, and its age'
);
select public.record_job_run('trending', 'succeeded', '{}', 0);
select public.record_job_run('billing-reconcile', 'failed', '{}', 0);
select is(
  public.latest_job_runs(),
  '[{"job": "billing-reconcile", "status": "failed", "age_seconds": 0}, {"job": "trending", "status": "succeeded", "age_seconds": 0}]',
  'only the latest counts'
);

select * from finish();
rollback;
