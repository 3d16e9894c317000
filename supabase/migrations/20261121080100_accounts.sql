-- Who a person is to this product: a profile beside the auth server's account, and roles.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null
    constraint profiles_username_length check (char_length(username) between 3 and 40)
    constraint profiles_username_trimmed check (username = btrim(username)),
  tone text constraint profiles_tone_length check (char_length(tone) <= 4000),
  tone_off text[] not null default '{}' constraint profiles_tone_off check (
    cardinality(tone_off) <= 20 and array_position(tone_off, null) is null
  ),
  created_at timestamptz (3) not null default now()
);

comment on table public.profiles is 'One row per account, made when the account is made.';
comment on column public.profiles.tone is 'The person''s own style with example captions; captions are written to sound like it.';
comment on column public.profiles.tone_off is 'Points read from the tone that the person switched off; the contract names them.';

create unique index profiles_username_key on public.profiles (lower(username));

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
for select to authenticated
using (id = (select auth.uid()));

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role check (role in ('admin')),
  created_at timestamptz (3) not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Roles live here and never in a token, so that taking one away works at once.';

alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "People read their own roles" on public.user_roles
for select to authenticated
using (user_id = (select auth.uid()));

-- A token outlives its session and its account by up to an hour on its own: every call asks whether both still exist.

/*
 * The caller's account id, or null when the session that the token belongs to was ended: by a logout, or by a password
 * change or reset on another device. Tokens without a session id belong to none.
 */
create function private.caller_id() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' and to_regclass('auth.sessions') is not null
    and not exists (select from auth.sessions where id = session::uuid) then
    return null;
  end if;
  return (select auth.uid());
end
$$;

/*
 * Whether the caller's account and session still exist. For functions that run with the caller's own rights.
 * Definer: reads auth.sessions, which the API roles cannot.
 */
create function public.session_is_live() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = private.caller_id())
$$;

revoke all on function public.session_is_live() from public, anon, authenticated, service_role;
grant execute on function public.session_is_live() to authenticated;

/* Whether the caller is an administrator, in a session that lives. For policies and for the API. */
create function public.is_admin() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) and public.session_is_live()
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
  stem text := btrim(left(regexp_replace(coalesce(nullif(btrim(name), ''), split_part(email, '@', 1), ''), '\s+', ' ', 'g'), 30));
  candidate text;
begin
  if char_length(stem) < 3 then
    stem := 'writer';
  end if;
  candidate := stem;
  while exists (select from public.profiles where lower(username) = lower(candidate)) loop
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
  wished text := btrim(new.raw_user_meta_data ->> 'username');
begin
  if wished is null or char_length(wished) not between 3 and 40 then
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

/* Whether a username is in use, in any casing. For the sign-up call; the unique index decides races. */
create function public.username_is_taken(p_username text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.profiles where lower(username) = lower(btrim(p_username)))
$$;

revoke all on function public.username_is_taken(text) from public, anon, authenticated, service_role;
grant execute on function public.username_is_taken(text) to service_role;

/*
 * Gives the administrator role to an account whose address was verified. Returns whether it has the role now.
 * Definer: reads auth.users, which the API roles cannot.
 */
create function public.grant_admin(p_user_id uuid, p_email text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select id, 'admin' from auth.users
  where id = p_user_id and lower(email) = lower(p_email) and email_confirmed_at is not null
  on conflict do nothing;
  return exists (select from public.user_roles where user_id = p_user_id and role = 'admin');
end
$$;

revoke all on function public.grant_admin(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.grant_admin(uuid, text) to service_role;

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
