-- A reservation whose server ended without an answer counts until its lifetime is over, and no longer, whoever reads the
-- usage: until now it was given back with the person's next generation, and at the end of the quota there was none.

create index generations_reserved_idx on private.generations (user_id) where status = 'reserved';

/* The day's quota as the API returns it, without what is lost and not given back yet. */
create or replace function private.usage_at(p_user_id uuid, p_premium_access boolean, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'used', greatest(0, coalesce((
      select used from public.daily_usage where user_id = p_user_id and day = private.utc_day(p_at)
    ), 0) - (
      select count(*)::integer from private.generations
      where user_id = p_user_id and status = 'reserved' and counted and day = private.utc_day(p_at)
        and reserved_at < p_at - private.reservation_lifetime()
    )),
    'limit', case when p_premium_access then null else private.free_captions_per_day() end,
    'resets_at', private.iso(private.next_utc_midnight(p_at))
  )
$$;

/*
 * Gives back every reservation from before a time, of people and visitors, oldest first, at most 1,000 at once. Returns
 * how many. The profiles are locked in the order of their IDs, so that two calls never wait for each other in a circle.
 */
create function private.release_reservations(p_before timestamptz, p_at timestamptz) returns integer
language sql
set search_path = ''
as $$
  select count(*)::integer from (
    select private.release_generation(id, p_at) as given_back
    from (
      select id, user_id from private.generations
      where status = 'reserved' and reserved_at < p_before order by reserved_at limit 1000
    ) as held
    order by user_id
  ) as ended
  where given_back
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
    cron.schedule(''reservations-release'', ''* * * * *'', ''select private.release_reservations(now() - private.reservation_lifetime(), now())''),
    cron.schedule(''retention'', ''*/5 3 * * *'', ''select private.apply_retention(now())'')';
  return true;
exception
  -- Whatever a platform's scheduler objects to, the tables and the rest of the product do not depend on it.
  when others then
    raise warning 'nothing is scheduled (%); see docs/deploy.md', sqlerrm;
    return false;
end
$$;

do 'begin perform private.schedule_jobs(); end';
