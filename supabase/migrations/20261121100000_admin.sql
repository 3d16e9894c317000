-- Who may use the admin panel, what was done in it, and its one switch.

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('draft_account', 30, interval '1 hour'),        -- articles and posts written for an administrator
  ('response_account', 120, interval '1 hour'),    -- comments answered by a click
  ('auto_response', 30, interval '1 hour'),        -- comments answered without one, all together
  ('activity_account', 120, interval '1 minute');  -- what clients log

/* The caller's id when the session lives and has the role; an error otherwise. First in every function of the panel. */
create function private.require_admin() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null or not public.is_admin() then
    raise exception 'administrators only' using errcode = 'insufficient_privilege';
  end if;
  return caller;
end
$$;

/*
 * Whether the caller may use the panel: 'admin', 'second_factor' when only that is missing, 'forbidden', or 'no_account'
 * when the account or session is gone. Definer: asks private.caller_id.
 */
create function public.admin_access() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not exists (select from public.profiles where id = private.caller_id()) then 'no_account'
    when public.is_admin() then 'admin'
    when exists (select from public.user_roles where user_id = private.caller_id() and role = 'admin') then 'second_factor'
    else 'forbidden'
  end
$$;

create table public.activity_logs (
  id bigint generated always as identity primary key,
  action_type text not null constraint activity_logs_action_type check (
    action_type in ('post_created', 'comment_response', 'post_analytics', 'auto_respond_toggle')
  ),
  description text not null constraint activity_logs_description_length check (char_length(description) between 1 and 500)
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
grant select on public.activity_logs to authenticated;
grant select, insert, update, delete on public.activity_logs to service_role;

create policy "Administrators read activity logs" on public.activity_logs
for select to authenticated
using ((select public.is_admin()));

/* One log entry as the API answers it. */
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
create function private.log_activity(p_actor_id uuid, p_action_type text, p_description text, p_metadata jsonb, p_at timestamptz)
returns void
language sql
set search_path = ''
as $$
  insert into public.activity_logs (action_type, description, metadata, actor_id, created_at)
  values (p_action_type, p_description, p_metadata, p_actor_id, p_at)
$$;

/*
 * One page of log entries, newest first. Both cursor parts are given or neither.
 * Definer, as every function of the panel: asks private.require_admin, and nobody writes the tables directly.
 */
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

/* Stores what a client tells. Returns outcome 'created' with the entry, or 'rate_limited'. Definer, as above. */
create function public.create_activity_log(p_action_type text, p_description text, p_metadata jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  wait integer := private.take_rate_limits(array['activity_account'], array[actor::text], now());
  stored public.activity_logs;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  insert into public.activity_logs (action_type, description, metadata, actor_id, reported)
  values (p_action_type, p_description, p_metadata, actor, true)
  returning * into stored;
  return jsonb_build_object('outcome', 'created', 'entry', private.activity_json(stored));
end
$$;

create table public.admin_settings (
  id boolean primary key default true constraint admin_settings_one_row check (id),
  auto_respond boolean not null default false,
  updated_at timestamptz (3) not null default now()
);

comment on table public.admin_settings is 'One row: what holds for the whole product.';

insert into public.admin_settings default values;

alter table public.admin_settings enable row level security;
alter table public.admin_settings force row level security;
grant select on public.admin_settings to authenticated;
grant select, insert, update, delete on public.admin_settings to service_role;

create policy "Administrators read settings" on public.admin_settings
for select to authenticated
using ((select public.is_admin()));

create function public.get_auto_respond() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select auto_respond from public.admin_settings);
end
$$;

/* Sets the switch and returns it. Only a change is logged. */
create function public.set_auto_respond(p_enabled boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  update public.admin_settings set auto_respond = p_enabled, updated_at = now() where auto_respond <> p_enabled;
  if found then
    perform private.log_activity(
      actor, 'auto_respond_toggle', case when p_enabled then 'Auto-respond enabled' else 'Auto-respond disabled' end,
      jsonb_build_object('enabled', p_enabled), now()
    );
  end if;
  return p_enabled;
end
$$;

/* Counts one draft for the caller. Returns the seconds to wait, 0 when it is allowed. */
create function private.take_draft(p_actor_id uuid) returns integer
language sql
set search_path = ''
as $$
  select private.take_rate_limits(array['draft_account'], array[p_actor_id::text], now())
$$;

revoke all on function public.admin_access() from public, anon, authenticated, service_role;
revoke all on function public.list_activity_logs(integer, timestamptz, bigint) from public, anon, authenticated, service_role;
revoke all on function public.create_activity_log(text, text, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.get_auto_respond() from public, anon, authenticated, service_role;
revoke all on function public.set_auto_respond(boolean) from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function
  public.admin_access(), public.list_activity_logs(integer, timestamptz, bigint), public.create_activity_log(text, text, jsonb),
  public.get_auto_respond(), public.set_auto_respond(boolean)
to authenticated;
