begin;

select plan(10);

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
select is(pg_temp.take('e', '2026-06-10 12:00Z'), 0, 'a later call');
select is_empty($$select 1 from private.rate_limit_hits where subject = 'b'$$, 'removes what has expired');

select * from finish();
rollback;
