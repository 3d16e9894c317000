begin;

select plan(12);

create temporary table reserved as
select n, private.reserve_free_caption('address', '2026-06-10 10:00Z') as result from generate_series(1, 10) n;

select is((select count(*)::integer from reserved where result ->> 'outcome' = 'reserved'), 10, 'ten trial captions per address and day');
select is(private.reserve_free_caption('address', '2026-06-10 10:01Z') ->> 'outcome', 'quota_spent', 'not eleven');
select is(private.reserve_free_caption('other', '2026-06-10 10:01Z') ->> 'outcome', 'reserved', 'another address has its own');
select is(private.release_generation((select (result ->> 'generation_id')::uuid from reserved where n = 1), '2026-06-10 10:01Z'), true, 'a failed one is given back');
select is(private.reserve_free_caption('address', '2026-06-10 10:01Z') ->> 'outcome', 'reserved', 'and can be had again');
select is(
  private.complete_generation((select (result ->> 'generation_id')::uuid from reserved where n = 2), '', 'x', array['one'], 'm', 1, 2, 3, '2026-06-10 10:02Z') ->> 'outcome',
  'completed', 'a visitor''s generation completes'
);
select is_empty('select 1 from public.caption_history', 'and stores no caption');
select is((select model from private.generations where status = 'completed'), 'm', 'but its cost');
select is(private.reserve_free_caption('address', '2026-06-10 10:30Z') ->> 'outcome', 'reserved', 'lost reservations are given back');
select is((select used from private.trial_usage where visitor_hash = 'address'), 2, 'all of them');
select is(private.reserve_free_caption('address', '2026-06-11 00:00Z') ->> 'outcome', 'reserved', 'a new UTC day grants again');

-- Whoever only spends and is refused is held off as well, before anything else is looked at.
create temporary table hasty as
select private.reserve_free_caption('hasty', '2026-06-12 10:00Z') ->> 'outcome' as outcome from generate_series(1, 21);
select is((select count(*)::integer from hasty where outcome = 'rate_limited'), 1, 'the twenty-first within a minute is told to wait');

select * from finish();
rollback;
