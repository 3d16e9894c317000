-- Jobs that failed for good. An administrator retries or discards them.

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

alter table private.dead_letters enable row level security;
alter table private.dead_letters force row level security;

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
  public.list_dead_letters(integer),
  public.retry_dead_letter(bigint),
  public.discard_dead_letter(bigint)
to authenticated;
