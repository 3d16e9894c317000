begin;

\ir prelude/as_person.psql
\ir prelude/accounts.psql

-- As as_person, with a token of one session.
create function pg_temp.in_session(p_user_id uuid, p_session_id text, p_query text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claim.sub', p_user_id::text, true);
  perform set_config('request.jwt.claims', json_build_object('sub', p_user_id, 'role', 'authenticated', 'session_id', p_session_id)::text, true);
  perform set_config('role', 'authenticated', true);
  execute p_query into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;

select plan(40);

-- owner: username
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''Anna B'') ->> ''outcome'''), 'changed', 'people change their username');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'Anna B', 'and it is stored');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''anna b'') ->> ''outcome'''), 'changed', 'also to their own in another casing');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''STRANGER'') ->> ''outcome'''), 'taken', 'not to another person''s, in any casing');
select is((select username from public.profiles where id = '00000000-0000-4000-8000-000000000001'), 'anna b', 'which changes nothing');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.change_username(''ab'')'), '23514', 'nor to one that is too short');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'update public.profiles set username = ''owned'' where id = auth.uid()'), '42501', 'nor directly');
select is(
  (select string_agg(distinct private.change_username('00000000-0000-4000-8000-000000000001', 'again', now()) ->> 'outcome', ',') from generate_series(1, 20)),
  'changed,rate_limited', 'twenty an hour are the most'
);

-- owner: tone
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''tone'''), '', 'without a tone it is empty');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(''short, no emoji'') ->> ''outcome'''), 'saved', 'people save their tone');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.my_tone() ->> ''tone'''), 'short, no emoji', 'and read it');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.save_tone(repeat(''a'', 4001))'), '23514', 'a long one is refused');
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
select is(pg_temp.as_person(null, 'anon', 'select public.change_username(''ghost'')'), '42501', 'nor a username');
select is(pg_temp.as_person(null, 'anon', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), '42501', 'and delete nobody');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), '42501', 'people delete no account without the server, which asks for the password');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.account_files(''00000000-0000-4000-8000-000000000001'', 10)'), '42501', 'nor list stored files');

-- a session that was ended on another device
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000001');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.me() ->> ''email'''), 'owner@example.com', 'a running session is its owner''s');
delete from auth.sessions where id = '00000000-0000-4000-8000-00000000000a';
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.me()'), null, 'an ended one is nobody''s');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.reserve_generation() ->> ''outcome'''), 'no_account', 'and generates nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.list_captions(10)'), null, 'reads nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.clear_captions()'), 'false', 'deletes nothing');
-- The stranger as well: the last administrator keeps the role.
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-000000000001', 'admin'), ('00000000-0000-4000-8000-000000000002', 'admin');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'select public.is_admin()'), 'false', 'administers nothing');
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', 'nonsense', 'select public.is_admin()'), 'true', 'where a live one would');
delete from public.user_roles where user_id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.in_session('00000000-0000-4000-8000-000000000001', 'nonsense', 'select public.me() ->> ''email'''), 'owner@example.com', 'what is no session id is none');

-- the service: deletion
insert into public.caption_history (user_id, keyword, platform, captions, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'tea', 'x', array['a'], now()), ('00000000-0000-4000-8000-000000000002', 'tea', 'x', array['b'], now());
insert into public.suggestions (user_id, suggestion, username, email) values ('00000000-0000-4000-8000-000000000001', 'More owls', 'owner', 'owner@example.com');
\ir prelude/storage.psql
insert into storage.buckets (id, name) values ('pictures', 'pictures');
insert into storage.objects (bucket_id, name, owner_id) values ('pictures', 'a.png', '00000000-0000-4000-8000-000000000001'), ('pictures', 'b.png', '00000000-0000-4000-8000-000000000002');
select is(pg_temp.as_person(null, 'service_role', 'select public.account_files(''00000000-0000-4000-8000-000000000001'', 10)'), '[{"name": "a.png", "bucket": "pictures"}]', 'the server finds the files of one account');
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), 'true', 'the server deletes an account');
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), 'false', 'once');
select is((select string_agg(captions[1], ',') from public.caption_history), 'b', 'with its history and nobody else''s');
select is((select count(*)::integer from public.suggestions), 0, 'and its suggestions');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.me()'), null, 'a token that outlives the account is nobody''s');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.list_captions(10)'), null, 'and reads nothing');

select * from finish();
rollback;
