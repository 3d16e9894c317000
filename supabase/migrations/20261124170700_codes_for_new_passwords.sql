-- A new password for an account with an authenticator app takes a code of it. A reset link is used up by the attempt, so
-- the server asks first whether it needs one.

/* Whether the account has an authenticator app in use. Older auth servers have no table for them. */
create function private.has_authenticator_app(p_user_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors where user_id = p_user_id and factor_type::text = 'totp' and status::text = 'verified'
  );
end
$$;

/*
 * Where the caller stands: null when nothing is asked of them, 'enroll' or 'verify' when an administrator still has to
 * set up an app or to enter a code, 'given' when they have.
 */
create or replace function private.second_factor_state() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if not (select admin_second_factor from private.security_settings)
    or not exists (select from public.user_roles where user_id = caller and role = 'admin') then
    return null;
  end if;
  if public.second_factor_is_settled() then
    return 'given';
  end if;
  return case when private.has_authenticator_app(caller) then 'verify' else 'enroll' end;
end
$$;

/*
 * Whether the account of a reset link that works has an authenticator app. Does not use up the link.
 * Definer: reads the auth schema, which the API roles cannot, and asks private functions.
 */
create function public.recovery_asks_for_code(p_token_hash text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  if not public.recovery_token_is_valid(p_token_hash) then
    return false;
  end if;
  select id into account from auth.users where recovery_token = p_token_hash;
  if account is null and to_regclass('auth.one_time_tokens') is not null then
    execute 'select user_id from auth.one_time_tokens where token_hash = $1 and token_type::text = ''recovery_token'''
      into account using p_token_hash;
  end if;
  return private.has_authenticator_app(account);
end
$$;

grant execute on function public.recovery_asks_for_code(text) to service_role;
