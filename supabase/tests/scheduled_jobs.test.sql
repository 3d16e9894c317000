begin;

\ir prelude/callers.psql

select plan(20);

-- a database without a scheduler
select case
  when to_regnamespace('cron') is null or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then is(private.schedule_jobs(), false, 'without a scheduler nothing is scheduled, and nothing fails')
  else pass('this database has a scheduler')
end;

\ir prelude/scheduler.psql

-- scheduling
select is(private.schedule_jobs(), true, 'with one every job is scheduled');
select is(private.schedule_jobs(), true, 'any number of times');
select is_empty(
  $$select unnest(array['trending-daily: 5 0 * * *', 'queue-worker: * * * * *', 'trends-collect: */10 * * * *', 'billing-reconcile: */15 * * * *', 'captions-purge: * * * * *', 'reservations-release: * * * * *', 'retention: */5 3 * * *'])
    except all select jobname || ': ' || schedule from cron.job$$,
  'each at its time'
);
select is_empty('select jobname from cron.job group by jobname having count(*) > 1', 'and once');
create function pg_temp.run(p_job text) returns text
language plpgsql as $$
begin
  execute (select command from cron.job where jobname = p_job);
  return 'ran';
end
$$;
select is(pg_temp.run('trends-collect'), 'ran', 'the counting is a command that runs');
select is(pg_temp.run('captions-purge'), 'ran', 'so is the removal of deleted captions');
select is(pg_temp.run('reservations-release'), 'ran', 'and the release of lost reservations');

-- Supabase changes the plan of such a statement, so that a function must not keep one.
select is_empty(
  $$select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prosrc ~* '(^|[;\s])(create|alter|drop) +(extension|role)\M'
      and regexp_replace(p.prosrc, 'execute (format\()?''(create|alter|drop) (extension|role)', '', 'gi')
        ~* '(^|[;\s])(create|alter|drop) +(extension|role)\M'$$,
  'no function creates an extension or a role by a statement whose plan it keeps'
);
-- An extension that every database here has stands for pg_cron and pg_net, which none has.
select lives_ok(
  $$select private.create_missing_extension('plpgsql', 'pg_catalog'), private.create_missing_extension('plpgsql', 'pg_catalog')$$,
  'an extension that is there is not created again'
);

-- asking the functions
delete from net.http_request_queue where true;
select is(private.request_trending(), null, 'without an address and a secret no function is asked');
select is_empty('select 1 from net.http_request_queue', 'and nothing is sent');
select vault.create_secret('https://abcdefghijklmnopqrst.supabase.co/', 'project_url');
select is(private.request_trending(), null, 'nor with only one of them');
select is((select count(*)::integer from private.queue_jobs where queue = 'trends'), 1, 'but the day''s trends wait in their queue, once');
select vault.create_secret('the cron secret', 'cron_secret');
select pg_temp.run('trending-daily'), pg_temp.run('billing-reconcile');
select set_eq(
  $$select concat_ws(' ', method, url, timeout_milliseconds) from net.http_request_queue$$,
  array[
    'POST https://abcdefghijklmnopqrst.supabase.co/functions/v1/queue-worker 150000',
    'POST https://abcdefghijklmnopqrst.supabase.co/functions/v1/billing-reconcile 150000'
  ],
  'with both each job asks its function'
);
update private.queue_jobs set finished_at = now() where finished_at is null;
select pg_temp.run('queue-worker');
select is((select count(*)::integer from net.http_request_queue), 2, 'no worker is asked for while nothing is due');
select set_eq(
  $$select headers ->> 'x-cron-secret' from net.http_request_queue$$, array['the cron secret'], 'and shows the secret from Vault'
);
select is(pg_temp.as_person(null, 'service_role', 'select private.request_trending()'), '42501', 'nobody but the owner asks');

-- the scheduler's own log
insert into cron.job_run_details (start_time, end_time) values
  (now() - interval '8 days', now() - interval '8 days'), (now() - interval '6 days', now() - interval '6 days'), (now(), null);
select cmp_ok(private.apply_retention(now()), '>', 0, 'the nightly job prunes it');
select is((select count(*)::integer from cron.job_run_details), 2, 'after a week');

select * from finish();
rollback;
