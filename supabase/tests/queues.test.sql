-- Work that may wait: accepted once, run under a lease, tried again after longer pauses, and never lost silently.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.noon() returns timestamptz language sql as 'select ''2026-06-10 12:00+00''::timestamptz';

/* What a worker gets at a time: the job's number of attempts, or null. Its lease is remembered. */
create temporary table held (id bigint, lease_id uuid);
create function pg_temp.claim(p_queue text, p_at timestamptz) returns integer
language plpgsql as $$
declare
  job jsonb := private.claim_job(array[p_queue], p_at);
begin
  delete from held where true;
  insert into held select (job ->> 'id')::bigint, (job ->> 'lease_id')::uuid where job is not null;
  return job ->> 'attempts';
end
$$;
create function pg_temp.fail(p_at timestamptz, p_final boolean default false, p_wait interval default null) returns text
language sql as $$ select private.fail_job(id, lease_id, 'no response', p_final, p_wait, p_at) from held $$;

select plan(46);

-- a key is accepted once
select is(private.enqueue_job('trends', '2026-06-10', '{"date": "2026-06-10"}', pg_temp.noon(), pg_temp.noon()), true, 'a job is accepted');
select is(private.enqueue_job('trends', '2026-06-10', '{}', pg_temp.noon(), pg_temp.noon()), false, 'the same one is not');
select is(private.begin_job('trends', '2026-06-10', '{}', pg_temp.noon()), null, 'nor to be run at once');

-- a lease
select is(pg_temp.claim('mail', pg_temp.noon()), null, 'a worker of another queue gets nothing');
select is(pg_temp.claim('trends', pg_temp.noon() - interval '1 second'), null, 'nor is it given out too early');
select is(pg_temp.claim('trends', pg_temp.noon()), 1, 'the first worker gets it');
create temporary table first_lease as select * from held;
select is(private.claim_job(array['trends'], pg_temp.noon() + interval '299 seconds'), null, 'the second one does not, while the lease lasts');

-- the worker vanished between the work and its report
select is(pg_temp.claim('trends', pg_temp.noon() + interval '5 minutes'), 2, 'a job that can be repeated is given to another worker when the lease has ended');
select is((select private.finish_job(id, lease_id, pg_temp.noon()) from first_lease), false, 'the first one can no longer report that it was done');
select is((select private.fail_job(id, lease_id, 'late', false, null, pg_temp.noon()) from first_lease), 'lost', 'nor that it failed');
select is((select private.finish_job(id, lease_id, pg_temp.noon() + interval '6 minutes') from held), true, 'the second one can');
select is((select private.finish_job(id, lease_id, pg_temp.noon()) from held), false, 'once');
select is(pg_temp.claim('trends', pg_temp.noon() + interval '1 day'), null, 'what is done is not given out again');
select is(private.enqueue_job('trends', '2026-06-10', '{}', pg_temp.noon(), pg_temp.noon()), false, 'nor accepted again');
select is((select payload::text from private.queue_jobs), '{}', 'and its content is not kept');

-- a mail must not be sent twice
select is(private.begin_job('mail', 'a', '{"kind": "message", "subject": "Hello", "to": "a@example.com"}', pg_temp.noon()) ->> 'attempts', '1', 'a job can be begun by the one who adds it');
select is(pg_temp.claim('mail', pg_temp.noon() + interval '119 seconds'), null, 'and is then nobody else''s');
select is(pg_temp.claim('mail', pg_temp.noon() + interval '2 minutes'), null, 'if they vanish, a mail is not sent again by itself');
select is((select key || ': ' || error from private.dead_letters), 'a: The worker ended before it reported whether this was done.', 'but becomes a dead letter that says why');

-- failures
select is(private.enqueue_job('mail', 'b', '{"subject": "Hi"}', pg_temp.noon(), pg_temp.noon()), true, 'another mail');
create temporary table pauses (attempt integer, pause interval, outcome text);
do $$
declare
  at timestamptz := pg_temp.noon();
  outcome text;
  next timestamptz;
begin
  for attempt in 1..10 loop
    perform pg_temp.claim('mail', at);
    outcome := pg_temp.fail(at);
    select due_at into next from private.queue_jobs where key = 'b';
    insert into pauses values (attempt, next - at, outcome);
    at := next;
  end loop;
end
$$;
select results_eq(
  'select pause from pauses where pause is not null order by attempt',
  $$values (interval '1 minute'), (interval '2 minutes'), (interval '4 minutes'), (interval '8 minutes'), (interval '16 minutes'),
    (interval '32 minutes'), (interval '64 minutes'), (interval '128 minutes'), (interval '4 hours')$$,
  'each pause is twice the one before, up to a limit'
);
select is((select string_agg(outcome, ' ' order by attempt) from pauses where attempt >= 9), 'retried dead', 'the tenth failure is the last');
select is((select error || ' ' || attempts from private.dead_letters where key = 'b'), 'no response 10', 'it is told with its reason');
select is((select count(*) from private.queue_jobs where key = 'b'), 0::bigint, 'and no longer waits');
select is(private.enqueue_job('mail', 'c', '{}', pg_temp.noon(), pg_temp.noon()), true, 'what cannot succeed');
select is(pg_temp.claim('mail', pg_temp.noon()), 1, 'is tried');
select is(pg_temp.fail(pg_temp.noon(), p_final => true), 'dead', 'once');

-- held back by a limit
select is(private.enqueue_job('comment_response', '7', '{}', pg_temp.noon(), pg_temp.noon()), true, 'a response');
select is(pg_temp.claim('comment_response', pg_temp.noon()), 1, 'that a limit holds back');
select is(pg_temp.fail(pg_temp.noon(), p_wait => '10 minutes'), 'retried', 'waits');
select is(pg_temp.claim('comment_response', pg_temp.noon() + interval '599 seconds'), null, 'as long as the limit says');
select is(pg_temp.claim('comment_response', pg_temp.noon() + interval '10 minutes'), 1, 'and has lost no attempt');

-- a worker that vanishes every time ends somewhere
do $$ begin for n in 1..5 loop perform pg_temp.claim('comment_response', pg_temp.noon() + n * interval '1 hour'); end loop; end $$;
select is((select attempts from private.dead_letters where key = '7'), 5, 'a job that kills its workers becomes a dead letter as well');

-- the scheduler
select is(private.enqueue_trends(pg_temp.noon() + interval '1 day'), true, 'a day''s trends are added');
select is(private.enqueue_trends(pg_temp.noon() + interval '25 hours'), false, 'once a day');
select results_eq(
  $$select queue, due, waiting, running, dead from private.queue_overview(pg_temp.noon() + interval '1 day') order by queue$$,
  $$values ('comment_response', 0::bigint, 0::bigint, 0::bigint, 1::bigint), ('mail', 0, 0, 0, 3), ('trends', 1, 0, 0, 0)$$,
  'operators see how much waits'
);

-- administrators
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');
create function pg_temp.as_admin(p_query text) returns text language sql as $$
  select pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', p_query)
$$;
select is(pg_temp.as_admin($$select string_agg(l ->> 'subject', ',' order by l ->> 'subject' collate "C") from jsonb_array_elements(public.list_dead_letters(10)) as l$$), '7,Hello,Hi,c', 'administrators see what failed');
select is(pg_temp.as_admin($$select public.list_dead_letters(10)::text ~ 'example.com'$$), 'false', 'and no address');
create temporary table letters as select id, key from private.dead_letters;
grant select on letters to authenticated;
select is(pg_temp.as_admin('select public.retry_dead_letter(id) from letters where key = ''b'''), 'true', 'they have it tried again');
select is(pg_temp.claim('mail', now()), 1, 'with all its attempts');
select is(pg_temp.as_admin('select public.retry_dead_letter(id) from letters where key = ''b'''), 'false', 'once');
select is(pg_temp.as_admin('select public.discard_dead_letter(id) from letters where key = ''a'''), 'true', 'or discard it');
select set_eq('select key from private.dead_letters', array['c', '7'], 'and it is gone');

-- everybody else
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.list_dead_letters(10)'), '42501', 'nobody else sees them');
select set_eq(
  $$select pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', call) from unnest(array[
    'select public.retry_dead_letter(1)', 'select public.discard_dead_letter(1)', 'select public.claim_job(array[''mail''])',
    'select public.begin_job(''mail'', ''x'', ''{}'')', 'select public.enqueue_job(''mail'', ''x'', ''{}'')',
    'select public.finish_job(1, gen_random_uuid())', 'select public.fail_job(1, gen_random_uuid(), ''x'')',
    'select public.complete_automatic_response(1, ''x'', null, null)', 'select public.fail_automatic_response(1, ''x'')',
    'select public.begin_automatic_response(1)', 'select public.contact_message_to_mail(1)'
  ]) as call$$,
  array['42501'], 'nor touches the queue'
);
select is(pg_temp.as_person(null, 'service_role', 'select public.claim_job(array[''trends'']) ->> ''queue'''), 'trends', 'the server may');

select * from finish();
rollback;
