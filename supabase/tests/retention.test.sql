begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.noon() returns timestamptz language sql as 'select ''2026-06-10 12:00+00''::timestamptz';

select plan(20);

-- the rules
select is_empty(
  $$select name from private.retention_rules r where to_regclass(table_name) is not null and not exists (
    select from pg_attribute a where a.attrelid = to_regclass(r.table_name) and a.attname = r.time_column
      and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype) and not a.attisdropped)$$,
  'every rule names a time that its table has'
);
select is_empty(
  $$select c.oid::regclass from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and not exists (select from private.retention_rules r where to_regclass(r.table_name) = c.oid)
      and c.oid::regclass::text not in (
        -- an account's own, kept as long as the person wants
        'profiles', 'public.profiles', 'user_roles', 'public.user_roles', 'caption_history', 'public.caption_history', 'caption_variants', 'public.caption_variants',
        'hashtag_sets', 'public.hashtag_sets',
        'private.caption_terms', 'private.caption_words', 'private.history_owners',
        'daily_usage', 'public.daily_usage', 'subscriptions', 'public.subscriptions', 'private.billing_accounts',
        'private.admin_links',
        -- what an operator or an administrator writes and deletes
        'articles', 'public.articles', 'social_posts', 'public.social_posts', 'social_comments', 'public.social_comments',
        'private.hidden_trends',
        -- settings and bookkeeping that do not grow
        'admin_settings', 'public.admin_settings', 'private.rate_limit_rules', 'private.retention_rules', 'private.trend_progress',
        'private.security_settings', 'private.queues'
      )$$,
  'every table has a rule or a reason to have none'
);

-- what they do
insert into private.generations (user_id, visitor_hash, premium, day, reserved_at)
select case when n < 3 then '00000000-0000-4000-8000-000000000001'::uuid end, case when n >= 3 then 'hash' end, false, '2026-01-01', at
from (values
  (1, pg_temp.noon() - interval '1 year 1 second'), (2, pg_temp.noon() - interval '1 year'),
  (3, pg_temp.noon() - interval '30 days 1 second'), (4, pg_temp.noon() - interval '30 days')
) as old (n, at);
insert into private.stripe_events (id, type, received_at) values
  ('evt_old', 'x', pg_temp.noon() - interval '60 days 1 second'), ('evt_new', 'x', pg_temp.noon() - interval '60 days');
insert into public.contact_messages (name, email, message, created_at) values
  ('old', 'a@example.com', '0123456789', pg_temp.noon() - interval '366 days'), ('new', 'a@example.com', '0123456789', pg_temp.noon() - interval '365 days');
insert into public.suggestions (user_id, suggestion, username, email, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'old', 'a', 'a@example.com', pg_temp.noon() - interval '2 years 1 second'),
  ('00000000-0000-4000-8000-000000000001', 'new', 'a', 'a@example.com', pg_temp.noon() - interval '2 years');
insert into public.promo_codes (code, email, created_at, expires_at) values
  ('LONGAGO', 'a@example.com', '2026-01-01Z', pg_temp.noon() - interval '30 days 1 second'),
  ('LATELY', 'a@example.com', '2026-01-01Z', pg_temp.noon() - interval '30 days');
insert into private.rate_limit_hits (kind, subject, hits, expires_at) values
  ('login_address', 'old', 1, pg_temp.noon() - interval '61 minutes'), ('login_address', 'new', 1, pg_temp.noon() - interval '59 minutes');
insert into private.trial_usage (visitor_hash, day, used) values ('h', '2026-06-08', 1), ('h', '2026-06-09', 1);
insert into private.trend_users (kind, token, user_id, network_hash, last_day) values
  ('hashtag', 'old', '00000000-0000-4000-8000-000000000001', 'network', '2026-06-02'), ('hashtag', 'new', '00000000-0000-4000-8000-000000000001', 'network', '2026-06-03');
insert into public.activity_logs (action_type, description, created_at) values
  ('post_created', 'old', pg_temp.noon() - interval '366 days'), ('post_created', 'new', pg_temp.noon() - interval '365 days');
insert into public.trending_snapshots (date, data) values ('2025-06-09', '{}'), ('2025-06-10', '{}');
insert into private.job_runs (job, status, started_at, finished_at) values
  ('old', 'failed', pg_temp.noon() - interval '90 days 1 second', now()), ('new', 'failed', pg_temp.noon() - interval '90 days', now());
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', pg_temp.noon() - interval '60 days 1 second'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000001', pg_temp.noon() - interval '60 days');
insert into private.account_sessions (session_id, user_id, device, created_at, last_seen_at)
select id, user_id, 'Chrome on Android', created_at, pg_temp.noon() from auth.sessions;
do $log$
begin
  if to_regclass('auth.audit_log_entries') is null then
    create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz);
  end if;
end
$log$;
insert into auth.audit_log_entries (id, payload, created_at) values
  (gen_random_uuid(), '"old"', pg_temp.noon() - interval '90 days 1 second'), (gen_random_uuid(), '"new"', pg_temp.noon() - interval '90 days');

select cmp_ok(private.apply_retention(pg_temp.noon()), '>', 0, 'a turn says that it did something');
select is(private.apply_retention(pg_temp.noon()), 0, 'and the next one that nothing is left');
select results_eq(
  'select reserved_at from private.generations order by 1',
  array[pg_temp.noon() - interval '1 year', pg_temp.noon() - interval '30 days'], 'generations of accounts are kept for a year, of visitors for 30 days'
);
select is((select string_agg(id, ',') from private.stripe_events), 'evt_new', 'payment events for 60 days');
select is((select string_agg(name, ',') from public.contact_messages), 'new', 'messages to support for a year');
select is((select string_agg(suggestion, ',') from public.suggestions), 'new', 'suggestions for two years');
select is((select string_agg(code || coalesce(' ' || email, ''), ',' order by id) from public.promo_codes), 'LONGAGO,LATELY a@example.com', 'an expired code loses its address after 30 days and stays');
select is((select string_agg(subject, ',') from private.rate_limit_hits where kind = 'login_address'), 'new', 'counters for an hour after their end');
select is((select string_agg(day::text, ',') from private.trial_usage), '2026-06-09', 'trial counters for a day');
select is((select string_agg(token, ',') from private.trend_users), 'new', 'users of a hashtag for a week');
select is((select string_agg(description, ',') from public.activity_logs), 'new', 'what administrators did for a year');
select is((select string_agg(payload::text, ',') from auth.audit_log_entries where payload::text in ('"old"', '"new"')), '"new"', 'the auth log for 90 days');

-- sessions
select is((select string_agg(right(id::text, 2), ',') from auth.sessions), 'a2', 'a session is deleted 60 days after its sign-in, though it was in use');
select is((select string_agg(right(session_id::text, 2), ',') from private.account_sessions), 'a2', 'and its device');
select is_empty(
  $$select name from private.retention_rules where table_name = 'auth.sessions' and keep is distinct from private.session_lifetime()$$,
  'which is when it stops working'
);

-- a turn is short
insert into private.stripe_events (id, type, received_at) select 'evt_' || n, 'x', '2020-01-01Z' from generate_series(1, 10001) n;
select is(private.apply_retention(pg_temp.noon()), 10000, 'a turn takes at most 10,000 rows of a rule');
select is(private.apply_retention(pg_temp.noon()), 1, 'and the next one the rest');

-- a rule whose table is gone
update private.retention_rules set table_name = 'private.not_there' where name = 'payment events';
select is(private.apply_retention_rule('payment events', 10, pg_temp.noon()), 0, 'a table that does not exist is passed over');

select * from finish();
rollback;
