begin;

select plan(20);

create function pg_temp.take(p_subject text, p_at timestamptz) returns integer
language sql as $$ select private.take_rate_limits(array['login_account'], array[p_subject], p_at) $$;

select is((select max(pg_temp.take('a', '2026-06-10 10:00Z')) from generate_series(1, 10)), 0, 'ten tries are allowed');
select is(pg_temp.take('a', '2026-06-10 10:05Z'), 600, 'the eleventh waits for the window to end');
select is(pg_temp.take('b', '2026-06-10 10:05Z'), 0, 'another subject does not');
select is(pg_temp.take('a', '2026-06-10 10:15Z'), 0, 'after the window it starts again');
select is((select hits from private.rate_limit_hits where subject = 'a'), 1, 'at one');
select is(
  private.take_rate_limits(array['login_account', 'login_address'], array['c', 'd'], '2026-06-10 10:00Z'),
  0, 'several kinds are taken at once'
);
select is((select count(*)::integer from private.rate_limit_hits where subject in ('c', 'd')), 2, 'and each is counted');
select throws_ok($$select private.take_rate_limits(array['unheard'], array['a'], now())$$, 'P0002', null, 'an unknown kind is an error');

-- what is taken back
create function pg_temp.give_back(p_subject text, p_at timestamptz) returns integer
language sql as $$ select private.refund_rate_limits(array['login_account'], array[p_subject], p_at) $$;
select is((select max(pg_temp.take('f', '2026-06-10 10:00Z') + 0 * pg_temp.give_back('f', '2026-06-10 10:00Z')) from generate_series(1, 30)), 0, 'right tries never add up');
select is((select hits from private.rate_limit_hits where subject = 'f'), 0, 'to anything');
select is(pg_temp.give_back('f', '2026-06-10 10:00Z'), 0, 'more than was taken is not given back');
select is((select max(pg_temp.take('g', '2026-06-10 10:00Z')) from generate_series(1, 10)), 0, 'ten tries at the same time all count before their outcome is known');
select is(pg_temp.take('g', '2026-06-10 10:00Z'), 900, 'so that an eleventh waits');
select is(pg_temp.give_back('g', '2026-06-10 10:20Z'), 0, 'a window that is over is left alone');

select is(pg_temp.take('e', '2026-06-10 12:00Z'), 0, 'a later call');
select is_empty($$select 1 from private.rate_limit_hits where subject = 'b'$$, 'removes what has expired');

-- what a person's call is refused with
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'caller@kite.test');
select is(private.refused_call(null, 'login_account', now()), '{"outcome": "no_account"}', 'a call of nobody is refused');
select is(
  private.refused_call('00000000-0000-4000-8000-000000000002', 'login_account', now()),
  '{"outcome": "no_account"}', 'and so is that of an account that is gone'
);
select is(
  (select count(private.refused_call('00000000-0000-4000-8000-000000000001', 'login_account', '2026-06-10 10:00Z'))::integer from generate_series(1, 10)),
  0, 'a person''s calls go on while the limit allows'
);
select is(
  private.refused_call('00000000-0000-4000-8000-000000000001', 'login_account', '2026-06-10 10:05Z'),
  '{"outcome": "rate_limited", "retry_after": 600}', 'and then have to wait'
);

select * from finish();
rollback;
