-- Promo codes. Administrators create them (in the next file); anyone applies one for an address. It takes effect for
-- the one account with that address, now or from its sign-up. What a running code gives is decided in
-- private.access_at.

create table public.promo_codes (
  id bigint generated always as identity primary key,
  code text not null unique
    constraint promo_codes_code_upper check (code = upper(code) and char_length(code) between 3 and 64)
    constraint promo_codes_code_format check (code !~ '[^A-Z0-9_-]'),
  email text constraint promo_codes_email_lower check (email = lower(email)),
  used_by uuid references auth.users (id) on delete set null,
  used_at timestamptz (3),
  expires_at timestamptz (3) not null,
  created_at timestamptz (3) not null default now(),
  constraint promo_codes_expire_later check (expires_at > created_at),
  constraint promo_codes_expire_in_time check (expires_at <= created_at + 3650 * interval '24 hours')
);

comment on table public.promo_codes is 'A code serves one account until it expires, counted from its creation.';
comment on column public.promo_codes.email is 'The address a code was applied for; takes effect for that account.';
comment on column public.promo_codes.used_at is 'Stays when the account is deleted: a code never serves a second one.';

create index promo_codes_used_by_idx on public.promo_codes (used_by, expires_at desc);
create index promo_codes_waiting_idx on public.promo_codes (email) where used_at is null;
create index promo_codes_newest_idx on public.promo_codes (created_at desc, id desc);

alter table public.promo_codes enable row level security;
alter table public.promo_codes force row level security;

create policy "People read the promo codes they use" on public.promo_codes
for select to authenticated
using (used_by = (select auth.uid()) and (select public.session_is_live()));

/*
 * Gives a code to an address, and to its account when there is one: the given one, else the verified one with that
 * address. One conditional update decides, however many try at once. Applying it again for the same person says
 * 'applied' again. Returns 'applied', 'expired' or 'not_valid', and nothing of who has an account.
 */
create function private.apply_promo_code(p_email text, p_code text, p_user_id uuid, p_at timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  wanted text := upper(btrim(p_code));
  account uuid := p_user_id;
  stored public.promo_codes;
begin
  if account is null then
    select id into account from auth.users where lower(email) = address and email_confirmed_at is not null limit 1;
  end if;
  update public.promo_codes set
    email = address, used_by = account, used_at = case when account is not null then p_at end
  where code = wanted and used_at is null and (email is null or email = address) and expires_at > p_at;
  if found then
    return 'applied';
  end if;

  select * into stored from public.promo_codes where code = wanted;
  if not found then
    return 'not_valid';
  end if;
  if stored.expires_at <= p_at then
    return 'expired';
  end if;
  return case
    when stored.email = address and stored.used_by is not distinct from account then 'applied'
    else 'not_valid'
  end;
end
$$;

/* Definer: writes a table that people only read, and looks for the account in auth.users. */
create function public.apply_promo_code(p_email text, p_code text, p_user_id uuid) returns text
language sql security definer
set search_path = ''
as $$
  select private.apply_promo_code(p_email, p_code, p_user_id, now())
$$;

/*
 * What the promo card shows. A code is named while it runs, or when it was the account's last and nothing replaced it.
 */
create function private.promo_status(p_user_id uuid, p_at timestamptz) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  running public.promo_codes;
  latest public.promo_codes;
  shown public.promo_codes;
  access record;
  is_expired boolean;
begin
  if not exists (select from public.profiles where id = p_user_id) then
    return null;
  end if;
  select * into running from public.promo_codes
  where used_by = p_user_id and expires_at > p_at order by expires_at desc, id desc limit 1;
  select * into latest from public.promo_codes where used_by = p_user_id order by used_at desc, id desc limit 1;
  select * into access from private.access_at(p_user_id, p_at);
  is_expired := latest.id is not null and running.id is null and not access.premium_access;
  if running.id is not null then
    shown := running;
  elsif is_expired then
    shown := latest;
  end if;
  return jsonb_build_object(
    'has_promo_code', running.id is not null,
    'is_expired', is_expired,
    'was_expired', exists (select from public.promo_codes where used_by = p_user_id and expires_at <= p_at),
    'promo_code', shown.code,
    'expiry_date', private.iso(shown.expires_at),
    'days_remaining', coalesce(greatest(0, ceil(extract(epoch from shown.expires_at - p_at) / 86400)), 0)::integer
  );
end
$$;

/* Definer: asks private.access_at. */
create function public.promo_status() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.promo_status(private.caller_id(), now())
$$;

/*
 * Hands waiting codes to the account that their address turns out to belong to, once it is verified.
 * Definer: the auth server's own role has no rights on public tables.
 */
create function private.claim_promo_codes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.promo_codes set used_by = new.id, used_at = now()
  where email = lower(new.email) and used_at is null;
  return null;
end
$$;

/*
 * A deleted account's address leaves with it, from codes that wait for it too.
 * Definer: the auth server's own role has no rights on public tables.
 */
create function private.forget_promo_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.promo_codes set email = null where used_by = old.id or email = lower(old.email);
  return old;
end
$$;

/*
 * Open tabs hear of a code that an account got or lost: live updates cover the profile, whose row is written as it is.
 * (Of a deleted code they would learn its key only.) Definer: nobody holds a write privilege on profiles.
 */
create function private.notify_promo_owner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set username = username where id in (old.used_by, new.used_by);
  return null;
end
$$;

create trigger claim_promo_codes after insert or update of email, email_confirmed_at on auth.users
for each row when (new.email is not null and new.email_confirmed_at is not null)
execute function private.claim_promo_codes();

create trigger forget_promo_email before delete on auth.users
for each row execute function private.forget_promo_email();

create trigger notify_promo_owner_of_change after update of used_by, expires_at on public.promo_codes
for each row when ((old.used_by, old.expires_at) is distinct from (new.used_by, new.expires_at))
execute function private.notify_promo_owner();

create trigger notify_promo_owner_of_end after delete on public.promo_codes
for each row when (old.used_by is not null) execute function private.notify_promo_owner();

grant select on public.promo_codes to authenticated;
grant select, insert, update, delete on public.promo_codes to service_role;
grant execute on function public.promo_status() to authenticated;
grant execute on function public.apply_promo_code(text, text, uuid) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('promo_address', 20, interval '1 hour'),
  ('promo_email', 10, interval '1 hour');
