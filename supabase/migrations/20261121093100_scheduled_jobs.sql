-- Jobs that run by the clock where the database has a scheduler (Supabase), and what they did. Elsewhere a timer
-- outside the database calls the functions.

create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null,
  status text not null constraint job_runs_status check (status in ('succeeded', 'degraded', 'failed')),
  detail jsonb not null default '{}',
  started_at timestamptz (3) not null,
  finished_at timestamptz (3) not null
);

comment on table private.job_runs is 'What scheduled jobs did.';

create index job_runs_newest_idx on private.job_runs (job, started_at desc);

alter table private.job_runs enable row level security;
alter table private.job_runs force row level security;

/*
 * Posts to one of the functions. Its address and the shared secret stand in Vault as project_url and cron_secret;
 * without them it says so and does nothing. Dynamic: vault and net exist only on Supabase.
 */
create function private.request_function(p_name text, p_timeout_milliseconds integer) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  project_url text;
  cron_secret text;
  request_id bigint;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''project_url''' into project_url;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''cron_secret''' into cron_secret;
  if project_url is null or cron_secret is null then
    raise warning '% is not run: store project_url and cron_secret in Vault', p_name;
    return null;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}'', timeout_milliseconds := $3)'
    into request_id
    using rtrim(project_url, '/') || '/functions/v1/' || p_name,
      jsonb_build_object('content-type', 'application/json', 'x-cron-secret', cron_secret), p_timeout_milliseconds;
  return request_id;
end
$$;

/* Adds today's trends to their queue, once a day, and asks for the worker. */
create function private.request_trending(p_at timestamptz default now()) returns bigint
language plpgsql
set search_path = ''
as $$
begin
  perform private.enqueue_trends(p_at);
  return private.request_queue_worker(p_at);
end
$$;

/*
 * Asks for a comparison of plans with the payment provider. A run takes what was compared longest ago, so one without
 * work is cheap.
 */
create function private.request_billing_reconcile() returns bigint
language sql
set search_path = ''
as $$
  select private.request_function('billing-reconcile', 150000)
$$;

/*
 * Schedules every job and says whether it could. Naming a job again replaces it, so it may be called any number of
 * times. pg_cron's clock is UTC.
 */
create function private.schedule_jobs() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create schema if not exists extensions;
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regnamespace('cron') is null or to_regnamespace('net') is null or to_regnamespace('vault') is null then
    raise notice 'no pg_cron, pg_net and Vault here: a timer outside the database calls queue-worker and billing-reconcile';
    return false;
  end if;
  execute 'select
    cron.schedule(''trending-daily'', ''5 0 * * *'', ''select private.request_trending()''),
    cron.schedule(''queue-worker'', ''* * * * *'', ''select private.request_queue_worker(now())''),
    cron.schedule(''trends-collect'', ''*/10 * * * *'', ''select private.purge_trends(now()), private.collect_trends(20000, now())''),
    cron.schedule(''billing-reconcile'', ''*/15 * * * *'', ''select private.request_billing_reconcile()''),
    cron.schedule(''captions-purge'', ''* * * * *'', ''select private.purge_deleted(now())''),
    cron.schedule(''retention'', ''*/5 3 * * *'', ''select private.apply_retention(now())'')';
  return true;
exception
  -- Whatever a platform's scheduler objects to, the tables and the rest of the product do not depend on it.
  when others then
    raise warning 'nothing is scheduled (%); see docs/deploy-reference.md', sqlerrm;
    return false;
end
$$;

/* Notes what a job did. Definer: the table is in private, which no API role may enter. */
create function public.record_job_run(p_job text, p_status text, p_detail jsonb, p_milliseconds integer) returns bigint
language sql security definer
set search_path = ''
as $$
  insert into private.job_runs (job, status, detail, started_at, finished_at)
  values (p_job, p_status, p_detail, now() - p_milliseconds * interval '1 millisecond', now())
  returning id
$$;

/*
 * The latest run of each job and how long ago it ended, for the readiness check. Definer: the table is in private.
 */
create function private.latest_job_runs_at(p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'job', latest.job, 'status', latest.status,
      'age_seconds', greatest(0, floor(extract(epoch from p_at - latest.finished_at)))::integer
    ) order by latest.job), '[]')
  from (values ('billing-reconcile'), ('retention'), ('trending')) as known (job)
  cross join lateral (
    select run.job, run.status, run.finished_at from private.job_runs run
    where run.job = known.job order by run.started_at desc limit 1
  ) as latest
$$;

create function public.latest_job_runs() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.latest_job_runs_at(now())
$$;

grant execute on function public.record_job_run(text, text, jsonb, integer) to service_role;
grant execute on function public.latest_job_runs() to service_role;

do 'begin perform private.schedule_jobs(); end';
