-- Work that may wait: mail, automatic responses to comments, and the day's trends. A job is taken under a lease; a
-- failure is tried again after a pause that doubles, and what fails for good becomes a dead letter, which an
-- administrator retries or discards. Plain SQL, so that a hosted project and the local stack run the same queue.

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

create table private.dead_letters (
  id bigint primary key,
  queue text not null references private.queues (name),
  key text not null,
  payload jsonb not null,
  attempts integer not null,
  error text not null,
  created_at timestamptz (3) not null,
  failed_at timestamptz (3) not null
);

comment on table private.dead_letters is 'Jobs that failed for good and wait for an administrator.';

create index dead_letters_queue_idx on private.dead_letters (queue);
create index dead_letters_failed_at_idx on private.dead_letters (failed_at);

alter table private.queues enable row level security;
alter table private.queues force row level security;
alter table private.queue_jobs enable row level security;
alter table private.queue_jobs force row level security;
alter table private.dead_letters enable row level security;
alter table private.dead_letters force row level security;

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

/* Moves a job to the dead letters. */
create function private.bury_job(p_id bigint, p_error text, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  with buried as (
    delete from private.queue_jobs where id = p_id returning id, queue, key, payload, attempts, created_at
  )
  insert into private.dead_letters (id, queue, key, payload, attempts, error, created_at, failed_at)
  select id, queue, key, payload, attempts, p_error, created_at, p_at from buried
$$;

/*
 * Leases the job that has been due for longest in one of the queues, and counts the attempt. Returns null when nothing
 * is due. Workers never wait for each other. A job whose lease ended without an outcome had a worker that vanished: it
 * is run again where that is harmless, and becomes a dead letter elsewhere.
 */
create function private.claim_job(p_queues text[], p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  job private.queue_jobs;
  rules private.queues;
begin
  loop
    select * into job from private.queue_jobs
    where finished_at is null and due_at <= p_at and queue = any (p_queues)
    order by due_at, id limit 1
    for update skip locked;
    if not found then
      return null;
    end if;
    select * into strict rules from private.queues where name = job.queue;
    if job.lease_id is null or rules.repeats_unfinished and job.attempts < rules.attempts_max then
      update private.queue_jobs set lease_id = gen_random_uuid(), due_at = p_at + rules.lease, attempts = attempts + 1
      where id = job.id
      returning * into job;
      return private.queue_job_json(job);
    end if;
    perform private.bury_job(job.id, 'The worker ended before it reported whether this was done.', p_at);
  end loop;
end
$$;

/*
 * Notes that a job is done. Its payload is not kept; its key is, so that the same work is not accepted again. Returns
 * false when the lease is no longer the caller's.
 */
create function private.finish_job(p_id bigint, p_lease_id uuid, p_at timestamptz) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.queue_jobs set finished_at = p_at, lease_id = null, payload = '{}', error = null
  where id = p_id and lease_id = p_lease_id;
  return found;
end
$$;

/*
 * Notes that an attempt failed. Returns 'retried', or 'dead' after the last attempt or when p_final, or 'lost' when the
 * lease is no longer the caller's. With p_wait the job waits that long and the attempt is not counted, for work that a
 * rate limit holds back.
 */
create function private.fail_job(
  p_id bigint, p_lease_id uuid, p_error text, p_final boolean, p_wait interval, p_at timestamptz
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  job private.queue_jobs;
  rules private.queues;
begin
  select * into job from private.queue_jobs where id = p_id and lease_id = p_lease_id for update;
  if not found then
    return 'lost';
  end if;
  select * into strict rules from private.queues where name = job.queue;
  if p_final or p_wait is null and job.attempts >= rules.attempts_max then
    perform private.bury_job(p_id, left(p_error, 500), p_at);
    return 'dead';
  end if;
  update private.queue_jobs set
    lease_id = null,
    error = left(p_error, 500),
    attempts = attempts - case when p_wait is null then 0 else 1 end,
    due_at = p_at + coalesce(p_wait, least(rules.retry_after * 2 ^ (job.attempts - 1), rules.retry_after_max))
  where id = p_id;
  return 'retried';
end
$$;

/* How many jobs each queue has: due, waiting for their time, running, dead. For operators. */
create function private.queue_overview(p_at timestamptz)
returns table (queue text, due bigint, waiting bigint, running bigint, dead bigint, oldest_due timestamptz)
language sql stable
set search_path = ''
as $$
  select q.name,
    count(j.id) filter (where j.due_at <= p_at),
    count(j.id) filter (where j.due_at > p_at and j.lease_id is null),
    count(j.id) filter (where j.due_at > p_at and j.lease_id is not null),
    (select count(*) from private.dead_letters d where d.queue = q.name),
    min(j.due_at) filter (where j.due_at <= p_at)
  from private.queues q
  left join private.queue_jobs j on j.queue = q.name and j.finished_at is null
  group by q.name
$$;

/* Definer: the queue is in private, which no API role may enter. So are the next four. */
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

create function public.claim_job(p_queues text[]) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.claim_job(p_queues, now())
$$;

create function public.finish_job(p_id bigint, p_lease_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.finish_job(p_id, p_lease_id, now())
$$;

create function public.fail_job(
  p_id bigint, p_lease_id uuid, p_error text, p_final boolean default false, p_wait_seconds integer default null
)
returns text
language sql security definer
set search_path = ''
as $$
  select private.fail_job(p_id, p_lease_id, p_error, p_final, p_wait_seconds * interval '1 second', now())
$$;

/*
 * Adds the trends of a UTC date; a second call for the same date changes nothing. The worker is asked for by the caller.
 */
create function private.enqueue_trends(p_at timestamptz) returns boolean
language sql
set search_path = ''
as $$
  select private.enqueue_job(
    'trends', private.utc_day(p_at)::text, jsonb_build_object('date', private.utc_day(p_at)), p_at, p_at
  )
$$;

/* Asks for the worker if anything is due, so that an empty queue costs no call. */
create function private.request_queue_worker(p_at timestamptz) returns bigint
language sql
set search_path = ''
as $$
  select private.request_function('queue-worker', 150000)
  where exists (select from private.queue_jobs where finished_at is null and due_at <= p_at)
$$;

/*
 * The dead letters, newest first. Payloads are left out: they hold addresses and texts. Definer, as the two functions
 * after it: the table is in private; each refuses everybody but administrators.
 */
create function public.list_dead_letters(p_limit integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id::text, 'queue', page.queue, 'subject', coalesce(page.payload ->> 'subject', page.key),
      'attempts', page.attempts, 'error', page.error,
      'created_at', private.iso(page.created_at), 'failed_at', private.iso(page.failed_at)
    ) order by page.failed_at desc, page.id desc), '[]')
    from (
      select * from private.dead_letters order by failed_at desc, id desc limit least(p_limit, 101)
    ) as page
  );
end
$$;

/* Puts a dead letter back into its queue, with all its attempts. Returns false when there is none. */
create function public.retry_dead_letter(p_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  letter private.dead_letters;
begin
  perform private.require_admin();
  delete from private.dead_letters where id = p_id returning * into letter;
  if not found then
    return false;
  end if;
  -- A newer job with the same key does the same work.
  perform private.enqueue_job(letter.queue, letter.key, letter.payload, now(), now());
  return true;
end
$$;

/* Deletes a dead letter. Returns false when there is none. */
create function public.discard_dead_letter(p_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.dead_letters where id = p_id;
  return found;
end
$$;

grant execute on function
  public.begin_job(text, text, jsonb),
  public.enqueue_job(text, text, jsonb),
  public.claim_job(text[]),
  public.finish_job(bigint, uuid),
  public.fail_job(bigint, uuid, text, boolean, integer)
to service_role;
grant execute on function
  public.list_dead_letters(integer),
  public.retry_dead_letter(bigint),
  public.discard_dead_letter(bigint)
to authenticated;

insert into private.queues (name, attempts_max, retry_after, retry_after_max, lease, repeats_unfinished) values
  -- Ten attempts in about eight hours. A mail may have left although its worker vanished.
  ('mail', 10, interval '1 minute', interval '4 hours', interval '2 minutes', false),
  -- Five attempts in about eight minutes: a response that comes much later surprises.
  ('comment_response', 5, interval '30 seconds', interval '10 minutes', interval '1 minute', true),
  -- Eight attempts in about two hours.
  ('trends', 8, interval '1 minute', interval '30 minutes', interval '5 minutes', true);
