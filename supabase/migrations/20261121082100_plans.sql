-- What an account has paid for, and the one function that decides about its plan.

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  status text constraint subscriptions_status check (
    status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')
  ),
  current_period_start timestamptz (3),
  current_period_end timestamptz (3),
  cancel_at_period_end boolean not null default false,
  ends_at timestamptz (3),
  updated_at timestamptz (3) not null default now(),
  constraint subscriptions_have_a_status check (stripe_subscription_id is null or status is not null)
);

comment on table public.subscriptions is 'The payment provider''s view of an account, written by the server only.';
comment on column public.subscriptions.cancel_at_period_end is 'It ends at ends_at, however the provider spells it.';
comment on column public.subscriptions.ends_at is 'When a cancelled subscription ends; null while it renews.';

alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;

create policy "People read their own subscription" on public.subscriptions
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

/*
 * The plan of an account at an instant.
 * is_premium is the billing state Active, or a running promo code without a subscription.
 * premium_access is what gates ask: it also covers a cancelled subscription until it ends and a failed payment while
 * the provider retries. premium_until is null while access has no known end.
 * stripe_subscription_id is null for a subscription that gives nothing any more, so that its absence means Free Tier.
 */
create function private.access_at(
  p_user_id uuid, p_at timestamptz,
  out is_premium boolean, out premium_access boolean, out premium_until timestamptz,
  out stripe_subscription_id text, out stripe_customer_id text
)
language plpgsql stable
set search_path = ''
as $$
declare
  subscription public.subscriptions;
  ends_at timestamptz;
  runs boolean;
  promo_until timestamptz;
begin
  select * into subscription from public.subscriptions where user_id = p_user_id;
  select max(expires_at) into promo_until from public.promo_codes where used_by = p_user_id and expires_at > p_at;

  ends_at := coalesce(subscription.ends_at, subscription.current_period_end);
  runs := subscription.stripe_subscription_id is not null
    and subscription.status in ('active', 'trialing', 'past_due')
    and (not subscription.cancel_at_period_end or ends_at > p_at);
  runs := coalesce(runs, false);

  stripe_customer_id := subscription.stripe_customer_id;
  stripe_subscription_id := case when runs then subscription.stripe_subscription_id end;
  is_premium := case when runs then not subscription.cancel_at_period_end else promo_until is not null end;
  premium_access := runs or promo_until is not null;
  premium_until := case
    when runs and not subscription.cancel_at_period_end then null
    when runs then greatest(ends_at, promo_until)
    else promo_until
  end;
end
$$;

grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;
