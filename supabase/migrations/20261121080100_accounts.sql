-- Who a person is to this product: a profile beside the auth server's account, and roles.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null
    constraint profiles_username_length check (char_length(username) between 3 and 40)
    constraint profiles_username_line check (private.is_visible(username) and username = private.one_line(username)),
  tone text constraint profiles_tone_length check (char_length(tone) <= 4000),
  tone_off text[] not null default '{}' constraint profiles_tone_off check (
    cardinality(tone_off) <= 20 and array_position(tone_off, null) is null
  ),
  created_at timestamptz (3) not null default now()
);

comment on table public.profiles is 'One row per account, made when the account is made.';
comment on column public.profiles.tone is 'The person''s own style with example captions; captions are written to sound like it.';
comment on column public.profiles.tone_off is 'Points read from the tone that the person switched off; the contract names them.';

-- Names that look alike in every casing and width are one: NFKC makes plain letters of styled ones.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role check (role in ('admin')),
  source text not null default 'operator' constraint user_roles_source check (source in ('setting', 'link', 'operator')),
  created_at timestamptz (3) not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Roles live here and never in a token, so that taking one away works at once.';
comment on column public.user_roles.source is
'How the role was given: by ADMIN_EMAIL when the local stack made the account, by a mailed link, or by an operator.';

alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

-- A token outlives its session and its account by up to an hour on its own: every call, and every policy, asks whether
-- both still exist.

/* How long a sign-in lasts, however often its token is refreshed; equals sessionDaysMax of the contract. */
create function private.session_lifetime() returns interval
language sql immutable
set search_path = ''
as 'select interval ''60 days''';

/* The session that the caller's token names; null without one. It may have ended. */
create function private.claimed_session_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then
    return session::uuid;
  end if;
  return null;
end
$$;

/*
 * The caller's account id, or null when the session that the token belongs to was ended (by a logout, by the owner in
 * the list of sessions, or by a password change or reset on another device) or is older than session_lifetime. Tokens
 * without a session id belong to none.
 */
create function private.caller_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session uuid := private.claimed_session_id();
begin
  if session is not null and to_regclass('auth.sessions') is not null and not exists (
    select from auth.sessions where id = session and coalesce(created_at, now()) > now() - private.session_lifetime()
  ) then
    return null;
  end if;
  return (select auth.uid());
end
$$;

/*
 * Whether the caller's account and session still exist. For policies, which ask once a statement by putting it into a
 * sub-select, and for functions that run with the caller's own rights.
 * Definer: reads auth.sessions, which the API roles cannot. In plpgsql, whose plans are kept for the connection: a function
 * in SQL that runs as its owner is planned again with every call, which took most of its time.
 */
create function public.session_is_live() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select from public.profiles where id = private.caller_id());
end
$$;

revoke all on function public.session_is_live() from public, anon, authenticated, service_role;
grant execute on function public.session_is_live() to authenticated;

create policy "People read their own profile" on public.profiles
for select to authenticated
using (id = (select auth.uid()) and (select public.session_is_live()));

create policy "People read their own roles" on public.user_roles
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

create table private.security_settings (
  id boolean primary key default true constraint security_settings_one_row check (id),
  admin_second_factor boolean not null default false
);

comment on table private.security_settings is 'One row; written by the API when its setting ADMIN_MFA differs.';
comment on column private.security_settings.admin_second_factor is
  'Whether administrators must have signed in with a second factor.';

insert into private.security_settings default values;

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

revoke all on function public.second_factor_is_settled() from public, anon, authenticated, service_role;
grant execute on function public.second_factor_is_settled() to authenticated;

/*
 * Whether the caller is an administrator, in a session that lives and with the second factor where that is required. For
 * policies and for the API.
 */
create function public.is_admin() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) and public.session_is_live() and public.second_factor_is_settled()
$$;

revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;

/*
 * A username for an account that brought none or an unusable one (social sign-in): made from its name or address, free.
 */
create function private.fallback_username(name text, email text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  stem text := btrim(left(coalesce(nullif(private.one_line(name), ''), private.one_line(split_part(email, '@', 1)), ''), 30));
  candidate text;
begin
  if char_length(stem) < 3 or not private.is_visible(stem) then
    stem := 'writer';
  end if;
  candidate := stem;
  while exists (select from public.profiles where lower(normalize(username, nfkc)) = lower(normalize(candidate, nfkc))) loop
    candidate := stem || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 6);
  end loop;
  return candidate;
end
$$;

/*
 * Makes the profile in the same transaction as the account, so that neither exists without the other.
 * A wished username that is taken fails on profiles_username_key and with it the whole sign-up.
 * Definer: the auth server's own role has no rights on public tables.
 */
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wished text := private.one_line(new.raw_user_meta_data ->> 'username');
begin
  if wished is null or char_length(wished) not between 3 and 40 or not private.is_visible(wished) then
    wished := private.fallback_username(
      coalesce(new.raw_user_meta_data ->> 'user_name', new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name'),
      new.email
    );
  end if;
  insert into public.profiles (id, username) values (new.id, wished);
  return new;
end
$$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

/* Whether a username is in use, in any casing and width. For the sign-up call; the unique index decides races. */
create function public.username_is_taken(p_username text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.profiles where lower(normalize(username, nfkc)) = lower(normalize(btrim(p_username), nfkc)))
$$;

revoke all on function public.username_is_taken(text) from public, anon, authenticated, service_role;
grant execute on function public.username_is_taken(text) to service_role;

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

/* Definer: as above, and asks a private function. */
create function public.recovery_token_is_valid(p_token_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.recovery_token_is_valid(p_token_hash, now() + interval '1 minute')
$$;

comment on function public.recovery_token_is_valid(text) is 'The minute added covers an auth server whose clock is ahead of the database''s.';

revoke all on function public.recovery_token_is_valid(text) from public, anon, authenticated, service_role;
grant execute on function public.recovery_token_is_valid(text) to service_role;
revoke execute on all functions in schema private from public;
