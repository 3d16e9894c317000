-- The payment provider's state, brought here in order. Deliveries arrive late, twice and in any order, so a row is
-- never written from what a delivery says: the provider is asked, and tickets decide whose response counts.
--
-- The public functions are definer because the bookkeeping is in private, which no API role may enter. None takes a
-- time.

create table private.stripe_events (
  id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null,
  done_at timestamptz,
  outcome text
);

comment on table private.stripe_events is
  'Every delivery once, by the provider''s id. Without done_at it is open: the provider delivers it again.';

create index stripe_events_received_idx on private.stripe_events (received_at);

create sequence private.billing_tickets;

alter table private.stripe_events enable row level security;
alter table private.stripe_events force row level security;

/* Ends a delivery in the ledger. */
create function private.finish_stripe_event(p_event_id text, p_outcome text, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  update private.stripe_events set done_at = p_at, outcome = p_outcome where id = p_event_id and done_at is null
$$;

/*
 * Takes a ticket BEFORE the provider is asked: {user_id, customer_id, ticket, base}. base is the ticket applied by
 * then.
 * Null when the account is gone or has no customer, or was brought up to date within p_fresh.
 */
create function private.claim_sync(p_user_id uuid, p_fresh interval, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  account private.billing_accounts;
  customer text;
begin
  -- The lock waits for a deletion under way: afterwards there is no account, and nothing to bring up to date.
  perform from auth.users where id = p_user_id for key share;
  if not found then
    return null;
  end if;
  insert into private.billing_accounts (user_id) values (p_user_id) on conflict do nothing;
  select * into account from private.billing_accounts where user_id = p_user_id for update;
  select stripe_customer_id into customer from public.subscriptions where user_id = p_user_id;
  -- Without a p_fresh the age does not count: a sibling that waited for the lock may have a later p_at than this call.
  if account.user_id is null or customer is null or (p_fresh > interval '0' and account.synced_at > p_at - p_fresh) then
    return null;
  end if;
  return jsonb_build_object(
    'user_id', p_user_id, 'customer_id', customer,
    'ticket', nextval('private.billing_tickets'), 'base', account.applied_ticket
  );
end
$$;

create function public.claim_sync(p_user_id uuid, p_fresh_seconds integer) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.claim_sync(p_user_id, make_interval(secs => p_fresh_seconds), now())
$$;

/*
 * Writes what the provider returned for a ticket, and ends the delivery p_event_id (may be null) in the same
 * transaction. p_since is the caller's first ticket. 'applied'; 'superseded' when a ticket later than that was applied,
 * which was read after the caller began and so knows at least as much; 'conflict' when only an earlier one was applied
 * since p_base: its reading may be the later one, so the caller takes a new ticket and asks again, once. So readings
 * are applied in the order in which they were made. p_subscription is null when the customer has none; times in unix
 * seconds.
 */
create function private.apply_subscription(
  p_user_id uuid, p_customer_id text, p_ticket bigint, p_since bigint, p_base bigint, p_subscription jsonb,
  p_event_id text, p_at timestamptz
) returns text
language plpgsql
set search_path = ''
as $$
declare
  account private.billing_accounts;
  outcome text;
begin
  select * into account from private.billing_accounts where user_id = p_user_id for update;
  if not found then
    outcome := 'no_account';
  elsif account.applied_ticket > p_since
    or p_customer_id is distinct from (
      select stripe_customer_id from public.subscriptions where user_id = p_user_id
    ) then
    outcome := 'superseded';
  elsif account.applied_ticket <> p_base then
    return 'conflict';
  else
    update public.subscriptions s set
      stripe_subscription_id = reported.id, status = reported.status,
      current_period_start = reported.current_period_start, current_period_end = reported.current_period_end,
      ends_at = reported.ends_at, cancel_at_period_end = reported.cancel_at_period_end, updated_at = p_at
    from (
      select p_subscription ->> 'id' as id, p_subscription ->> 'status' as status,
        to_timestamp((p_subscription ->> 'current_period_start')::bigint) as current_period_start,
        to_timestamp((p_subscription ->> 'current_period_end')::bigint) as current_period_end,
        to_timestamp((p_subscription ->> 'ends_at')::bigint) as ends_at,
        coalesce((p_subscription ->> 'cancel_at_period_end')::boolean, false) as cancel_at_period_end
    ) as reported
    where s.user_id = p_user_id
      and (
        s.stripe_subscription_id, s.status, s.current_period_start, s.current_period_end, s.ends_at, s.cancel_at_period_end
      ) is distinct from (
        reported.id, reported.status, reported.current_period_start, reported.current_period_end, reported.ends_at,
        reported.cancel_at_period_end
      );
    update private.billing_accounts set applied_ticket = p_ticket, synced_at = p_at where user_id = p_user_id;
    outcome := 'applied';
  end if;
  perform private.finish_stripe_event(p_event_id, outcome, p_at);
  return outcome;
end
$$;

create function public.apply_subscription(
  p_user_id uuid, p_customer_id text, p_ticket bigint, p_since bigint, p_base bigint, p_subscription jsonb,
  p_event_id text
) returns text
language sql security definer
set search_path = ''
as $$
  select private.apply_subscription(
    p_user_id, p_customer_id, p_ticket, p_since, p_base, p_subscription, p_event_id, now()
  )
$$;

/*
 * Records that the provider does not know the customer (keys of another mode or account). Nothing is taken away: only
 * what it says about a customer that it does know changes a plan.
 */
create function private.note_missing_customer(p_user_id uuid, p_event_id text, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  update private.billing_accounts set synced_at = p_at where user_id = p_user_id;
  select private.finish_stripe_event(p_event_id, 'customer_missing', p_at)
$$;

create function public.note_missing_customer(p_user_id uuid, p_event_id text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_missing_customer(p_user_id, p_event_id, now());
  return true;
end
$$;

/*
 * Enters a delivery. 'duplicate' when it was finished before; 'ignored' when it is not about one of our customers;
 * else 'sync' with a ticket. An open one, left by a failure, is worked on again.
 */
create function private.begin_stripe_event(p_event_id text, p_type text, p_customer_id text, p_at timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  claim jsonb;
begin
  insert into private.stripe_events (id, type, customer_id, received_at)
  values (p_event_id, p_type, p_customer_id, p_at)
  on conflict do nothing;
  if exists (select from private.stripe_events where id = p_event_id and done_at is not null) then
    return jsonb_build_object('outcome', 'duplicate');
  end if;

  claim := private.claim_sync(
    (select user_id from public.subscriptions where stripe_customer_id = p_customer_id), interval '0', p_at
  );
  if claim is null then
    perform private.finish_stripe_event(p_event_id, 'ignored', p_at);
    return jsonb_build_object('outcome', 'ignored');
  end if;
  return claim || jsonb_build_object('outcome', 'sync');
end
$$;

create function public.begin_stripe_event(p_event_id text, p_type text, p_customer_id text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.begin_stripe_event(p_event_id, p_type, p_customer_id, now())
$$;

/* Customers whose state was last compared before p_before, the longest ago first, as a list of account ids. */
create function private.accounts_to_reconcile(p_before timestamptz, p_limit integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(user_id), '[]')
  from (
    select account.user_id
    from private.billing_accounts account join public.subscriptions s using (user_id)
    where s.stripe_customer_id is not null and (account.synced_at is null or account.synced_at < p_before)
    order by account.synced_at nulls first
    limit p_limit
  ) as due
$$;

create function public.accounts_to_reconcile(p_older_seconds integer, p_limit integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.accounts_to_reconcile(now() - make_interval(secs => p_older_seconds), p_limit)
$$;

grant execute on function
  public.claim_sync(uuid, integer),
  public.apply_subscription(uuid, text, bigint, bigint, bigint, jsonb, text),
  public.note_missing_customer(uuid, text),
  public.begin_stripe_event(text, text, text),
  public.accounts_to_reconcile(integer, integer)
to service_role;
