-- How long data is kept. The numbers in private.retention_rules decide; docs/retention.md and the contract's list for
-- the privacy page repeat them, and a test compares all three.

create table private.retention_rules (
  name text primary key,
  table_name text not null,
  time_column text not null,
  keep interval not null constraint retention_rules_keep check (keep >= interval '0'),
  only_where text not null default 'true',
  clears_column text
);

comment on table private.retention_rules is
  'A row whose time is longer ago than keep is deleted by the daily job. A table that does not exist is passed over.';
comment on column private.retention_rules.time_column is 'A timestamptz, timestamp (UTC) or date column of the table.';
comment on column private.retention_rules.only_where is 'SQL: which rows the rule is for. Written by migrations only.';
comment on column private.retention_rules.clears_column is
  'The column that is emptied; null when the whole row is deleted.';

alter table private.retention_rules enable row level security;
alter table private.retention_rules force row level security;

/*
 * Applies one rule to at most p_limit rows. Returns how many it deleted or emptied.
 * The cutoff has the column's type, so that an index on it is used; dates are UTC dates.
 */
create function private.apply_retention_rule(p_name text, p_limit integer, p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  rule private.retention_rules;
  cutoff text;
  affected integer;
begin
  select * into strict rule from private.retention_rules where name = p_name;
  if to_regclass(rule.table_name) is null then
    return 0;
  end if;
  select case atttypid
      when 'date'::regtype then 'private.utc_day($1)'
      when 'timestamp'::regtype then '($1 at time zone ''UTC'')'
      else '$1' end
    into strict cutoff
    from pg_catalog.pg_attribute
    where attrelid = to_regclass(rule.table_name) and attname = rule.time_column and not attisdropped;
  execute format(
    '%s where ctid = any (array(select ctid from %s where %I < %s and (%s) limit $2 for update skip locked))',
    case when rule.clears_column is null then format('delete from %s', rule.table_name)
      else format('update %s set %I = null', rule.table_name, rule.clears_column) end,
    rule.table_name, rule.time_column, cutoff, rule.only_where
  ) using p_at - rule.keep, p_limit;
  get diagnostics affected = row_count;
  return affected;
end
$$;

/*
 * One turn of the daily job: every rule, at most 10,000 rows of each, and no further rule once 4 seconds have passed,
 * so that a turn stays inside the statement timeout of 8 seconds. Rules with the most to do do not starve the others:
 * the order is by chance. Returns how many rows were deleted or emptied; 0 when nothing is left to do.
 * A rule that fails, e.g. for want of a right on the auth server's tables, is warned about and does not stop the
 * others.
 */
create function private.apply_retention(p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  rule_name text;
  started constant timestamptz := clock_timestamp();
  affected integer := 0;
  refused text[] := '{}';
begin
  for rule_name in select name from private.retention_rules order by random() loop
    begin
      affected := affected + private.apply_retention_rule(rule_name, 10000, p_at);
    exception
      when insufficient_privilege then
        raise warning 'retention of % is not applied: %', rule_name, sqlerrm;
        refused := refused || rule_name;
    end;
    exit when clock_timestamp() > started + interval '4 seconds';
  end loop;
  -- The turn that finds nothing left to do ends the day's run.
  if affected = 0 then
    perform public.record_job_run(
      'retention', case when refused = '{}' then 'succeeded' else 'degraded' end, jsonb_build_object('refused', refused), 0
    );
  end if;
  return affected;
end
$$;

-- A new rule is one line here, one in the table of docs/retention.md and, where it concerns people, one on the privacy
-- page.
insert into private.retention_rules (name, table_name, time_column, keep, only_where, clears_column) values
  ('generations', 'private.generations', 'reserved_at', '1 year', 'user_id is not null', null),
  ('visitor generations', 'private.generations', 'reserved_at', '30 days', 'user_id is null', null),
  ('trial counters', 'private.trial_usage', 'day', '1 day', 'true', null),
  ('rate-limit counters', 'private.rate_limit_hits', 'expires_at', '1 hour', 'true', null),
  ('payment events', 'private.stripe_events', 'received_at', '60 days', 'true', null),
  ('deleted captions', 'public.caption_history', 'deleted_at', '5 minutes', 'deleted_at is not null', null),
  ('contact messages', 'public.contact_messages', 'created_at', '1 year', 'true', null),
  ('suggestions', 'public.suggestions', 'created_at', '2 years', 'true', null),
  ('promo code addresses', 'public.promo_codes', 'expires_at', '30 days', 'email is not null', 'email'),
  ('security events', 'private.security_events', 'last_at', '90 days', 'true', null),
  -- From then on they are refused; with a session go its refresh tokens. A device is noted at the sign-in or later.
  ('sessions', 'auth.sessions', 'created_at', private.session_lifetime(), 'true', null),
  ('session devices', 'private.account_sessions', 'created_at', private.session_lifetime(), 'true', null),
  ('auth log', 'auth.audit_log_entries', 'created_at', '90 days', 'true', null),
  ('activity logs', 'public.activity_logs', 'created_at', '1 year', 'true', null),
  ('caption networks', 'private.caption_networks', 'created_at', '2 days', 'true', null),
  ('trend users', 'private.trend_users', 'last_day', '7 days', 'true', null),
  ('trend counts', 'private.trend_days', 'day', '14 days', 'true', null),
  ('trend snapshots', 'public.trending_snapshots', 'date', '1 year', 'true', null),
  ('job runs', 'private.job_runs', 'started_at', '90 days', 'true', null),
  -- pg_cron's own log, which nothing else prunes; some jobs run every minute.
  ('scheduler log', 'cron.job_run_details', 'end_time', '7 days', 'true', null),
  -- Until then, a key that was done is not accepted again.
  ('finished jobs', 'private.queue_jobs', 'finished_at', '7 days', 'true', null),
  ('dead letters', 'private.dead_letters', 'failed_at', '30 days', 'true', null),
  ('CSP reports', 'private.csp_reports', 'day', '90 days', 'true', null);
