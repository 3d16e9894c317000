-- The download of one's own data holds everything of one's own and nothing of anybody else: three accounts, one of them
-- an administrator's, have a row in every table that it reads, and each row names whose it is.
begin;

\ir prelude/callers.psql

create temporary table people (id uuid primary key, mark text not null);
insert into people values
  ('00000000-0000-4000-8000-000000000001', 'owner'), ('00000000-0000-4000-8000-000000000002', 'stranger'),
  ('00000000-0000-4000-8000-000000000003', 'keeper');
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
select id, mark || '@example.com', jsonb_build_object('username', mark), now() from people;

select plan(17);

-- filling: the roles differ, everything else carries the mark
update public.profiles p set signature = mark, tone = mark from people where people.id = p.id;
insert into public.user_roles (user_id, role) select id, 'admin' from people where mark = 'keeper';
insert into auth.sessions (id, user_id, created_at)
select overlay(id::text placing 'a' from 20 for 1)::uuid, id, '2026-06-01 00:00Z'::timestamptz + right(id::text, 1)::integer * interval '1 hour'
from people;
-- Some auth servers make one with the account.
delete from auth.identities where user_id in (select id from people);
insert into auth.identities (id, provider_id, user_id, identity_data, provider, created_at)
select gen_random_uuid(), id::text, id, jsonb_build_object('email', mark || '@example.com'), 'email', now() from people;
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select id, mark, 'x', array[mark], now() from people;
insert into public.caption_variants (entry_id, place, platform, user_id, versions, current, revision, updated_at)
select id, 0, 'x', user_id, captions, 0, 1, now() from public.caption_history;
insert into public.daily_usage (user_id, day, used) select id, '2026-06-10', right(id::text, 1)::integer from people;
insert into public.hashtag_sets (user_id, name, hashtags, created_at) select id, mark, array[mark], now() from people;
insert into public.subscriptions (user_id, stripe_customer_id) select id, 'cus_' || mark from people
on conflict (user_id) do update set stripe_customer_id = excluded.stripe_customer_id;
insert into public.suggestions (user_id, suggestion, username, email) select id, 'From ' || mark, mark, mark || '@example.com' from people;
insert into public.contact_messages (user_id, name, email, message) select id, mark, mark || '@example.com', 'A message to support' from people;
insert into public.promo_codes (code, email, used_by, used_at, expires_at)
select upper(mark) || 'CODE', mark || '@example.com', id, now(), now() + interval '1 day' from people;
insert into public.activity_logs (action_type, description, metadata, actor_id) select 'post_created', mark, '{}', id from people;
insert into private.generations (user_id, premium, day, reserved_at, model) select id, false, '2026-06-10', now(), mark from people;
delete from private.security_events where user_id in (select id from people);
insert into private.security_events (kind, at, last_at, user_id, device) select 'sign_in', now(), now(), id, mark from people;
insert into private.trend_users (kind, token, user_id, network_hash, last_day) select 'hashtag', mark, id, 'network', '2026-06-10' from people;

/* What a call answers to one of the three. */
create function pg_temp.given(p_mark text, p_call text) returns jsonb
language sql as $$
  select pg_temp.as_person(id, 'authenticated', 'select ' || p_call)::jsonb from people where mark = p_mark
$$;

/* The parts of the download that are lists, each with its length and the marks that stand in it. */
create function pg_temp.lists_of(p_mark text) returns table (part text, entries integer, marks text[])
language sql as $$
  select part.key, jsonb_array_length(part.value),
    array(select mark from people where part.value::text ~* ('\m' || mark) order by mark)
  from jsonb_each(pg_temp.given(p_mark, 'public.my_data()')) as part
  where jsonb_typeof(part.value) = 'array'
$$;

create temporary table expected_lists (part text primary key, has_mark boolean not null);
insert into expected_lists values
  ('hashtagSets', true), ('securityEvents', true), ('promoCodes', true), ('trendCounts', true), ('suggestions', true),
  ('contactMessages', true), ('adminActivity', true), ('signInMethods', true), ('sessions', false), ('usage', false);

-- my_data
select results_eq(
  format('select * from pg_temp.lists_of(%L) where part <> ''roles'' order by part', mark),
  format(
    'select part, 1, case when has_mark then array[%L] else array[]::text[] end from expected_lists order by part', mark
  ),
  mark || ' gets one entry of every list, their own'
) from people order by mark;
select is(pg_temp.given('owner', 'public.my_data()') -> 'roles', '[]', 'somebody without a role is given none');
select is(pg_temp.given('keeper', 'public.my_data()') -> 'roles', '["admin"]', 'an administrator is given theirs');
select results_eq(
  $$select mark, d -> 'usage' -> 0 ->> 'used', d -> 'sessions' -> 0 ->> 'startedAt', d ->> 'signature', d ->> 'tone',
      d -> 'profile' ->> 'username', d -> 'profile' ->> 'email', d -> 'subscription' ->> 'customerId'
    from people cross join lateral pg_temp.given(mark, 'public.my_data()') as d order by mark$$,
  $$values
    ('keeper', '3', '2026-06-01T03:00:00.000Z', 'keeper', 'keeper', 'keeper', 'keeper@example.com', 'cus_keeper'),
    ('owner', '1', '2026-06-01T01:00:00.000Z', 'owner', 'owner', 'owner', 'owner@example.com', 'cus_owner'),
    ('stranger', '2', '2026-06-01T02:00:00.000Z', 'stranger', 'stranger', 'stranger', 'stranger@example.com', 'cus_stranger')$$,
  'what has no mark or is no list is their own, too'
);
select is_empty(
  $$select one.mark, other.mark from people one join people other on other.mark <> one.mark
    where pg_temp.given(one.mark, 'public.my_data()')::text ~* ('\m' || other.mark) or pg_temp.given(one.mark, 'public.my_data()')::text like '%' || other.id || '%'$$,
  'nobody, nor an administrator, is given anything that names somebody else'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-0000000000ff', 'authenticated', 'select public.my_data()'), null,
  'somebody without an account is given nothing'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-0000000000ff', 'authenticated', 'select public.list_generations(100)'), null,
  'neither what generations cost'
);

-- what is read in pages
select results_eq(
  format('select pg_temp.given(mark, %L) -> 0 ->> %L, jsonb_array_length(pg_temp.given(mark, %L)) from people order by mark', call, field, call),
  $$values ('keeper', 1), ('owner', 1), ('stranger', 1)$$,
  call || ' gives everybody their own entry'
) from (values
  ('public.list_generations(100)', 'model'), ('public.list_captions(100)', 'keyword')
) as pages (call, field);
select results_eq(
  $$select pg_temp.given(mark, 'public.list_caption_variants(100)') #>> '{0,versions,0}',
      jsonb_array_length(pg_temp.given(mark, 'public.list_caption_variants(100)')) from people order by mark$$,
  $$values ('keeper', 1), ('owner', 1), ('stranger', 1)$$,
  'public.list_caption_variants(100) gives everybody their own entry'
);

-- Tables with an owner that the download leaves out. A new table belongs into the download, or here with the reason.
create temporary table left_out (table_name text primary key, reason text not null);
insert into left_out values
  ('private.account_sessions', 'the device of a session that the download gives from auth.sessions, with its user agent'),
  ('private.admin_links', 'a mailed link: the hash of a secret, for an hour'),
  ('private.billing_accounts', 'counters of the comparison with the payment provider'),
  ('private.caption_terms', 'the words of captions that the download gives, for the search'),
  ('private.caption_words', 'the words of captions that the download gives, for the search'),
  ('private.history_owners', 'only the id, which the download gives as the profile''s');
create temporary view owned_tables as
select distinct c.oid, n.nspname || '.' || c.relname as table_name
from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not a.attisdropped
  and (a.attname ~ '^(user_id|account_id|actor_id|used_by|owner(_id)?|created_by)$'
    or exists (
      select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any (f.conkey)
        and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'private.history_owners'::regclass)
    ));
/* The functions that the download calls, and those that they call. */
create temporary view download_sources as
select p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and p.proname in (
  'my_data', 'list_generations', 'list_captions', 'list_caption_variants', 'sessions_of', 'sign_in_methods_of',
  'security_events_of', 'caption_endings'
);
select set_eq(
  $$select t.table_name from owned_tables t
    where not exists (select from download_sources s where s.prosrc ~ ('\m' || replace(t.table_name, '.', '\.') || '\M'))$$,
  'select table_name from left_out',
  'the download reads every table with an owner but those that are named with a reason'
);

-- who may call it
select is(pg_temp.as_person(null, 'anon', 'select public.my_data()'), '42501', 'visitors may not ask');
select is(pg_temp.as_person(null, 'service_role', 'select public.my_data()'), '42501', 'nor the server');
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select private.my_data(''00000000-0000-4000-8000-000000000002'', now())'), '42501',
  'and nobody names the account'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000003', 'authenticated', 'select private.my_data(''00000000-0000-4000-8000-000000000002'', now())'), '42501',
  'nor does an administrator'
);

select * from finish();
rollback;
