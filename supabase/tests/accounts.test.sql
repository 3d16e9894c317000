begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

select plan(27);

-- sign-up
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'owner', 'an account gets its wished username');
select throws_ok(
  $$insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'late@example.com', '{"username": " OWNER "}')$$,
  '23505', null, 'a username in another casing is taken'
);
select is_empty($$select 1 from auth.users where email = 'late@example.com'$$, 'and no account is left behind');
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-000000000003', 'sam.rivers@example.com', '{"full_name": "Owner"}'),
  ('00000000-0000-4000-8000-000000000004', 'ab@example.com', '{"username": "x"}'),
  ('00000000-0000-4000-8000-000000000005', 'no.metadata@example.com', null);
select matches((select username from public.profiles where id = '00000000-0000-4000-8000-000000000003'), '^Owner-[0-9a-f]{6}$', 'social sign-in makes a taken name unique');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000004'), 'writer', 'an unusable name falls back');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000005'), 'no.metadata', 'an account without metadata is named by its address');
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-000000000006', 'evil.com@example.com', '{"username": "you won: http://evil.example"}');
select matches((select username from public.profiles where id = '00000000-0000-4000-8000-000000000006'), '^writer-', 'nor does one that is a web address become a username');
select set_eq(
  $$select name from unnest(array['you won: http://evil.example', 'WWW.evil', 'free iphone at evil.com', 'evil.co/x', 'a//b', 'ｅｖｉｌ．ｃｏｍ']) as name where not private.has_link(name)$$,
  array[]::text[], 'what the contract takes for a web address, the database does as well'
);
select set_eq(
  $$select name from unnest(array['john.doe', 'Anna K', 'a.b.c', 'St. Co', 'mr.comet', 'wwwoman', '10:30', 'café.noir', '.com']) as name where private.has_link(name)$$,
  array[]::text[], 'and nothing else'
);

-- owner
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select string_agg(username, '','') from public.profiles'), 'owner', 'people read their own profile only');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'update public.profiles set username = ''king'''), '42501', 'people cannot write their profile directly');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.me() ->> ''email'''), 'owner@example.com', 'me() returns the caller');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.is_admin()'), 'false', 'nobody is an administrator by default');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.user_roles (user_id, role) values (auth.uid(), ''admin'')'), '42501', 'nobody makes themself an administrator');

-- owner: the username
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''Anna B'') ->> ''outcome'''), 'changed', 'people change their username');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'Anna B', 'and it is stored');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''anna b'') ->> ''outcome'''), 'changed', 'also to their own in another casing');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''STRANGER'') ->> ''outcome'''), 'taken', 'not to another person''s, in any casing');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'anna b', 'which changes nothing');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''ab'')'), '23514', 'nor to one that is too short');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''evil.com'')'), '23514', 'nor to a web address');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'anna b', 'which changes nothing either');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'update public.profiles set username = ''owned'' where id = auth.uid()'), '42501', 'nor directly');
select is(
  (select string_agg(distinct private.change_username('00000000-0000-4000-8000-000000000001', 'again', now()) ->> 'outcome', ',') from generate_series(1, 20)),
  'changed,rate_limited', 'twenty an hour are the most'
);

-- anonymous
select is(pg_temp.as_person(null, 'anon', 'select count(*) from public.profiles'), '42501', 'visitors cannot read profiles');
select is(pg_temp.as_person(null, 'anon', 'select public.me()'), '42501', 'visitors are nobody');
select is(pg_temp.as_person(null, 'anon', 'select public.change_username(''ghost'')'), '42501', 'and have no username');

select * from finish();
rollback;
