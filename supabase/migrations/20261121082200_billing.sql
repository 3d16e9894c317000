-- An account with the payment provider: its customer, and what a checkout starts from.
--
-- The public functions are definer because the bookkeeping is in private, which no API role may enter.

create table private.billing_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  applied_ticket bigint not null default 0,
  checkout_attempt integer not null default 0,
  synced_at timestamptz
);

comment on table private.billing_accounts is
  'Bookkeeping of one account''s payments; its row lock orders what is written.';
comment on column private.billing_accounts.applied_ticket is
  'The ticket whose reading of the provider stands in public.subscriptions.';
comment on column private.billing_accounts.checkout_attempt is
  'Part of the idempotency key; moves on when the provider refused an attempt for good.';

create index billing_accounts_synced_idx on private.billing_accounts (synced_at nulls first);

alter table private.billing_accounts enable row level security;
alter table private.billing_accounts force row level security;

/* What the server needs to act for a person who pays; times in unix seconds. Null when the account is gone. */
create function private.billing_of(p_user_id uuid, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'user_id', account.id, 'email', account.email, 'customer_id', s.stripe_customer_id,
    'subscription_id', access.stripe_subscription_id, 'status', s.status,
    'current_period_start', floor(extract(epoch from s.current_period_start))::bigint,
    'current_period_end', floor(extract(epoch from s.current_period_end))::bigint,
    'ends_at', floor(extract(epoch from s.ends_at))::bigint,
    'cancel_at_period_end', coalesce(s.cancel_at_period_end, false)
  )
  from auth.users account
  cross join private.access_at(account.id, p_at) as access
  left join public.subscriptions s on s.user_id = account.id
  where account.id = p_user_id
$$;

/* Definer: reads the address from auth.users and asks private.access_at. */
create function public.my_billing() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.billing_of(private.caller_id(), now())
$$;

/*
 * Locks the account's billing row, made on first use, and returns what a checkout starts from: {customer_id, attempt}.
 * Null when the account is gone.
 */
create function private.begin_checkout(p_user_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  current_attempt integer;
begin
  -- The lock waits for a deletion under way, so that no row is written for an account that is about to go.
  perform from auth.users where id = p_user_id for key share;
  if not found then
    return null;
  end if;
  insert into private.billing_accounts (user_id) values (p_user_id) on conflict do nothing;
  select checkout_attempt into strict current_attempt
  from private.billing_accounts where user_id = p_user_id for update;
  insert into public.subscriptions (user_id) values (p_user_id) on conflict do nothing;
  return jsonb_build_object(
    'customer_id', (select stripe_customer_id from public.subscriptions where user_id = p_user_id),
    'attempt', current_attempt
  );
end
$$;

create function public.begin_checkout(p_user_id uuid) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.begin_checkout(p_user_id)
$$;

/*
 * Stores the provider's customer of an account unless another call stored one since p_expected was read.
 * Returns the customer that counts. A replaced customer takes its subscription with it.
 */
create function private.set_stripe_customer(p_user_id uuid, p_customer_id text, p_expected text, p_at timestamptz)
returns text
language plpgsql
set search_path = ''
as $$
begin
  perform from private.billing_accounts where user_id = p_user_id for update;
  update public.subscriptions set
    stripe_customer_id = p_customer_id, stripe_subscription_id = null, status = null, current_period_start = null,
    current_period_end = null, ends_at = null, cancel_at_period_end = false, updated_at = p_at
  where user_id = p_user_id and stripe_customer_id is not distinct from p_expected
    and p_customer_id is distinct from p_expected;
  return (select stripe_customer_id from public.subscriptions where user_id = p_user_id);
end
$$;

create function public.set_stripe_customer(p_user_id uuid, p_customer_id text, p_expected text) returns text
language sql security definer
set search_path = ''
as $$
  select private.set_stripe_customer(p_user_id, p_customer_id, p_expected, now())
$$;

/* Moves on from an attempt that the provider refused for good, once however many calls ask. Returns the current one. */
create function private.next_checkout_attempt(p_user_id uuid, p_attempt integer) returns integer
language plpgsql
set search_path = ''
as $$
begin
  update private.billing_accounts set checkout_attempt = p_attempt + 1
  where user_id = p_user_id and checkout_attempt = p_attempt;
  return (select checkout_attempt from private.billing_accounts where user_id = p_user_id);
end
$$;

create function public.next_checkout_attempt(p_user_id uuid, p_attempt integer) returns integer
language sql security definer
set search_path = ''
as $$
  select private.next_checkout_attempt(p_user_id, p_attempt)
$$;

grant execute on function public.my_billing() to authenticated;
grant execute on function
  public.begin_checkout(uuid),
  public.set_stripe_customer(uuid, text, text),
  public.next_checkout_attempt(uuid, integer)
to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('billing_account', 60, interval '15 minutes');  -- subscribing, cancelling, reactivating, the portal, asking again
