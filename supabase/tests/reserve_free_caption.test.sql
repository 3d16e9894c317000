begin;

/* Runs a query as a signed-in person (or as nobody, with the role anon) and answers its first value or SQLSTATE. */
create function pg_temp.as_person(p_user_id uuid, p_role text, p_query text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_user_id::text, ''), true);
  perform set_config('request.jwt.claims', json_build_object('sub', p_user_id, 'role', p_role)::text, true);
  perform set_config('role', p_role, true);
  execute p_query into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;

insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'owner@example.com', '{"username": "owner"}', now()),
  ('00000000-0000-4000-8000-000000000002', 'stranger@example.com', '{"username": "stranger"}', now());

select plan(12);

create temporary table reserved as
select n, private.reserve_free_caption('address', '2026-06-10 10:00Z') as answer from generate_series(1, 10) n;

select is((select count(*)::integer from reserved where answer ->> 'outcome' = 'reserved'), 10, 'ten trial captions per address and day');
select is(private.reserve_free_caption('address', '2026-06-10 10:01Z') ->> 'outcome', 'quota_spent', 'not eleven');
select is(private.reserve_free_caption('other', '2026-06-10 10:01Z') ->> 'outcome', 'reserved', 'another address has its own');
select is(private.release_generation((select (answer ->> 'generation_id')::uuid from reserved where n = 1), '2026-06-10 10:01Z'), true, 'a failed one is given back');
select is(private.reserve_free_caption('address', '2026-06-10 10:01Z') ->> 'outcome', 'reserved', 'and can be had again');
select is(
  private.complete_generation((select (answer ->> 'generation_id')::uuid from reserved where n = 2), '', 'x', array['one'], 'm', 1, 2, 3, '2026-06-10 10:02Z') ->> 'outcome',
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
