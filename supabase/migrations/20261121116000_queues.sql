-- Work that may wait: mail, automatic responses to comments, and the day's trends. This file has the queues, their jobs
-- and the ways to add one; queue_worker.sql runs them. A job is taken under a lease; a failure is tried again after a
-- pause that doubles, and what fails for good becomes a dead letter. Plain SQL, so that a hosted project and the local
-- stack run the same queue.

create table private.queues (
  name text primary key constraint queues_name check (name ~ '^[a-z_]{1,40}$'),
  attempts_max integer not null constraint queues_attempts_max check (attempts_max between 1 and 20),
  retry_after interval not null constraint queues_retry_after check (retry_after > interval '0'),
  retry_after_max interval not null,
  lease interval not null constraint queues_lease check (lease > interval '0'),
  repeats_unfinished boolean not null,
  constraint queues_retry_order check (retry_after_max >= retry_after)
);

comment on table private.queues is 'The queues and their limits.';
comment on column private.queues.retry_after is 'The pause after the first failure. It doubles up to retry_after_max.';
comment on column private.queues.lease is 'How long a worker has for one job; longer than any job of the queue takes.';
comment on column private.queues.repeats_unfinished is
  'Whether a job whose worker vanished is run again. False where running it twice could be noticed, as a second mail.';

create table private.queue_jobs (
  id bigint generated always as identity primary key,
  queue text not null references private.queues (name),
  key text not null constraint queue_jobs_key_length check (char_length(key) between 1 and 200),
  payload jsonb not null constraint queue_jobs_payload_object check (jsonb_typeof(payload) = 'object'),
  attempts integer not null default 0,
  due_at timestamptz not null,
  lease_id uuid,
  error text,
  created_at timestamptz (3) not null,
  finished_at timestamptz (3),
  unique (queue, key)
);

comment on table private.queue_jobs is 'Jobs that wait, run or are finished. A key is accepted once per queue.';
comment on column private.queue_jobs.payload is 'What the worker needs; emptied when the job is finished.';
comment on column private.queue_jobs.due_at is 'From when a worker may take it; while it runs, when the lease ends. Not rounded, so that what is due now is due.';
comment on column private.queue_jobs.lease_id is 'Who runs it. Only the holder can report the outcome.';
comment on column private.queue_jobs.error is 'Why the last attempt failed.';

create index queue_jobs_due_at_idx on private.queue_jobs (due_at) where finished_at is null;
create index queue_jobs_finished_at_idx on private.queue_jobs (finished_at) where finished_at is not null;

alter table private.queues enable row level security;
alter table private.queues force row level security;
alter table private.queue_jobs enable row level security;
alter table private.queue_jobs force row level security;

/* A job as its worker gets it. */
create function private.queue_job_json(p_job private.queue_jobs) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_job.id::text, 'queue', p_job.queue, 'lease_id', p_job.lease_id, 'attempts', p_job.attempts,
    'payload', p_job.payload
  )
$$;

/*
 * Adds a job and leases it to the caller, who runs it immediately and reports the outcome. If the caller vanishes, the
 * job is due when the lease ends. Returns the job; null when the queue has, or recently had, a job with this key.
 */
create function private.begin_job(p_queue text, p_key text, p_payload jsonb, p_at timestamptz) returns jsonb
language sql
set search_path = ''
as $$
  insert into private.queue_jobs as job (queue, key, payload, attempts, due_at, lease_id, created_at)
  select q.name, p_key, p_payload, 1, p_at + q.lease, gen_random_uuid(), p_at from private.queues q where q.name = p_queue
  on conflict (queue, key) do nothing
  returning private.queue_job_json(job)
$$;

/* Adds a job for a worker. Returns false when the queue has, or recently had, a job with this key. */
create function private.enqueue_job(
  p_queue text, p_key text, p_payload jsonb, p_due_at timestamptz, p_at timestamptz
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.queue_jobs (queue, key, payload, due_at, created_at)
  values (p_queue, p_key, p_payload, p_due_at, p_at)
  on conflict (queue, key) do nothing;
  return found;
end
$$;

/* Definer: the queue is in private, which no API role may enter. So is the next one. */
create function public.begin_job(p_queue text, p_key text, p_payload jsonb) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.begin_job(p_queue, p_key, p_payload, now())
$$;

create function public.enqueue_job(p_queue text, p_key text, p_payload jsonb) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.enqueue_job(p_queue, p_key, p_payload, now() + retry_after, now()) from private.queues where name = p_queue
$$;

/*
 * Adds the trends of a UTC date; a second call for the same date changes nothing. The worker is asked for by the
 * caller.
 */
create function private.enqueue_trends(p_at timestamptz) returns boolean
language sql
set search_path = ''
as $$
  select private.enqueue_job(
    'trends', private.utc_day(p_at)::text, jsonb_build_object('date', private.utc_day(p_at)), p_at, p_at
  )
$$;

grant execute on function
  public.begin_job(text, text, jsonb),
  public.enqueue_job(text, text, jsonb)
to service_role;

insert into private.queues (name, attempts_max, retry_after, retry_after_max, lease, repeats_unfinished) values
  -- Ten attempts in about eight hours. A mail may have left although its worker vanished.
  ('mail', 10, interval '1 minute', interval '4 hours', interval '2 minutes', false),
  -- Five attempts in about eight minutes: a response that comes much later surprises.
  ('comment_response', 5, interval '30 seconds', interval '10 minutes', interval '1 minute', true),
  -- Eight attempts in about two hours.
  ('trends', 8, interval '1 minute', interval '30 minutes', interval '5 minutes', true);
