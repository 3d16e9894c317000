begin;

\ir prelude/callers.psql

create function pg_temp.as_admin(p_query text) returns text
language sql as $$
  select pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', p_query)
$$;

insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'owner@example.com', '{"username": "owner"}', now()),
  ('00000000-0000-4000-8000-000000000002', 'admin@example.com', '{"username": "admin"}', now());
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');

create temporary table calls (call text);
insert into calls values
  ('public.list_activity_logs(1)'), ('public.list_messages(1)'), ('public.create_activity_log(''post_created'', ''x'', ''{}'')'), ('public.get_auto_respond()'),
  ('public.set_auto_respond(true)'), ('public.list_social_posts(1)'), ('public.begin_social_post()'),
  ('public.create_social_post(''instagram'', ''x'', ''{}'', now(), null, false)'), ('public.mark_social_post_posted(1, null)'),
  ('public.update_social_post_engagement(1, 1, 1, 1, 1, 1)'), ('public.delete_social_post(1)'),
  ('public.update_social_post(1, ''instagram'', ''x'', ''{}'', now(), null)'), ('public.list_social_comments(1)'),
  ('public.create_social_comment(null, ''x'')'), ('public.begin_comment_response(1)'),
  ('public.complete_comment_response(1, ''x'', null)'), ('public.fail_comment_response(1, ''x'')'), ('public.list_promo_codes(1)'),
  ('public.list_dead_letters(1)'), ('public.retry_dead_letter(1)'), ('public.discard_dead_letter(1)'),
  ('public.create_promo_code(''ABC'', 1)'), ('public.update_promo_code(1, ''ABC'', 1)'), ('public.delete_promo_code(1)'), ('public.begin_article_draft(''tips'')'),
  ('public.create_article(''Title'', ''Ten letters at least'', repeat(''a'', 50), ''/a.png'', ''tips'', null)'),
  ('public.update_article(gen_random_uuid(), ''Title'', ''Ten letters at least'', repeat(''a'', 50), ''/a.png'', ''tips'', null)'),
  ('public.delete_article(gen_random_uuid())');

select plan(53);

-- people
select is_empty(
  $$select call from calls where pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select ' || call) is distinct from '42501'$$,
  'no function of the panel serves a person without the role'
);
select is_empty(
  $$select call from calls where pg_temp.as_person(null, 'anon', 'select ' || call) is distinct from '42501'$$,
  'nor a visitor'
);
select is((select count(*)::integer from public.social_posts) + (select count(*)::integer from public.activity_logs), 0, 'and nothing was written');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.admin_access()'), 'forbidden', 'a person is told no');
select is(pg_temp.as_admin('select public.admin_access()'), 'admin', 'an administrator yes');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000009', 'authenticated', 'select public.admin_access()'), 'no_account', 'an account that is gone is none');

-- posts
select is(pg_temp.as_admin($$select public.create_social_post('instagram', 'Later', '{a,b}', '2099-01-02Z', null, false) ->> 'is_due'$$), 'false', 'a post waits');
select is(pg_temp.as_admin($$select public.create_social_post('instagram', 'Due', '{}', '2020-01-01Z', 'https://e.com/a.png', true) ->> 'is_due'$$), 'true', 'or is due');
select is(pg_temp.as_admin($$select public.create_social_post('instagram', 'Soon', '{}', '2099-01-01Z', null, false) ->> 'likes'$$), '0', 'metrics start at 0');
select is((select count(*)::integer from public.activity_logs where action_type = 'post_created'), 3, 'each is logged once');
select is(pg_temp.as_admin($$select public.create_social_post('x', 'x', '{}', now(), null, false)$$), '23514', 'another platform is refused');
select is(
  pg_temp.as_admin($$select public.create_social_post('instagram', '', '{}', now(), null, false)$$) || (select count(*) from public.activity_logs), '235143',
  'an action that fails leaves no log entry'
);
select is(pg_temp.as_admin($$select string_agg(p ->> 'content', ',') from jsonb_array_elements(public.list_social_posts(9)) p$$), 'Due,Soon,Later', 'due ones first');
select is((select metadata ->> 'scheduledFor' from public.activity_logs where metadata ->> 'generated' = 'true'), '2020-01-01T00:00:00.000Z', 'the log has the time as data');
select is((select count(*)::integer from public.activity_logs where description ~ '[0-9]'), 0, 'and names none in words');
select is(pg_temp.as_admin($$select public.update_social_post((select id from public.social_posts where content = 'Later'), 'instagram', 'Sooner', '{c}', '2098-01-01Z', 'https://e.com/b.png') #>> '{post,scheduled_for}'$$), '2098-01-01T00:00:00.000Z', 'a post can be edited');
select is(pg_temp.as_admin($$select public.update_social_post((select id from public.social_posts where content = 'Sooner'), 'instagram', 'Later', '{a,b}', '2099-01-02Z', null) #>> '{post,hashtags}'$$), '["a", "b"]', 'as often as needed');
select is((select count(*)::integer from public.activity_logs where metadata ->> 'action' = 'edited'), 2, 'each edit is logged');
select is(pg_temp.as_admin($$select public.update_social_post((select id from public.social_posts where content = 'Later'), 'instagram', 'Later', '{a,b}', '2099-01-02Z', null) ->> 'outcome'$$), 'updated', 'an edit that changes nothing succeeds');
select is((select count(*)::integer from public.activity_logs where metadata ->> 'action' = 'edited'), 2, 'and is not logged');
select is(pg_temp.as_admin($$select public.update_social_post(0, 'instagram', 'x', '{}', now(), null)$$), '{"outcome": "not_found"}', 'a post that is gone cannot be edited');
select is(pg_temp.as_admin($$select public.mark_social_post_posted((select id from public.social_posts where content = 'Due'), null) ->> 'is_posted'$$), 'true', 'a post is posted');
select is(pg_temp.as_admin($$select public.update_social_post((select id from public.social_posts where content = 'Due'), 'instagram', 'Changed', '{}', now(), null)$$), '{"outcome": "posted"}', 'and can no longer be edited');
select is((select count(*)::integer from public.social_posts where content = 'Changed'), 0, 'nothing of it');
select is(pg_temp.as_admin($$select public.mark_social_post_posted((select id from public.social_posts where content = 'Due'), 'ig-1') ->> 'post_id'$$), 'ig-1', 'its id can follow');
select is(pg_temp.as_admin($$select public.mark_social_post_posted((select id from public.social_posts where content = 'Due'), 'ig-2') ->> 'post_id'$$), 'ig-1', 'and stays');
select is((select count(*)::integer from public.activity_logs where metadata ->> 'action' = 'posted'), 1, 'it was posted once');
select is(pg_temp.as_admin($$select string_agg(p ->> 'content', ',') from jsonb_array_elements(public.list_social_posts(9)) p$$), 'Soon,Later,Due', 'posted ones last');
select is(
  pg_temp.as_admin($$select string_agg(n ->> 'content', ',') from jsonb_array_elements(public.list_social_posts(1)) p,
    jsonb_array_elements(public.list_social_posts(9, (p ->> 'list_order')::bigint, (p ->> 'id')::bigint)) n$$),
  'Later,Due', 'a page continues behind its last post'
);
select is(pg_temp.as_admin($$select public.update_social_post_engagement((select id from public.social_posts where content = 'Due'), 5, null, null, null, 2) ->> 'likes'$$), '5', 'metrics are set');
select is(pg_temp.as_admin($$select public.update_social_post_engagement((select id from public.social_posts where content = 'Due'), 5, null, 0, null, 2) ->> 'conversions'$$), '2', 'a second time changes nothing');
select is((select count(*)::integer from public.activity_logs where metadata ->> 'action' = 'engagement'), 1, 'and logs nothing');
select is(pg_temp.as_admin($$select public.mark_social_post_posted(0, null)$$), null, 'no post, no response');

-- comments
select is(pg_temp.as_admin($$select public.create_social_comment((select id from public.social_posts where content = 'Due'), 'Lovely') ->> 'job'$$), null, 'a comment is added, and nobody is to respond while the switch is off');
select is(pg_temp.as_admin($$select public.list_social_comments(9) -> 0 ->> 'post_content'$$), 'Due', 'and shows its post');
select is(pg_temp.as_admin($$select public.create_social_comment(0, 'Lovely') ->> 'outcome'$$), 'no_post', 'to a post that exists');
select is(pg_temp.as_admin($$select public.begin_comment_response((select id from public.social_comments)) ->> 'post'$$), 'Due', 'its response knows the post');
select is((select public.begin_automatic_response(id) ->> 'outcome' from public.social_comments), 'disabled', 'nothing is automatic while the switch is off');
select is(pg_temp.as_admin($$select public.fail_comment_response((select id from public.social_comments), 'Why') ->> 'failure'$$), 'Why', 'a failure stands on the comment');
select is(pg_temp.as_admin($$select public.complete_comment_response((select id from public.social_comments), 'Thanks', null) ->> 'failure'$$), null, 'until it has a response');
select is(
  pg_temp.as_admin($$select r ->> 'response' || (r ->> 'already_responded') from (select public.complete_comment_response((select id from public.social_comments), 'Late', null) r) r$$),
  'Thankstrue', 'the first response stays'
);
select is((select count(*)::integer from public.activity_logs where action_type = 'comment_response'), 1, 'and is logged once');
select is(pg_temp.as_admin($$select public.begin_comment_response((select id from public.social_comments)) ->> 'outcome'$$), 'responded', 'nobody responds twice');
select pg_temp.as_admin($$select public.create_social_comment((select id from public.social_posts where content = 'Due'), 'Again')$$);
select is(pg_temp.as_admin($$select (public.begin_comment_response((select id from public.social_comments where comment = 'Again')) -> 'others')::text$$), '["Thanks"]', 'the next one knows the responses under the post');
delete from public.social_comments where comment = 'Again';

-- the switch
select is(pg_temp.as_admin('select public.set_auto_respond(true) and public.set_auto_respond(true)'), 'true', 'the switch is turned on');
select is((select count(*)::integer from public.activity_logs where action_type = 'auto_respond_toggle'), 1, 'which is logged once');
insert into public.social_comments (comment) select 'Flood ' || n from generate_series(1, 31) n;
select is(
  (select string_agg(outcome || times, ',' order by outcome) from (
    select outcome, count(*) as times from (
      select private.begin_comment_response(id, true, null, '2026-01-01Z') ->> 'outcome' as outcome from public.social_comments where comment like 'Flood%'
    ) as responses group by outcome
  ) as counted), 'pending30,rate_limited1', 'a flood of comments gets no flood of responses'
);

-- codes
select is(private.create_promo_code('spring', 30, '2026-01-01Z') ->> 'expiry_date', '2026-01-31T00:00:00.000Z', 'a code ends days after its creation');
select is(pg_temp.as_admin($$select public.create_promo_code('Spring', 1)$$), null, 'a code exists once, in any casing');
update public.promo_codes set used_by = '00000000-0000-4000-8000-000000000001', used_at = '2026-01-02Z';
select is(pg_temp.as_admin($$select public.list_promo_codes(1) -> 0 ->> 'email'$$), 'owner@example.com', 'the list names who used it');
select is((select premium_access from private.access_at('00000000-0000-4000-8000-000000000001', '2026-01-03Z')), true, 'which gives access');
select is(pg_temp.as_admin($$select public.delete_promo_code((public.list_promo_codes(1) -> 0 ->> 'id')::bigint)$$), 'true', 'until the code is deleted');
select is((select premium_access from private.access_at('00000000-0000-4000-8000-000000000001', '2026-01-03Z')), false, 'which ends it at once');

select * from finish();
rollback;
