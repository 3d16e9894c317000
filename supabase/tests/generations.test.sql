begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(63);

create function pg_temp.reserve(p_at timestamptz) returns jsonb
language sql as $$ select private.reserve_generation('00000000-0000-4000-8000-000000000001', p_at) $$;
create function pg_temp.used(p_at timestamptz) returns text
language sql as $$ select private.usage_at('00000000-0000-4000-8000-000000000001', false, p_at) ->> 'used' $$;
create function pg_temp.complete(p_id uuid, p_at timestamptz) returns jsonb
language sql as $$ select private.complete_generation(p_id, 'tea', 'x', array['one'], 'm', 1, 2, 3, p_at) $$;
create temporary table reserved (n integer, result jsonb);

-- quota
insert into reserved select n, pg_temp.reserve('2026-06-10 10:00Z'::timestamptz + n * interval '1 second') from generate_series(1, 5) n;
select is((select count(*)::integer from reserved where result ->> 'outcome' = 'reserved'), 5, 'five generations of the day are granted');
select is((select result ->> 'used' from reserved where n = 5), '5', 'the fifth reads used 5');
select is(pg_temp.reserve('2026-06-10 10:01Z') ->> 'outcome', 'quota_spent', 'the sixth is not');
select is(pg_temp.reserve('2026-06-10 10:01Z') ->> 'used', '5', 'and counts nothing');
select is(pg_temp.reserve('2026-06-10 10:01Z') ->> 'resets_at', '2026-06-11T00:00:00.000Z', 'it names the next UTC midnight');
select is(pg_temp.reserve('2026-06-10 10:01Z') ->> 'retry_after', '50340', 'and the seconds until then');

-- completing and releasing
select is(pg_temp.complete((select (result ->> 'generation_id')::uuid from reserved where n = 1), '2026-06-10 10:01Z') ->> 'outcome', 'completed', 'a reservation completes');
select is(pg_temp.complete((select (result ->> 'generation_id')::uuid from reserved where n = 1), '2026-06-10 10:01Z') ->> 'outcome', 'gone', 'once');
select is((select count(*)::integer from public.caption_history), 1, 'and stores one history entry');
select results_eq(
  $$select model, input_tokens, output_tokens, milliseconds from private.generations where status = 'completed'$$,
  $$values ('m', 1, 2, 3)$$, 'with its cost, each part under its own name'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', $$
    select string_agg(concat_ws(' ', e ->> 'model', e ->> 'inputTokens', e ->> 'outputTokens', e ->> 'milliseconds'), ',')
    from jsonb_array_elements(public.list_generations(10)) e where e ->> 'status' = 'completed'
  $$), 'm 1 2 3', 'and the person''s data name it so'
);
select is(private.release_generation((select (result ->> 'generation_id')::uuid from reserved where n = 1), '2026-06-10 10:01Z'), false, 'a completed one is not given back');
select is(private.release_generation((select (result ->> 'generation_id')::uuid from reserved where n = 2), '2026-06-10 10:01Z'), true, 'an unused one is');
select is(private.release_generation((select (result ->> 'generation_id')::uuid from reserved where n = 2), '2026-06-10 10:01Z'), false, 'once');
select is(pg_temp.complete((select (result ->> 'generation_id')::uuid from reserved where n = 2), '2026-06-10 10:01Z') ->> 'outcome', 'gone', 'and can no longer complete');
select is(pg_temp.complete(gen_random_uuid(), '2026-06-10 10:01Z') ->> 'outcome', 'no_account', 'one that went with its account is told from these');
select is(pg_temp.used('2026-06-10 10:01Z'), '4', 'the day reads 4');

-- lost reservations: 1 completed, 2 released, 3–5 never ended
select is(pg_temp.reserve('2026-06-10 10:02Z') ->> 'used', '5', 'younger than three minutes they still count');
select is(pg_temp.used('2026-06-10 10:03Z'), '5', 'wherever the usage is read');
select is(pg_temp.used('2026-06-10 10:03:30Z'), '2', 'older ones do not, before anything is generated again');
select is(
  private.me('00000000-0000-4000-8000-000000000001', '2026-06-10 10:03:30Z') ->> 'used', '2', 'nor in what the page shows'
);
select is(pg_temp.reserve('2026-06-10 10:03:30Z') ->> 'used', '3', 'older ones are given back before the quota is asked');

-- the next day
select is(pg_temp.used('2026-06-11 00:00Z'), '0', 'a new UTC day starts at 0');
select is(pg_temp.reserve('2026-06-11 00:00Z') ->> 'used', '1', 'and grants again');

-- premium and rate
insert into public.promo_codes (code, used_by, created_at, expires_at) values ('PREMIUM', '00000000-0000-4000-8000-000000000001', '2026-06-01Z', '2026-07-30Z');
truncate private.generations;
select is(
  (select count(*)::integer from generate_series(1, 30) n where pg_temp.reserve('2026-06-12 10:00Z'::timestamptz + n * interval '1 second') ->> 'outcome' = 'reserved'),
  30, 'premium has no daily quota'
);
select is(pg_temp.reserve('2026-06-12 10:00:40Z') ->> 'outcome', 'rate_limited', 'but thirty a minute is the most');
select is(pg_temp.reserve('2026-06-12 10:00:40Z') ->> 'retry_after', '21', 'until the oldest of them is a minute old');
select is(pg_temp.reserve('2026-06-12 10:01:01Z') ->> 'outcome', 'reserved', 'then the next is granted');
select is(pg_temp.reserve('2026-06-12 10:03Z') ->> 'limit', null, 'premium carries no limit');

-- photos: given back or not, ten a minute
delete from private.generations;
update private.rate_limit_rules set hits_max = 1000 where kind = 'generation_account';
create function pg_temp.with_photo(p_at timestamptz) returns jsonb
language sql as $$ select private.reserve_generation('00000000-0000-4000-8000-000000000001', p_at, true) $$;
select is(
  (select count(*)::integer from generate_series(1, 10) n
   where private.release_generation((pg_temp.with_photo('2026-06-13 10:00Z') ->> 'generation_id')::uuid, '2026-06-13 10:00Z')),
  10, 'ten generations with a photo are granted within a minute'
);
select is(pg_temp.with_photo('2026-06-13 10:00:30Z') ->> 'outcome', 'rate_limited', 'not an eleventh, although all were given back');
select is(pg_temp.with_photo('2026-06-13 10:00:30Z') ->> 'retry_after', '30', 'until the minute is over');
select is(pg_temp.reserve('2026-06-13 10:00:30Z') ->> 'outcome', 'reserved', 'one without a photo is');
select is(pg_temp.with_photo('2026-06-13 10:01Z') ->> 'outcome', 'reserved', 'and then one with a photo again');

-- what a writer is given, and what the history keeps
truncate public.caption_history cascade;
insert into public.caption_history (user_id, keyword, platform, captions, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'old', 'x', array['c1', 'c2'], '2026-06-13 09:00Z'),
  ('00000000-0000-4000-8000-000000000001', 'new', 'x', array['a1', 'a2'], '2026-06-13 09:30Z'),
  ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', array['not mine'], '2026-06-13 09:45Z');
update public.profiles set tone = 'dry', tone_off = array['emoji'] where id = '00000000-0000-4000-8000-000000000001';
insert into reserved values (9, pg_temp.reserve('2026-06-13 11:00Z'));
select is((select result -> 'recent' from reserved where n = 9), '["a1", "a2", "c1", "c2"]'::jsonb, 'the person''s own latest captions, newest first');
select is((select result ->> 'tone_off' from reserved where n = 9), '["emoji"]', 'and what is switched off of their tone');
select is(jsonb_array_length(private.recent_captions('00000000-0000-4000-8000-000000000001', 3)), 3, 'never more than asked for');
select private.complete_generation((select (result ->> 'generation_id')::uuid from reserved where n = 9), 'tea', 'x', array['one'], 'm', 1, 2, 3, '2026-06-13 11:00Z', null, 'offer', 'de');
select is((select intent || ' ' || language from public.caption_history where keyword = 'tea'), 'offer de', 'the history keeps intent and language');
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', $$select e ->> 'intent' from jsonb_array_elements(public.list_captions(1)) e$$),
  'offer', 'and lists them'
);

-- an answer that only repeats what the person has had
insert into reserved values (11, jsonb_build_object('used', pg_temp.used('2026-06-13 11:30Z')));
insert into reserved values (10, pg_temp.reserve('2026-06-13 12:00Z'));
select is(
  private.complete_generation((select (result ->> 'generation_id')::uuid from reserved where n = 10), 'tea', 'x', array['one'], 'm', 1, 2, 3, '2026-06-13 12:00Z', p_repeats => true) ->> 'used',
  (select result ->> 'used' from reserved where n = 11), 'is not counted'
);
select is((select count(*)::integer from public.caption_history where keyword = 'tea'), 2, 'but the history keeps it');

-- captions that are sent one by one
truncate private.generations;
truncate public.caption_history cascade;
create temporary table sent (generation_id uuid, entry_id bigint);
insert into sent (generation_id) values ((pg_temp.reserve('2026-06-14 10:00Z') ->> 'generation_id')::uuid);
update sent set entry_id = (
  private.complete_generation(generation_id, 'tea', 'x', array['one'], null, null, null, null, '2026-06-14 10:00:02Z') ->> 'id'
)::bigint;
create function pg_temp.extend(p_place integer, p_captions text[], p_tokens integer default null) returns jsonb
language sql as $$
  select private.extend_generation(
    generation_id, entry_id, p_place, p_captions, case when p_tokens is not null then 'm' end, p_tokens, p_tokens + 1, p_tokens + 2, '2026-06-14 10:00:05Z'
  ) from sent
$$;
create function pg_temp.entry() returns text
language sql as $$ select array_to_string(captions, ' ') from public.caption_history where id = (select entry_id from sent) $$;
select is(pg_temp.used('2026-06-14 10:00:03Z'), '1', 'the first caption counts the generation');
select is(private.release_generation((select generation_id from sent), '2026-06-14 10:00:03Z'), false, 'which can no longer be given back');
select is(pg_temp.extend(1, array['two']) ->> 'outcome', 'extended', 'the next one is added');
select is(pg_temp.entry(), 'one two', 'behind the first');
select is(pg_temp.extend(1, array['two']) ->> 'outcome', 'extended', 'a repeated call returns the same as before');
select is(pg_temp.entry(), 'one two', 'and adds nothing');
select is(pg_temp.extend(1, array['two', 'three', 'four']) ->> 'used', '1', 'several count nothing more');
select is(pg_temp.entry(), 'one two three four', 'and only those that are new are added');
select is((select model from private.generations), null, 'the cost stays open');
select is(pg_temp.extend(4, '{}', 7) ->> 'outcome', 'extended', 'until it is known');
select is(pg_temp.extend(4, '{}', 90) ->> 'outcome', 'extended', 'it is written');
select results_eq(
  $$select model, input_tokens, output_tokens, milliseconds, finished_at from private.generations$$,
  $$values ('m', 7, 8, 9, '2026-06-14 10:00:05Z'::timestamptz)$$, 'once'
);
select throws_ok($$select pg_temp.extend(9, array['ten'])$$, 'P0001', null, 'a gap is refused');
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
values ('00000000-0000-4000-8000-000000000002', 'theirs', 'x', array['theirs'], '2026-06-14 09:00Z');
select is(
  private.extend_generation(generation_id, (select id from public.caption_history where keyword = 'theirs'), 1, array['mine'], null, null, null, null, '2026-06-14 10:01Z') ->> 'outcome',
  'gone', 'an entry of somebody else is not found'
) from sent;
select is((select captions from public.caption_history where keyword = 'theirs'), array['theirs'], 'and stays as it is');
delete from public.caption_history;
select is(pg_temp.extend(4, array['five']) ->> 'outcome', 'gone', 'a deleted entry does not come back');
select is((select count(*)::integer from public.caption_history), 0, 'not even with what is written last');
select is(
  private.extend_generation((pg_temp.reserve('2026-06-14 10:02Z') ->> 'generation_id')::uuid, 1, 0, array['x'], null, null, null, null, '2026-06-14 10:02Z') ->> 'outcome',
  'no_account', 'before the first caption there is nothing to add to'
);

-- actors
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.extend_generation(gen_random_uuid(), 1, 0, array[''x''])'),
  '42501', 'people cannot write into an entry'
);
select is(pg_temp.as_person(null, 'anon', 'select public.reserve_generation()'), '42501', 'visitors cannot reserve');
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.release_generation(gen_random_uuid())'),
  '42501', 'people cannot give back what they used'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.reserve_generation() ->> ''used'''),
  '1', 'a stranger''s quota is their own'
);

select * from finish();
rollback;
