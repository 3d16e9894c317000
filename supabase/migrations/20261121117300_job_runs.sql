-- The readiness check reads the latest run of every job that records its runs, without a list of their names here.

create or replace function private.latest_job_runs_at(p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'job', latest.job, 'status', latest.status,
      'age_seconds', greatest(0, floor(extract(epoch from p_at - latest.finished_at)))::integer
    ) order by latest.job), '[]')
  from (
    select distinct on (run.job) run.job, run.status, run.finished_at
    from private.job_runs run order by run.job, run.started_at desc
  ) as latest
$$;
