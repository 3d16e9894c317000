begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(44);

create function pg_temp.noon() returns timestamptz language sql as 'select ''2026-06-10 12:00+00''::timestamptz';
insert into public.promo_codes (code, created_at, expires_at) values
  ('SPRING', '2026-06-01Z', '2026-06-20 12:00Z'), ('SUMMER', '2026-06-01Z', '2026-07-01Z'), ('WAITING', '2026-06-01Z', '2026-06-20Z'),
  ('OVER', '2026-05-01Z', '2026-06-10 12:00Z'), ('PAST', '2026-05-01Z', '2026-06-01Z');

create function pg_temp.status(p_user_id uuid, p_at timestamptz) returns text language sql as $$
  select concat_ws('/', s ->> 'has_promo_code', s ->> 'is_expired', s ->> 'was_expired', coalesce(s ->> 'promo_code', '-'), coalesce(left(s ->> 'expiry_date', 10), '-'), s ->> 'days_remaining')
  from private.promo_status(p_user_id, p_at) as s
$$;

-- applying
select is(private.apply_promo_code('owner@example.com', 'NOTHING', null, pg_temp.noon()), 'not_valid', 'an unknown code is not valid');
select is(private.apply_promo_code('owner@example.com', 'OVER', null, pg_temp.noon()), 'expired', 'a code has expired at its very instant');
select is(private.apply_promo_code('owner@example.com', 'OVER', null, pg_temp.noon() - interval '1 millisecond'), 'applied', 'and is good until then');
select is((select premium_access from private.access_at('00000000-0000-4000-8000-000000000001', pg_temp.noon())), false, 'with no access at the instant');
select is(private.apply_promo_code(' Owner@Example.com ', ' spring ', null, pg_temp.noon()), 'applied', 'a code is found in any casing and with spaces around');
select is((select concat_ws(' ', email, used_by, used_at) from public.promo_codes where code = 'SPRING'), 'owner@example.com 00000000-0000-4000-8000-000000000001 ' || pg_temp.noon()::text, 'and is the account''s at once');
select is((select premium_until from private.access_at('00000000-0000-4000-8000-000000000001', pg_temp.noon())), '2026-06-20 12:00Z'::timestamptz, 'full access until it expires');
select is(private.apply_promo_code('owner@example.com', 'SPRING', null, pg_temp.noon()), 'applied', 'again by the same person: applied');
select is(private.apply_promo_code('stranger@example.com', 'SPRING', null, pg_temp.noon()), 'not_valid', 'by another: not valid');
select is(private.apply_promo_code('somebody@example.com', 'SPRING', null, pg_temp.noon()), 'not_valid', 'nor for an address without an account');
select is(private.apply_promo_code('stranger@example.com', 'SPRING', '00000000-0000-4000-8000-000000000001', pg_temp.noon()), 'not_valid', 'nor under another address');

-- open tabs hear of it: the profile's row is written
create function pg_temp.written(p_change text) returns boolean language plpgsql as $$
declare
  before tid := (select ctid from public.profiles where id = '00000000-0000-4000-8000-000000000001');
begin
  execute p_change;
  return before is distinct from (select ctid from public.profiles where id = '00000000-0000-4000-8000-000000000001');
end
$$;
insert into public.promo_codes (code, created_at, expires_at) values ('TOLD', '2026-06-01Z', '2026-06-20Z');
select ok(pg_temp.written($$select private.apply_promo_code('owner@example.com', 'TOLD', null, pg_temp.noon())$$), 'the account hears of its code');
select ok(not pg_temp.written($$select private.apply_promo_code('owner@example.com', 'TOLD', null, pg_temp.noon())$$), 'once');
select ok(pg_temp.written($$delete from public.promo_codes where code = 'TOLD'$$), 'and of its end when it is deleted');

-- waiting for a sign-up
select is(private.apply_promo_code('late@example.com', 'WAITING', null, pg_temp.noon()), 'applied', 'a code may wait for an account');
select is(private.apply_promo_code('late@example.com', 'WAITING', null, pg_temp.noon()), 'applied', 'asked again the result is the same');
select is(private.apply_promo_code('owner@example.com', 'WAITING', null, pg_temp.noon()), 'not_valid', 'nobody else gets it meanwhile');
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000003', 'Late@example.com', '{"username": "late"}');
select is((select used_by from public.promo_codes where code = 'WAITING'), null, 'an address that is not verified gets nothing');
update auth.users set email_confirmed_at = now() where id = '00000000-0000-4000-8000-000000000003';
select is((select used_by from public.promo_codes where code = 'WAITING'), '00000000-0000-4000-8000-000000000003', 'once it is verified the code is the account''s');
select is((select premium_access from private.access_at('00000000-0000-4000-8000-000000000003', pg_temp.noon())), true, 'with access');
delete from auth.users where id = '00000000-0000-4000-8000-000000000003';
select is((select concat_ws(' ', coalesce(email, '-'), coalesce(used_by::text, '-'), used_at is not null) from public.promo_codes where code = 'WAITING'), '- - t', 'a deleted account takes its address along');
select is(private.apply_promo_code('late@example.com', 'WAITING', null, pg_temp.noon()), 'not_valid', 'and leaves no code for a second account');

-- the card
select is(pg_temp.status('00000000-0000-4000-8000-000000000002', pg_temp.noon()), 'false/false/false/-/-/0', 'none');
select is(pg_temp.status('00000000-0000-4000-8000-000000000001', pg_temp.noon()), 'true/false/true/SPRING/2026-06-20/10', 'active, after an earlier one expired');
select is(pg_temp.status('00000000-0000-4000-8000-000000000001', '2026-06-20 11:59:59Z'), 'true/false/true/SPRING/2026-06-20/1', 'the last second is a day');
select is(pg_temp.status('00000000-0000-4000-8000-000000000001', '2026-06-20 12:00Z'), 'false/true/true/SPRING/2026-06-20/0', 'expired at the instant');
insert into public.subscriptions (user_id, stripe_customer_id, stripe_subscription_id, status, current_period_end) values ('00000000-0000-4000-8000-000000000001', 'cus_1', 'sub_1', 'active', '2026-08-01Z');
select is(pg_temp.status('00000000-0000-4000-8000-000000000001', '2026-06-20 12:00Z'), 'false/false/true/-/-/0', 'a subscriber is not told of an old code');
delete from public.subscriptions;
select is(private.apply_promo_code('', 'SUMMER', '00000000-0000-4000-8000-000000000001', pg_temp.noon()), 'applied', 'a session needs no address');
select is(pg_temp.status('00000000-0000-4000-8000-000000000001', pg_temp.noon()), 'true/false/true/SUMMER/2026-07-01/21', 'of two running codes the longer one shows');
select is(private.promo_status('00000000-0000-4000-8000-000000000009', pg_temp.noon()), null, 'an account that is gone has no status');

-- editing while nobody has used it
insert into public.promo_codes (code, created_at, expires_at) values ('DRAFT', '2026-06-01Z', '2026-06-02Z'), ('KEPT', '2026-06-01Z', '2026-07-01Z');
create function pg_temp.edit(p_code text, p_text text, p_days integer) returns jsonb language sql as $$
  select private.update_promo_code((select id from public.promo_codes where code = p_code), p_text, p_days, pg_temp.noon())
$$;
select is(pg_temp.edit('DRAFT', 'final', 30) ->> 'outcome', 'updated', 'an unused code can be edited, an expired one too');
select is((select concat_ws(' ', code, created_at::date, expires_at::date) from public.promo_codes where code = 'FINAL'), 'FINAL 2026-06-01 2026-07-01', 'its days count from its creation');
select is(pg_temp.edit('FINAL', 'FINAL', 10) #>> '{code,expiry_date}', '2026-06-11T00:00:00.000Z', 'the result shows the code as it is now');
select is(pg_temp.edit('FINAL', 'kept', 10), '{"outcome": "taken"}', 'a text that another code has is taken');
select throws_ok($$select pg_temp.edit('FINAL', 'N O', 10)$$, '23514', null, 'a text that breaks the rules is refused');
select is(pg_temp.edit('GONE', 'NEW', 10), '{"outcome": "not_found"}', 'a code that is gone cannot be edited');
select is(private.apply_promo_code('owner@example.com', 'DRAFT', null, pg_temp.noon()), 'not_valid', 'the former text is no code any more');
select is(private.apply_promo_code('owner@example.com', 'FINAL', null, pg_temp.noon()), 'applied', 'the new one is');
select is(pg_temp.edit('FINAL', 'LATER', 10), '{"outcome": "used"}', 'once it is used it stays');
select is(private.apply_promo_code('waiting@example.com', 'KEPT', null, pg_temp.noon()), 'applied', 'a code that was promised to an address');
select is(pg_temp.edit('KEPT', 'LATER', 10), '{"outcome": "used"}', 'stays as well');

-- owner, stranger and anonymous
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select count(*) from public.promo_codes'), '0', 'people read no code that is not theirs');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.apply_promo_code(''stranger@example.com'', ''PAST'', null)'), '42501', 'nor apply one past the server''s limits');
select is(pg_temp.as_person(null, 'anon', 'select public.promo_status()'), '42501', 'visitors have no status');

select * from finish();
rollback;
