-- Who signed in, or tried to; who changed a password, a role or a code. Read by operators: see docs/security-events.md.

create table private.security_events (
  id bigint generated always as identity primary key,
  kind text not null constraint security_events_kind check (kind in (
    'sign_in', 'sign_in_failed', 'sign_up', 'password_reset_requested', 'password_reset_used', 'password_changed',
    'username_changed', 'session_ended', 'account_deleted', 'role_granted', 'role_revoked', 'promo_code_created',
    'promo_code_deleted', 'promo_code_applied', 'admin_call_refused', 'second_factor_added', 'second_factor_failed',
    'second_factor_removed'
  )),
  at timestamptz (3) not null,
  last_at timestamptz (3) not null,
  hour timestamptz not null
    generated always as (date_trunc('hour', at at time zone 'UTC') at time zone 'UTC') stored,
  count integer not null default 1 constraint security_events_count check (count > 0),
  user_id uuid,
  email_hash text,
  address_hash text,
  device text constraint security_events_device_length check (char_length(device) <= 60),
  details jsonb not null default '{}'
    constraint security_events_details check (jsonb_typeof(details) = 'object' and char_length(details::text) <= 500)
);

comment on table private.security_events is
  'Kept 90 days. The same event of the same person within a UTC hour is one row with a count.';
comment on column private.security_events.at is 'The first time within the hour; last_at is the last.';
comment on column private.security_events.count is 'How often it happened within the hour.';
comment on column private.security_events.user_id is
  'No foreign key: what a deleted account did stays readable until its 90 days are over.';
comment on column private.security_events.email_hash is
  'Keyed hash of the email address in lower case that was tried; never the address.';
comment on column private.security_events.address_hash is 'Keyed hash of the network address; never the address.';
comment on column private.security_events.device is 'Browser and system, e.g. "Chrome on Android".';
comment on column private.security_events.details is
  '{"overflow": true}: what came after the first 1,000 rows of this kind in the hour.';

create index security_events_at_idx on private.security_events (at);
create index security_events_user_id_idx on private.security_events (user_id, at);
create unique index security_events_hourly_key on private.security_events (
  kind, hour, user_id, email_hash, address_hash, device, details
) nulls not distinct;

alter table private.security_events enable row level security;
alter table private.security_events force row level security;

/*
 * Stores an event. A flood cannot fill the disk: equal events of an hour share a row, and after 1,000 rows of one kind
 * in an hour the rest is counted in one row that names nobody. A failure here must not undo what is reported, so it is
 * a warning. Returns whether it was stored.
 */
create function private.record_security_event(
  p_kind text, p_user_id uuid, p_email_hash text, p_address_hash text, p_device text, p_details jsonb, p_at timestamptz
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  rows_per_hour_max constant integer := 1000;
  this_hour constant timestamptz := date_trunc('hour', p_at at time zone 'UTC') at time zone 'UTC';
  overflows boolean;
begin
  select count(*) >= rows_per_hour_max into overflows from (
    select from private.security_events where kind = p_kind and hour = this_hour limit rows_per_hour_max
  ) as stored;
  insert into private.security_events as stored (kind, at, last_at, user_id, email_hash, address_hash, device, details)
  values (
    p_kind, p_at, p_at, case when not overflows then p_user_id end, case when not overflows then p_email_hash end,
    case when not overflows then p_address_hash end, case when not overflows then p_device end,
    case when overflows then '{"overflow": true}' else coalesce(p_details, '{}') end
  )
  on conflict (kind, hour, user_id, email_hash, address_hash, device, details) do update set
    count = stored.count + 1, last_at = greatest(stored.last_at, excluded.last_at);
  return true;
exception when others then
  raise warning 'a security event of kind % was not stored (SQLSTATE %)', p_kind, sqlstate;
  return false;
end
$$;

/* For the API. Definer: the table is in private, which no API role may enter. */
create function public.record_security_event(
  p_kind text, p_user_id uuid, p_email_hash text, p_address_hash text, p_device text, p_details jsonb
) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.record_security_event(p_kind, p_user_id, p_email_hash, p_address_hash, p_device, p_details, now())
$$;

/*
 * Roles change by the API, by an operator's command and by hand in SQL: a trigger sees all three. "by" is the signed-in
 * person who did it; null for an operator. Definer: the table of events is private.
 */
create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  changed public.user_roles := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.record_security_event(
    case when tg_op = 'DELETE' then 'role_revoked' else 'role_granted' end, changed.user_id, null, null, null,
    jsonb_build_object('role', changed.role, 'by', (select auth.uid())), now()
  );
  return null;
end
$$;

/*
 * A code's making and end belong to who did it, its application to the account that got it. Definer: the table of
 * events is private.
 */
create function private.record_promo_code_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.record_security_event(
      'promo_code_applied', new.used_by, null, null, null, jsonb_build_object('promo_code_id', new.id), now()
    );
  else
    perform private.record_security_event(
      case when tg_op = 'DELETE' then 'promo_code_deleted' else 'promo_code_created' end, (select auth.uid()),
      null, null, null, jsonb_build_object('promo_code_id', case when tg_op = 'DELETE' then old.id else new.id end), now()
    );
  end if;
  return null;
end
$$;

create trigger record_role_change after insert or delete on public.user_roles
for each row execute function private.record_role_change();

create trigger record_promo_code_change after insert or delete on public.promo_codes
for each row execute function private.record_promo_code_change();

create trigger record_promo_code_application after update of email, used_by on public.promo_codes
for each row when (
  (new.used_by is not null and new.used_by is distinct from old.used_by)
  or (new.used_by is null and new.email is not null and new.email is distinct from old.email)
) execute function private.record_promo_code_change();

grant execute on function public.record_security_event(text, uuid, text, text, text, jsonb) to service_role;
