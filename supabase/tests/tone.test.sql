begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(13);

-- owner
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''tone'''), '', 'without a tone it is empty');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(''short, no emoji'') ->> ''outcome'''), 'saved', 'people save their tone');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''tone'''), 'short, no emoji', 'and read it');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(repeat(''a'', 20001))'), '23514', 'a long one is refused');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone('''') ->> ''outcome'''), 'saved', 'an empty one is saved');
select is((select tone from public.profiles where id = '00000000-0000-4000-8000-000000000001'), null, 'as none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(''no emoji'', array[''emoji'', ''casing'']) ->> ''outcome'''), 'saved', 'points of a tone are switched off');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''off'''), '["emoji", "casing"]', 'and read');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(''x'', (select array_agg(n::text) from generate_series(1, 21) n))'), '23514', 'never more than there are');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone('''') ->> ''outcome'''), 'saved', 'a tone that is saved without them');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''off'''), '[]', 'has none switched off');

-- stranger
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'select public.my_tone() ->> ''tone'''), '', 'nobody reads another person''s tone');

-- anonymous
select is(pg_temp.as_person(null, 'anon', 'select public.my_tone()'), '42501', 'visitors have no tone');

select * from finish();
rollback;
