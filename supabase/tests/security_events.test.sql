begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

create function pg_temp.fail(p_email_hash text, p_at timestamptz default '2026-06-10 10:05Z') returns boolean
language sql as $$
  select private.record_security_event('sign_in_failed', null, p_email_hash, 'address', 'Chrome on Android', '{}', p_at)
$$;
create function pg_temp.kinds() returns text
language sql as $$ select string_agg(kind, ',' order by id) from private.security_events $$;

select plan(20);

-- floods
select pg_temp.fail('a'), pg_temp.fail('a', '2026-06-10 10:59:59Z'), pg_temp.fail('b'), pg_temp.fail('a', '2026-06-10 11:00Z');
select results_eq(
  $$select email_hash, count, at = '2026-06-10 10:05Z' from private.security_events order by id$$,
  $$values ('a', 2, true), ('b', 1, true), ('a', 1, false)$$,
  'the same event within an hour is counted in its row'
);
select is((select last_at from private.security_events order by id limit 1), '2026-06-10 10:59:59Z', 'which says when it was last');
select pg_temp.fail('other-' || n) from generate_series(1, 1500) as n;
select is(
  (select count(*)::integer from private.security_events where hour = '2026-06-10 10:00Z'), 1001,
  'a flood from many addresses ends in one row'
);
select results_eq(
  $$select email_hash, address_hash, count from private.security_events where details ? 'overflow'$$,
  $$values (null::text, null::text, 502)$$, 'which counts what it does not name'
);
select private.record_security_event('sign_in', '00000000-0000-4000-8000-000000000001', null, null, null, null, '2026-06-10 10:06Z');
select is(
  (select user_id from private.security_events where kind = 'sign_in'), '00000000-0000-4000-8000-000000000001',
  'other kinds are not lost in it'
);
select is(
  private.record_security_event('unheard', null, null, null, null, '{}', now()), false, 'an event that cannot be stored breaks nothing'
);
select is(
  private.record_security_event('sign_in', null, null, null, null, jsonb_build_object('x', repeat('x', 600)), now()), false,
  'nor one that says too much'
);
select is((select count(*)::integer from private.security_events where kind = 'sign_in'), 1, 'and neither is there');

-- roles
-- An administrator who stays: the last one cannot be removed.
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000f1', 'stays@example.com', '{"username": "stays"}');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-0000000000f1', 'admin');
delete from private.security_events where id > 0;
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');
select results_eq(
  'select kind, user_id, details from private.security_events',
  $$values ('role_granted', '00000000-0000-4000-8000-000000000002'::uuid, '{"by": null, "role": "admin"}'::jsonb)$$,
  'a role given by an operator is an event'
);

-- promo codes
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.create_promo_code(''KITE-2026'', 30) ->> ''code'''),
  'KITE-2026', 'a code is made'
);
select is(
  (select user_id from private.security_events where kind = 'promo_code_created'), '00000000-0000-4000-8000-000000000002', 'by whom is known'
);
select private.apply_promo_code('new@example.com', 'kite-2026', null, now());
select private.apply_promo_code('new@example.com', 'kite-2026', null, now());
select is((select count from private.security_events where kind = 'promo_code_applied'), 1, 'it is applied once');
select is((select user_id from private.security_events where kind = 'promo_code_applied'), null, 'for an address without an account');
insert into auth.users (id, email, email_confirmed_at) values ('00000000-0000-4000-8000-000000000003', 'new@example.com', now());
select is(
  (select string_agg(user_id::text, ',') from private.security_events where kind = 'promo_code_applied'),
  '00000000-0000-4000-8000-000000000003', 'and then by the account that has it'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', $$select public.delete_promo_code((public.list_promo_codes(1) -> 0 ->> 'id')::bigint)$$),
  'true', 'a code is deleted'
);
delete from public.user_roles where user_id = '00000000-0000-4000-8000-000000000002';
select is(
  pg_temp.kinds(), 'role_granted,promo_code_created,promo_code_applied,promo_code_applied,promo_code_deleted,role_revoked',
  'every step left its event'
);
select is_empty(
  $$select 1 from private.security_events where details::text || coalesce(email_hash, '') like '%@%'$$, 'none names an address'
);
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000001', 'admin');
delete from auth.users where id = '00000000-0000-4000-8000-000000000001';
select is(
  (select max(kind) from private.security_events where user_id = '00000000-0000-4000-8000-000000000001'), 'role_revoked',
  'a deleted account''s events stay'
);

-- who may write
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.record_security_event(''sign_in'', null, null, null, null, ''{}'')'),
  '42501', 'people write no events'
);
select is(
  pg_temp.as_person(null, 'service_role', 'select count(*) from private.security_events'), '42501', 'no API role reads them'
);

select * from finish();
rollback;
