-- Scheduling the jobs a second time in one session: extensions are created only when they are missing, and by a text
-- that is executed. A function keeps the plan of a statement, and the library with which Supabase lets `postgres` create
-- extensions changes that plan, so that its second use could end the connection.

/* Creates an extension that the server has and the database lacks. */
create function private.create_missing_extension(p_name text, p_schema text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = p_name and installed_version is null) then
    if to_regnamespace(p_schema) is null then
      execute format('create schema %I', p_schema);
    end if;
    execute format('create extension %I with schema %I', p_name, p_schema);
  end if;
end
$$;

/*
 * Schedules every job and says whether it could. Naming a job again replaces it, so it may be called any number of
 * times. pg_cron's clock is UTC.
 */
create or replace function private.schedule_jobs() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.create_missing_extension('pg_cron', 'pg_catalog');
  perform private.create_missing_extension('pg_net', 'extensions');
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
