-- What was done in the admin panel. Each action writes its entry in its own transaction.
--
-- The public functions of the panel, here and in the files of its other subjects, are definer because nobody holds a
-- write privilege on the tables; each calls private.require_admin first.

create table public.activity_logs (
  id bigint generated always as identity primary key,
  action_type text not null constraint activity_logs_action_type check (
    action_type in ('post_created', 'comment_response', 'post_analytics', 'auto_respond_toggle')
  ),
  description text not null
    constraint activity_logs_description_length check (char_length(description) between 1 and 500)
    constraint activity_logs_description_visible check (private.is_visible(description)),
  metadata jsonb not null default '{}' constraint activity_logs_metadata_object check (
    -- The API counts 4,000 without the spaces that jsonb writes.
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
  ),
  actor_id uuid references auth.users (id) on delete set null,
  reported boolean not null default false,
  created_at timestamptz (3) not null default now()
);

comment on table public.activity_logs is 'One entry per action, written in the action''s own transaction.';
comment on column public.activity_logs.reported is 'Told by a client, not seen by the database.';

create index activity_logs_newest_idx on public.activity_logs (created_at desc, id desc);
create index activity_logs_actor_id_idx on public.activity_logs (actor_id);

alter table public.activity_logs enable row level security;
alter table public.activity_logs force row level security;

create policy "Administrators read activity logs" on public.activity_logs
for select to authenticated
using ((select public.is_admin()));

/* One log entry as the API returns it. */
create function private.activity_json(p_log public.activity_logs) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_log.id::text, 'action_type', p_log.action_type, 'description', p_log.description,
    'timestamp', private.iso(p_log.created_at), 'metadata', p_log.metadata
  )
$$;

/* For the functions that do something, in their transaction. */
create function private.log_activity(
  p_actor_id uuid, p_action_type text, p_description text, p_metadata jsonb, p_at timestamptz
)
returns void
language sql
set search_path = ''
as $$
  insert into public.activity_logs (action_type, description, metadata, actor_id, created_at)
  values (p_action_type, p_description, p_metadata, p_actor_id, p_at)
$$;

/* One page of log entries, newest first. Both cursor parts are given or neither. */
create function public.list_activity_logs(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.activity_json(page) order by page.created_at desc, page.id desc), '[]')
    from (
      select * from public.activity_logs
      where (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 101)
    ) as page
  );
end
$$;

/* Stores what a client reports. Returns outcome 'created' with the entry, or 'rate_limited'. */
create function public.create_activity_log(p_action_type text, p_description text, p_metadata jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  wait integer;
  stored public.activity_logs;
begin
  if not private.hold_account(actor) then
    raise exception 'administrators only' using errcode = 'insufficient_privilege';
  end if;
  wait := private.take_rate_limits(array['activity_account'], array[actor::text], now());
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  insert into public.activity_logs (action_type, description, metadata, actor_id, reported)
  values (p_action_type, p_description, p_metadata, actor, true)
  returning * into stored;
  return jsonb_build_object('outcome', 'created', 'entry', private.activity_json(stored));
end
$$;

grant select on public.activity_logs to authenticated;
grant select, insert, update, delete on public.activity_logs to service_role;
grant execute on function
  public.list_activity_logs(integer, timestamptz, bigint),
  public.create_activity_log(text, text, jsonb)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('activity_account', 120, interval '1 minute');  -- what clients log
