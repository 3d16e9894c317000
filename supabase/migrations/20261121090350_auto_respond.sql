-- The switch for automatic responses to comments.
--
-- The public functions are definer because nobody holds a write privilege on the table; each calls
-- private.require_admin first.

create table public.admin_settings (
  id boolean primary key default true constraint admin_settings_one_row check (id),
  auto_respond boolean not null default false,
  updated_at timestamptz (3) not null default now()
);

comment on table public.admin_settings is 'One row: what holds for the whole product.';

alter table public.admin_settings enable row level security;
alter table public.admin_settings force row level security;

create policy "Administrators read settings" on public.admin_settings
for select to authenticated
using ((select public.is_admin()));

/* Whether comments get a response without a click. */
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

grant select on public.admin_settings to authenticated;
grant select, insert, update, delete on public.admin_settings to service_role;
grant execute on function public.get_auto_respond(), public.set_auto_respond(boolean) to authenticated;

insert into public.admin_settings default values;
