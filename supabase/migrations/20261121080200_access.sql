-- What an account has paid for or was given, and the one function that every gate asks.

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
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "People read their own subscription" on public.subscriptions
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

create table public.promo_codes (
  id bigint generated always as identity primary key,
  code text not null unique constraint promo_codes_code_upper check (code = upper(code) and char_length(code) between 3 and 64)
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

create index promo_codes_used_by_idx on public.promo_codes (used_by, expires_at desc);

alter table public.promo_codes enable row level security;
alter table public.promo_codes force row level security;
grant select on public.promo_codes to authenticated;
grant select, insert, update, delete on public.promo_codes to service_role;

create policy "People read the promo codes they use" on public.promo_codes
for select to authenticated
using (used_by = (select auth.uid()) and (select public.session_is_live()));

/*
 * The plan of an account at an instant.
 * is_premium is the billing state Active, or a running promo code without a subscription.
 * premium_access is what gates ask: it also covers a cancelled subscription until it ends and a failed payment while the
 * provider retries. premium_until is null while access has no known end.
 * subscription_id is null for a subscription that gives nothing any more, so that its absence means Free Tier.
 */
create function private.access_at(
  p_user_id uuid, p_at timestamptz,
  out is_premium boolean, out premium_access boolean, out premium_until timestamptz,
  out subscription_id text, out customer_id text
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

  customer_id := subscription.stripe_customer_id;
  subscription_id := case when runs then subscription.stripe_subscription_id end;
  is_premium := case when runs then not subscription.cancel_at_period_end else promo_until is not null end;
  premium_access := runs or promo_until is not null;
  premium_until := case
    when runs and not subscription.cancel_at_period_end then null
    when runs then greatest(ends_at, promo_until)
    else promo_until
  end;
end
$$;

revoke execute on all functions in schema private from public;
