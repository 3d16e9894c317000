begin;

\ir prelude/accounts.psql

select plan(16);

/* The plan at noon of 10 June for one state of the subscription, as premium/access/until/has id. */
create function pg_temp.plan_for(p_status text, p_cancels boolean, p_period_end timestamptz) returns text
language plpgsql as $$
declare
  access record;
begin
  delete from public.subscriptions;
  insert into public.subscriptions (user_id, stripe_customer_id, stripe_subscription_id, status, current_period_end, cancel_at_period_end)
  values ('00000000-0000-4000-8000-000000000001', 'cus_1', 'sub_1', p_status, p_period_end, p_cancels);
  select * into access from private.access_at('00000000-0000-4000-8000-000000000001', '2026-06-10 12:00+00');
  return concat_ws('/', access.is_premium, access.premium_access, coalesce(private.utc_day(access.premium_until)::text, 'open'), access.stripe_subscription_id is not null);
end
$$;

select is(
  (select concat_ws('/', is_premium, premium_access, premium_until, stripe_subscription_id) from private.access_at('00000000-0000-4000-8000-000000000001', now())),
  'f/f', 'without anything: Free Tier'
);
select is(pg_temp.plan_for('active', false, '2026-06-20Z'), 't/t/open/t', 'active: Active');
select is(pg_temp.plan_for('trialing', false, '2026-06-20Z'), 't/t/open/t', 'trialing: Active');
select is(pg_temp.plan_for('active', false, '2026-06-09Z'), 't/t/open/t', 'a renewal that is not yet recorded does not lock out');
select is(pg_temp.plan_for('past_due', false, '2026-06-09Z'), 't/t/open/t', 'past_due keeps access while the provider retries');
select is(pg_temp.plan_for('active', true, '2026-06-20Z'), 'f/t/2026-06-20/t', 'cancelling: paid until the period ends');
select is(pg_temp.plan_for('active', true, '2026-06-10 12:00Z'), 'f/f/open/f', 'cancelled and over: Free Tier from that instant');
select is(pg_temp.plan_for('canceled', false, '2026-06-20Z'), 'f/f/open/f', 'canceled: Free Tier');
select is(pg_temp.plan_for('unpaid', false, '2026-06-20Z'), 'f/f/open/f', 'unpaid: Free Tier');
select is(pg_temp.plan_for('incomplete', false, '2026-06-20Z'), 'f/f/open/f', 'incomplete: Free Tier');
select is(pg_temp.plan_for('incomplete_expired', false, '2026-06-20Z'), 'f/f/open/f', 'incomplete_expired: Free Tier');
select is(pg_temp.plan_for('paused', false, '2026-06-20Z'), 'f/f/open/f', 'paused: Free Tier');

insert into public.promo_codes (code, used_by, created_at, expires_at) values
  ('OLD-CODE', '00000000-0000-4000-8000-000000000001', '2026-05-01Z', '2026-06-01Z'),
  ('NEW-CODE', '00000000-0000-4000-8000-000000000001', '2026-06-01Z', '2026-06-30Z');
select is(pg_temp.plan_for('canceled', false, '2026-06-20Z'), 't/t/2026-06-30/f', 'a running promo code gives premium without a subscription id');
select is(pg_temp.plan_for('active', true, '2026-06-20Z'), 'f/t/2026-06-30/t', 'a cancelling subscriber keeps the later end');
select is(
  (select premium_access from private.access_at('00000000-0000-4000-8000-000000000001', '2026-06-30Z')),
  false, 'the code ends at the instant it expires'
);
select is(
  (select premium_access from private.access_at('00000000-0000-4000-8000-000000000002', '2026-06-10Z')),
  false, 'a stranger gets nothing from it'
);

select * from finish();
rollback;
