begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(40);

create function pg_temp.owner() returns uuid language sql as 'select ''00000000-0000-4000-8000-000000000001''::uuid';
create function pg_temp.noon() returns timestamptz language sql as 'select ''2026-06-10 12:00+00''::timestamptz';

/* What Stripe would return for one subscription, in the database's spelling. */
create function pg_temp.snapshot(p_status text, p_ends_at bigint default null) returns jsonb language sql as $$
  select jsonb_build_object('id', 'sub_1', 'status', p_status, 'current_period_start', 1780000000, 'current_period_end', 1782592000,
    'cancel_at_period_end', p_ends_at is not null, 'ends_at', p_ends_at)
$$;

create function pg_temp.claim() returns jsonb language sql as $$
  select private.claim_sync(pg_temp.owner(), interval '0', pg_temp.noon())
$$;

create function pg_temp.apply(p_claim jsonb, p_told jsonb, p_event text default null, p_since bigint default null) returns text language sql as $$
  select private.apply_subscription(pg_temp.owner(), p_claim ->> 'customer_id', (p_claim ->> 'ticket')::bigint,
    coalesce(p_since, (p_claim ->> 'ticket')::bigint), (p_claim ->> 'base')::bigint, p_told, p_event, pg_temp.noon())
$$;

-- checkout
select is(private.begin_checkout('00000000-0000-4000-8000-000000000009'), null, 'an account that is gone checks nothing out');
select is(pg_temp.claim(), null, 'without a customer there is nothing to ask');
select is(private.begin_checkout(pg_temp.owner()), '{"customer_id": null, "attempt": 0}', 'a first checkout has no customer');
select is(private.set_stripe_customer(pg_temp.owner(), 'cus_1', null, pg_temp.noon()), 'cus_1', 'the first customer is stored');
select is(private.set_stripe_customer(pg_temp.owner(), 'cus_2', null, pg_temp.noon()), 'cus_1', 'a second one that saw none does not replace it');
select is(private.begin_checkout(pg_temp.owner()), '{"customer_id": "cus_1", "attempt": 0}', 'the next checkout finds it');
select is(private.next_checkout_attempt(pg_temp.owner(), 0), 1, 'a refused attempt moves on');
select is(private.next_checkout_attempt(pg_temp.owner(), 0), 1, 'once, however many were refused');

-- tickets
create temporary table claims (name text primary key, claim jsonb);
grant all on claims to public;
insert into claims values ('a', pg_temp.claim());
insert into claims values ('b', pg_temp.claim());
insert into claims values ('c', pg_temp.claim());
select is((select array_agg(claim ->> 'base' order by name) from claims), array['0', '0', '0'], 'claims name what stood when they were taken');
select is((select pg_temp.apply(claim, pg_temp.snapshot('active')) from claims where name = 'b'), 'applied', 'the first response is written');
select is((select pg_temp.apply(claim, pg_temp.snapshot('incomplete')) from claims where name = 'a'), 'superseded', 'an older claim is too late');
select is((select status from public.subscriptions where stripe_customer_id = 'cus_1'), 'active', 'and changes nothing');
select is((select pg_temp.apply(claim, pg_temp.snapshot('past_due')) from claims where name = 'c'), 'conflict', 'a newer claim that was overtaken asks again');
select is((select status from public.subscriptions where stripe_customer_id = 'cus_1'), 'active', 'and changes nothing either');
insert into claims values ('d', pg_temp.claim());
select is((select pg_temp.apply(d.claim, pg_temp.snapshot('past_due'), null, (c.claim ->> 'ticket')::bigint) from claims c, claims d where c.name = 'c' and d.name = 'd'), 'applied', 'asked again it is written');
insert into claims values ('e', pg_temp.claim());
insert into claims values ('f', pg_temp.claim());
select is((select pg_temp.apply(claim, pg_temp.snapshot('active')) from claims where name = 'f'), 'applied', 'a later one is written');
insert into claims values ('g', pg_temp.claim());
select is((select pg_temp.apply(g.claim, pg_temp.snapshot('canceled'), null, (e.claim ->> 'ticket')::bigint) from claims e, claims g where e.name = 'e' and g.name = 'g'), 'superseded', 'whoever asks again is content with what was read after it began');
select is((select status || ' ' || (ends_at is null) from public.subscriptions where stripe_customer_id = 'cus_1'), 'active true', 'the plan is what was read last');

-- what is written
update public.subscriptions set updated_at = '2026-01-01Z';
select is(pg_temp.apply(pg_temp.claim(), pg_temp.snapshot('active')), 'applied', 'the same again is applied');
select is((select updated_at from public.subscriptions), '2026-01-01Z'::timestamptz, 'without touching the row that pages watch');
select is(pg_temp.apply(pg_temp.claim(), pg_temp.snapshot('active', 1781000000)), 'applied', 'an end is applied');
select is((select concat_ws('/', cancel_at_period_end, extract(epoch from ends_at)::bigint, extract(epoch from current_period_end)::bigint) from public.subscriptions), 't/1781000000/1782592000', 'with its own instant');
select is((select concat_ws('/', is_premium, premium_access) from private.access_at(pg_temp.owner(), to_timestamp(1780999999))), 'f/t', 'access lasts until then');
select is((select concat_ws('/', is_premium, premium_access) from private.access_at(pg_temp.owner(), to_timestamp(1781000000))), 'f/f', 'and no longer');
select is(private.billing_of(pg_temp.owner(), to_timestamp(1780999999)) - 'user_id' - 'email',
  '{"customer_id": "cus_1", "subscription_id": "sub_1", "status": "active", "current_period_start": 1780000000, "current_period_end": 1782592000, "ends_at": 1781000000, "cancel_at_period_end": true}',
  'the server reads it back in unix seconds');
select is(pg_temp.apply(pg_temp.claim(), null), 'applied', 'no subscription is a result as well');
select is((select num_nonnulls(stripe_subscription_id, status, current_period_end, ends_at) from public.subscriptions), 0, 'and empties the plan');
select is(private.apply_subscription(pg_temp.owner(), 'cus_0', 1000, 1000, 1000, pg_temp.snapshot('active'), null, pg_temp.noon()), 'superseded', 'what was read of a customer that was replaced is dropped');

-- the ledger
select is(private.begin_stripe_event('evt_1', 'invoice.paid', 'cus_other', pg_temp.noon()) ->> 'outcome', 'ignored', 'another product''s customer is none of ours');
select is(private.begin_stripe_event('evt_1', 'invoice.paid', 'cus_1', pg_temp.noon()) ->> 'outcome', 'duplicate', 'an event counts once');
select is(private.begin_stripe_event('evt_2', 'invoice.paid', 'cus_1', pg_temp.noon()) ->> 'outcome', 'sync', 'a customer''s event is worked on');
select is(private.begin_stripe_event('evt_2', 'invoice.paid', 'cus_1', pg_temp.noon()) ->> 'outcome', 'sync', 'until it is done');
select is(pg_temp.apply(pg_temp.claim(), pg_temp.snapshot('active'), 'evt_2'), 'applied', 'writing the plan');
select is(private.begin_stripe_event('evt_2', 'invoice.paid', 'cus_1', pg_temp.noon()) ->> 'outcome', 'duplicate', 'ends it in the same transaction');

-- reconciliation
select is(private.accounts_to_reconcile(pg_temp.noon(), 10), '[]', 'what was compared just now is not due');
select is(private.accounts_to_reconcile(pg_temp.noon() + interval '1 second', 10), '["00000000-0000-4000-8000-000000000001"]', 'later it is');
select is(private.claim_sync(pg_temp.owner(), interval '3 seconds', pg_temp.noon() + interval '2 seconds'), null, 'a young state is left alone when asked to');

-- owner, stranger and anonymous
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_billing() ->> ''customer_id'''), 'cus_1', 'people read their own billing');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select coalesce(public.my_billing() ->> ''customer_id'', ''none'')'), 'none', 'and no other''s');
select is(
  (select string_agg(pg_temp.as_person('00000000-0000-4000-8000-000000000001', role, query), ' ') from unnest(array['anon', 'authenticated']) as role, unnest(array[
    'select public.begin_checkout(''00000000-0000-4000-8000-000000000001'')',
    'select public.set_stripe_customer(''00000000-0000-4000-8000-000000000001'', ''cus_9'', ''cus_1'')',
    'select public.apply_subscription(''00000000-0000-4000-8000-000000000001'', ''cus_1'', 9, 9, 9, ''{}'', null)',
    'select public.begin_stripe_event(''evt_9'', ''invoice.paid'', ''cus_1'')',
    'select public.claim_sync(''00000000-0000-4000-8000-000000000001'', 0)'
  ]) as query),
  '42501 42501 42501 42501 42501 42501 42501 42501 42501 42501', 'nobody but the server writes any of it'
);

select * from finish();
rollback;
