-- The second factor of administrators: one-time codes of an authenticator app, kept and checked by the auth server.

create table private.security_settings (
  id boolean primary key default true constraint security_settings_one_row check (id),
  admin_second_factor boolean not null default false
);

comment on table private.security_settings is 'One row; written by the API when its setting ADMIN_MFA differs.';
comment on column private.security_settings.admin_second_factor is
  'Whether administrators must have signed in with a second factor.';

alter table private.security_settings enable row level security;
alter table private.security_settings force row level security;

/*
 * Whether the caller's session may act as an administrator as far as the second factor goes: it was given at this
 * sign-in (the auth server's assurance level 2), or is not required. Definer: reads a private table.
 */
create function public.second_factor_is_settled() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not admin_second_factor
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false)
  from private.security_settings
$$;

/*
 * Where the caller stands: null when nothing is asked of them, 'enroll' or 'verify' when an administrator still has to
 * set up an app or to enter a code, 'given' when they have. The local auth server keeps no factors: there it is
 * 'enroll'.
 */
create function private.second_factor_state() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  enrolled boolean := false;
begin
  if not (select admin_second_factor from private.security_settings)
    or not exists (select from public.user_roles where user_id = caller and role = 'admin') then
    return null;
  end if;
  if public.second_factor_is_settled() then
    return 'given';
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    enrolled := exists (
      select from auth.mfa_factors where user_id = caller and factor_type::text = 'totp' and status::text = 'verified'
    );
  end if;
  return case when enrolled then 'verify' else 'enroll' end;
end
$$;

/* Makes the database follow the setting ADMIN_MFA; returns whether it had to. Definer: writes a private table. */
create function public.require_second_factor(p_required boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.security_settings set admin_second_factor = p_required where admin_second_factor <> p_required;
  return found;
end
$$;

grant execute on function public.second_factor_is_settled() to authenticated;
grant execute on function public.require_second_factor(boolean) to service_role;

insert into private.security_settings default values;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('second_factor_account', 10, interval '15 minutes');  -- codes tried
