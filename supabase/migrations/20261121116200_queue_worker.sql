-- How a worker takes a job and reports its outcome, when a worker is started, and what operators see of the queues.

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

/* Definer: the queue is in private, which no API role may enter. So are the next two. */
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

/* Asks for the worker if anything is due, so that an empty queue costs no call. */
create function private.request_queue_worker(p_at timestamptz) returns bigint
language sql
set search_path = ''
as $$
  select private.request_function('queue-worker', 150000)
  where exists (select from private.queue_jobs where finished_at is null and due_at <= p_at)
$$;

grant execute on function
  public.claim_job(text[]),
  public.finish_job(bigint, uuid),
  public.fail_job(bigint, uuid, text, boolean, integer)
to service_role;
