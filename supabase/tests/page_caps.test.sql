-- No page of a list is longer than its function allows, however many entries a caller asks for.
begin;

\ir prelude/callers.psql

insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000002', 'caps@example.com', '{"username": "caps"}', now());
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');

/* Lists that people read, as a caller asks for all of it, with the entries of the longest page. */
create temporary table capped (name text primary key, call text not null, cap integer not null);
insert into capped values
  ('list_activity_logs', 'public.list_activity_logs(1000000)', 101),
  ('list_articles', 'public.list_articles(1000000)', 51),
  ('list_caption_variants', 'public.list_caption_variants(1000000)', 100),
  ('list_captions', 'public.list_captions(1000000)', 1000),
  ('list_dead_letters', 'public.list_dead_letters(1000000)', 101),
  ('list_generations', 'public.list_generations(1000000)', 1000),
  ('list_messages', 'public.list_messages(1000000)', 101),
  ('list_promo_codes', 'public.list_promo_codes(1000000)', 101),
  ('list_site_trends', 'public.list_site_trends(1000000)', 100),
  ('list_social_comments', 'public.list_social_comments(1000000)', 101),
  ('list_social_posts', 'public.list_social_posts(1000000)', 101),
  ('find_captions', 'public.find_captions(null, null, false, 1000000) -> ''entries''', 400);  -- which reads at most 400 captions at a time

-- Trends of the site need several people for each entry, so that no page of them is filled here.
create temporary table counted (name text primary key);
insert into counted select name from capped where name <> 'list_site_trends';

select plan((select 1 + count(*)::integer from counted));

select set_eq(
  $$select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and 'p_limit' = any (p.proargnames)
      and (p.proname like 'list\_%' or has_function_privilege('authenticated', p.oid, 'execute'))$$,
  'select name from capped',
  'every list that somebody may read is tried here'
);

-- more entries of each than a page may have
insert into public.activity_logs (action_type, description) select 'post_created', 'Entry ' || n from generate_series(1, 150) as n;
insert into public.articles (title, summary, content, image_url, category)
select 'Article ' || n, 'Ten letters at least', repeat('a', 50), '/covers/tips.svg', 'tips' from generate_series(1, 80) as n;
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select '00000000-0000-4000-8000-000000000002', 'tea ' || n, 'x', array['Tea'], now() from generate_series(1, 1100) as n;
insert into public.caption_variants (entry_id, place, platform, user_id, versions, current, revision, updated_at)
select id, 0, 'x', user_id, captions, 0, 1, now() from public.caption_history where user_id = '00000000-0000-4000-8000-000000000002';
insert into private.dead_letters (id, queue, key, payload, attempts, error, created_at, failed_at)
select n, 'mail', 'key ' || n, '{}', 1, 'no', now(), now() from generate_series(1, 150) as n;
insert into private.generations (user_id, premium, day, reserved_at, model)
select '00000000-0000-4000-8000-000000000002', false, '2026-06-10', now(), 'm' from generate_series(1, 1100);
insert into public.contact_messages (name, email, message) select 'Eve', 'e@example.com', 'Message ' || n || repeat('.', 10) from generate_series(1, 80) as n;
insert into public.suggestions (suggestion, username, email) select 'More ' || n, 'eve', 'e@example.com' from generate_series(1, 80) as n;
insert into public.promo_codes (code, expires_at) select 'CAP' || n, now() + interval '1 day' from generate_series(1, 150) as n;
insert into public.social_posts (platform, content, scheduled_for) select 'instagram', 'Post ' || n, now() from generate_series(1, 150) as n;
insert into public.social_comments (comment) select 'Comment ' || n from generate_series(1, 150) as n;

select is(
  pg_temp.as_person(
    '00000000-0000-4000-8000-000000000002',
    case when has_function_privilege('authenticated', (select oid from pg_proc where proname = name and pronamespace = 'public'::regnamespace), 'execute')
      then 'authenticated' else 'service_role' end,
    format('select jsonb_array_length(%s)', call)
  ),
  cap::text, name || ' gives no more than it may'
) from capped join counted using (name) order by name;

select * from finish();
rollback;
