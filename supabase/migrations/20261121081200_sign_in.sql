-- What guards the ways into an account: how often each may be tried, and whether a link to reset a password still
-- works.

/*
 * Whether a password-reset link still works, without spending it: mail scanners open links before people do.
 * Auth servers keep the hash on the account, newer ones in auth.one_time_tokens as well; either counts.
 * Definer: reads the auth schema, which the API roles cannot.
 */
create function private.recovery_token_is_valid(p_token_hash text, p_at timestamptz) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  lifetime constant interval := interval '1 hour';
  found_one boolean;
begin
  if p_token_hash is null or char_length(p_token_hash) < 16 then
    return false;
  end if;
  if exists (
    select from auth.users
    where recovery_token = p_token_hash and recovery_sent_at > p_at - lifetime and recovery_sent_at <= p_at
  ) then
    return true;
  end if;
  if to_regclass('auth.one_time_tokens') is null then
    return false;
  end if;
  execute 'select exists (
      select from auth.one_time_tokens t join auth.users u on u.id = t.user_id
      where t.token_hash = $1 and t.token_type::text = ''recovery_token''
        and u.recovery_sent_at > $2 and u.recovery_sent_at <= $3)'
    into found_one using p_token_hash, p_at - lifetime, p_at;
  return found_one;
end
$$;

/*
 * The minute covers an auth server whose clock is ahead of the database's.
 * Definer: reads the auth schema, which the API roles cannot, and asks a private function.
 */
create function public.recovery_token_is_valid(p_token_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.recovery_token_is_valid(p_token_hash, now() + interval '1 minute')
$$;

grant execute on function public.recovery_token_is_valid(text) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  -- Failed sign-ins: per network address and email, per email from wherever they come, per network address.
  ('login_account', 10, interval '15 minutes'),
  ('login_email', 50, interval '15 minutes'),
  ('login_address', 100, interval '15 minutes'),
  ('register_address', 30, interval '1 hour'),
  ('forgot_email', 5, interval '1 hour'),
  ('forgot_address', 30, interval '1 hour'),
  ('reset_address', 60, interval '1 hour'),  -- checking and using a mailed link
  ('session_address', 100, interval '15 minutes'),
  ('password_account', 10, interval '15 minutes');  -- checking the current password
