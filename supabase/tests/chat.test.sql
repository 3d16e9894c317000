begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

insert into public.daily_usage (user_id, day, used) values ('00000000-0000-4000-8000-000000000001', private.utc_day('2026-06-10T10:00:00Z'), 2);

select plan(9);

-- owner
select is(
  private.begin_chat('00000000-0000-4000-8000-000000000001', '2026-06-10T10:00:00Z'),
  '{"outcome": "allowed", "username": "owner", "has_tone": false, "is_premium": false, "premium_access": false, "premium_until": null, "subscribed": false, "renews_at": null, "promo_code": null, "used": 2, "limit": 5, "resets_at": "2026-06-11T00:00:00.000Z"}'::jsonb,
  'the assistant learns the person''s own plan and usage'
);
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.begin_chat() ->> ''username'''), 'owner', 'through the API of the caller only');
select is(
  (select string_agg(outcome, ',' order by outcome) from (
    select distinct private.begin_chat('00000000-0000-4000-8000-000000000001', '2026-06-10T10:01:30Z') ->> 'outcome' as outcome from generate_series(1, 13)
  ) as tries),
  'allowed,rate_limited', 'twelve a minute are the most'
);
select is(
  (select string_agg(distinct private.begin_chat('00000000-0000-4000-8000-000000000002', '2026-06-10T10:00:00Z'::timestamptz + n * interval '10 seconds') ->> 'outcome', ',') from generate_series(1, 60) as n),
  'allowed', 'sixty a day are free'
);
select is(private.begin_chat('00000000-0000-4000-8000-000000000002', '2026-06-10T12:00:00Z') ->> 'outcome', 'rate_limited', 'and no more');
select is((private.begin_chat('00000000-0000-4000-8000-000000000002', '2026-06-10T12:00:00Z') ->> 'retry_after')::integer > 3600, true, 'until the next day');
insert into public.promo_codes (code, used_by, used_at, created_at, expires_at) values ('PROMO', '00000000-0000-4000-8000-000000000002', '2026-06-01', '2026-06-01', '2026-07-01');
select is(private.begin_chat('00000000-0000-4000-8000-000000000002', '2026-06-10T13:00:00Z') - 'resets_at', '{"outcome": "allowed", "username": "stranger", "has_tone": false, "is_premium": true, "premium_access": true, "premium_until": "2026-07-01T00:00:00.000Z", "subscribed": false, "renews_at": null, "promo_code": "PROMO", "used": 0, "limit": null}'::jsonb, 'premium access has a larger share');

-- anonymous and gone
select is(pg_temp.as_person(null, 'anon', 'select public.begin_chat()'), '42501', 'visitors do not chat');
select is(private.begin_chat('00000000-0000-4000-8000-000000000009', now()) ->> 'outcome', 'no_account', 'nor does an account that is gone');

select * from finish();
rollback;
