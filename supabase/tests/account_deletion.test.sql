-- Nothing names a deleted account. Every table that refers to accounts is filled for two people, one of them is
-- deleted, and every text, JSON and uuid column of every table is searched for that person's address and id.
begin;

\ir prelude/callers.psql
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'Ann+x@example.com', '{"username": "ann", "email": "ann+x@example.com"}', now()),
  ('00000000-0000-4000-8000-000000000002', 'joann+x@example.com', '{"username": "joann"}', now());
\ir prelude/storage.psql

create temporary table people (id uuid primary key, email text not null);
insert into people values
  ('00000000-0000-4000-8000-000000000001', 'ann+x@example.com'), ('00000000-0000-4000-8000-000000000002', 'joann+x@example.com');

/* Every column that can hold an address or an id. */
create temporary table searched as
select format('%I.%I', n.nspname, c.relname) as table_name, a.attname as column_name
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  and format_type(a.atttypid, null) ~ '^(text|character varying|character|citext|json|jsonb|uuid|bytea)(\[\])?$';

-- Keeps an id, never an address, for 90 days: an attack on an account must be traceable after its deletion.
delete from searched where (table_name, column_name) = ('private.security_events', 'user_id');

/* The columns, as schema.table.column, in which one of these texts stands. */
create function pg_temp.columns_with(variadic p_wanted text[]) returns setof text
language plpgsql as $$
declare
  place record;
  has boolean;
begin
  for place in select * from searched order by table_name, column_name loop
    execute format('select exists (select from %s where lower(%I::text) ~ any ($1))', place.table_name, place.column_name)
      into has using p_wanted;
    if has then
      return next place.table_name || '.' || place.column_name;
    end if;
  end loop;
end
$$;

/* The address as a whole, and not as the end of a longer one. */
create function pg_temp.traces_of(p_email text) returns text[]
language sql as $$
  select array[id::text, '(?<![\w.+-])' || regexp_replace(email, '([^\w@])', '\\\1', 'g')] from people where email = p_email
$$;

select plan(36);

-- filling
insert into public.user_roles (user_id, role) select id, 'admin' from people;
-- An administrator who stays: the last one cannot be removed.
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000f1', 'stays@example.com', '{"username": "stays"}');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-0000000000f1', 'admin');
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select id, 'mail me', 'x', array['at ' || email], now() from people;
insert into public.caption_variants (entry_id, place, platform, user_id, versions, current, revision, updated_at)
select id, 0, 'x', user_id, captions, 0, 1, now() from public.caption_history;
insert into public.daily_usage (user_id, day, used) select id, '2026-06-10', 1 from people;
insert into public.hashtag_sets (user_id, name, hashtags, created_at) select id, 'tea', '{tea}', now() from people;
update public.profiles p set signature = 'Yours, ' || email from people where people.id = p.id;
insert into public.subscriptions (user_id, stripe_customer_id) select id, 'cus_' || left(md5(email), 8) from people;
insert into public.suggestions (user_id, suggestion, username, email) select id, 'Write to ' || email, 'name', email from people;
insert into public.contact_messages (user_id, name, email, message) select id, 'Name', email, 'A message to support' from people;
insert into public.contact_messages (name, email, message) select 'Name', upper(email), 'Sent as a visitor' from people;
insert into public.promo_codes (code, email, used_by, used_at, expires_at)
select 'USED' || left(id::text, 8) || right(id::text, 2), email, id, now(), now() + interval '1 day' from people;
insert into public.promo_codes (code, email, expires_at) select 'WAITS' || right(id::text, 2), email, now() + interval '1 day' from people;
insert into public.activity_logs (action_type, description, metadata, actor_id)
select 'post_created', 'By ' || email, jsonb_build_object('actor', id, 'to', array[upper(email)]), id from people;
insert into private.generations (user_id, premium, day, reserved_at) select id, false, '2026-06-10', now() from people;
insert into private.rate_limit_hits (kind, subject, hits, expires_at) select 'suggestion_account', id::text, 1, now() from people;
insert into private.billing_accounts (user_id) select id from people;
insert into private.trend_users (kind, token, user_id, network_hash, last_day) select 'hashtag', 'tea', id, 'network', '2026-06-10' from people;
insert into private.queue_jobs (queue, key, payload, due_at, created_at)
select 'mail', 'notice' || id, jsonb_build_object('kind', 'message', 'to', upper(email), 'text', 'Hello'), now(), now() from people;
update private.queue_jobs set key = gen_random_uuid()::text where true;
insert into private.dead_letters (id, queue, key, payload, attempts, error, created_at, failed_at)
select 1 + row_number() over (), 'mail', 'link', jsonb_build_object('kind', 'administrator_link', 'account_id', id, 'to', email), 1, 'x', now(), now() from people;
insert into private.queue_jobs (queue, key, payload, due_at, created_at)
select 'comment_response', row_number() over () || '', jsonb_build_object('comment_id', '1', 'actor_id', id), now(), now() from people;
insert into auth.sessions (id, user_id) select gen_random_uuid(), id from people;

do $fill$
begin
  if to_regclass('private.account_sessions') is not null then
    execute $$insert into private.account_sessions (session_id, user_id, device, created_at, last_seen_at)
      select id, user_id, 'Chrome on Android', now(), now() from auth.sessions$$;
  end if;
  if to_regclass('private.admin_links') is not null then
    execute $$insert into private.admin_links (user_id, email, token_hash, created_at, expires_at)
      select id, email, repeat('0', 64), now(), now() + interval '1 hour' from people$$;
  end if;
end
$fill$;

-- The auth server's tables that are there: the local stack, Supabase and a bare database have different ones.
do $fill$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute $$insert into auth.audit_log_entries (id, payload, created_at, ip_address)
      select gen_random_uuid(), json_build_object('action', 'login', 'actor_id', id, 'actor_username', email), now(), '' from people$$;
    execute $$insert into auth.audit_log_entries (id, payload, created_at, ip_address)
      select gen_random_uuid(), json_build_object('action', 'user_deleted', 'traits', json_build_object('user_email', email)), now(), '' from people$$;
  end if;
  if to_regclass('auth.flow_state') is not null then
    execute $$insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
      select gen_random_uuid(), id, 'code', 's256', 'challenge', 'email', 'recovery' from people$$;
  end if;
  if to_regclass('auth.identities') is not null then
    execute $$insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      select gen_random_uuid(), 'google', 'sub-' || id, id, jsonb_build_object('email', email) from people$$;
  end if;
  if to_regclass('auth.one_time_tokens') is not null then
    execute $$insert into auth.one_time_tokens (id, user_id, token_type, token_hash) select gen_random_uuid(), id, 'recovery_token', md5(email) from people$$;
  end if;
  if to_regclass('auth.refresh_tokens') is not null then
    execute $$insert into auth.refresh_tokens (id, token, user_id, session_id) select md5(user_id::text), 'token', user_id, id from auth.sessions$$;
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    execute $$insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), id, 'totp', 'verified', now(), now() from people$$;
  end if;
end
$fill$;

select is_empty(
  $$select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid in ('auth.users'::regclass, 'private.history_owners'::regclass) and connamespace::regnamespace::text in ('public', 'private', 'auth')
      and conrelid::regclass::text not in (
        select regexp_replace(found, '\.[^.]+$', '') from pg_temp.columns_with(variadic pg_temp.traces_of('ann+x@example.com')) as found
        union select regexp_replace(replace(found, 'public.', ''), '\.[^.]+$', '') from pg_temp.columns_with(variadic pg_temp.traces_of('ann+x@example.com')) as found
      )$$,
  'every table that refers to accounts is filled here: a new one needs a line above'
);
create temporary table kept_of_neighbor as select * from pg_temp.columns_with(variadic pg_temp.traces_of('joann+x@example.com')) as place;
select cmp_ok((select count(*)::integer from kept_of_neighbor), '>', 20, 'and the search finds what was filled');

-- deleting
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), 'true', 'the account is deleted');
select is_empty(
  $$select pg_temp.columns_with(variadic pg_temp.traces_of('ann+x@example.com'))$$,
  'no column of any table holds its address or id'
);
select set_eq(
  $$select pg_temp.columns_with(variadic pg_temp.traces_of('joann+x@example.com'))$$, 'select place from kept_of_neighbor',
  'all that a neighbor has is where it was, though one address ends in the other'
);

-- what is told without names
select is(
  (select description || ' ' || metadata::text from public.activity_logs where actor_id is null),
  'By deleted {"to": ["deleted"], "actor": "deleted"}', 'the log of administration keeps the action without the person'
);
select is((select description from public.activity_logs where actor_id is not null), 'By joann+x@example.com', 'and everybody else''s as it was');
select isnt((select used_at from public.promo_codes where code like 'USED%01'), null, 'a used code stays used');
select is(private.redact('a.b@x.org, ab@x.org, a.b@x.organ, z.a.b@x.org', 'A.B@x.org', gen_random_uuid()), 'deleted, ab@x.org, a.b@x.organ, z.a.b@x.org', 'only the whole address is taken out');
select is(private.redact('text', null, gen_random_uuid()), 'text', 'an account without an address has none to take out');

-- however it is deleted
delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty(
  $$select pg_temp.columns_with(variadic pg_temp.traces_of('joann+x@example.com'))$$,
  'deleting it in the dashboard leaves as little'
);
select is(private.claim_sync('00000000-0000-4000-8000-000000000002', interval '0', now()), null, 'nothing is synchronised for a deleted account');
select is(
  private.begin_stripe_event('evt_after_deletion', 'customer.deleted', 'cus_' || left(md5('joann+x@example.com'), 8), now()),
  '{"outcome": "ignored"}', 'and what is delivered afterwards is ignored'
);

-- who deletes it
\ir prelude/accounts.psql
select is(pg_temp.as_person(null, 'anon', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), '42501', 'visitors delete nobody');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), '42501', 'people delete no account without the server, which asks for the password');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.account_files(''00000000-0000-4000-8000-000000000001'', 10)'), '42501', 'nor list stored files');
insert into public.caption_history (user_id, keyword, platform, captions, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'tea', 'x', array['a'], now()), ('00000000-0000-4000-8000-000000000002', 'tea', 'x', array['b'], now());
insert into public.suggestions (user_id, suggestion, username, email) values ('00000000-0000-4000-8000-000000000001', 'More owls', 'owner', 'owner@example.com');
insert into storage.buckets (id, name) values ('pictures', 'pictures');
insert into storage.objects (bucket_id, name, owner_id) values ('pictures', 'a.png', '00000000-0000-4000-8000-000000000001'), ('pictures', 'b.png', '00000000-0000-4000-8000-000000000002');
select is(pg_temp.as_person(null, 'service_role', 'select public.account_files(''00000000-0000-4000-8000-000000000001'', 10)'), '[{"name": "a.png", "bucket": "pictures"}]', 'the server finds the files of one account');
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), 'true', 'the server deletes an account');
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000001'')'), 'false', 'once');
select is((select string_agg(captions[1], ',') from public.caption_history), 'b', 'with its history and nobody else''s');
select is((select count(*)::integer from public.suggestions), 0, 'and its suggestions');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.me()'), null, 'a token that outlives the account is nobody''s');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select public.list_captions(10)'), null, 'and reads nothing');

-- a history that is longer than one batch, here of two
create or replace function private.removal_batch() returns integer language sql immutable set search_path = '' as 'select 2';
create function pg_temp.big() returns uuid language sql as $$select '00000000-0000-4000-8000-000000000003'::uuid$$;
insert into auth.users (id, email, raw_user_meta_data) values (pg_temp.big(), 'big@example.com', '{"username": "bigger"}');
insert into public.caption_history (user_id, keyword, platform, captions, created_at)
select pg_temp.big(), 'coffee ' || n, 'x', array['c' || n], now() - n * interval '1 second' from generate_series(1, 5) n;
insert into public.caption_variants (entry_id, place, platform, user_id, versions, current, revision, updated_at)
select id, 0, 'x', user_id, captions, 0, 1, now() from public.caption_history where user_id = pg_temp.big();
insert into private.generations (user_id, premium, day, status, reserved_at)
select pg_temp.big(), false, current_date, case n when 1 then 'reserved' else 'completed' end, now() - n * interval '1 second' from generate_series(1, 8) n;
create temporary table running as select id from private.generations where user_id = pg_temp.big() and status = 'reserved';
create function pg_temp.left_over() returns integer[] language sql as $$
  select array[
    (select count(*) from public.caption_history where user_id = pg_temp.big()), (select count(*) from private.generations where user_id = pg_temp.big()),
    (select count(*) from public.caption_variants where user_id = pg_temp.big()), (select count(*) from private.caption_words where user_id = pg_temp.big())
  ]::integer[]
$$;
select is(pg_temp.as_person(null, 'service_role', 'select public.delete_account(''00000000-0000-4000-8000-000000000003'')'), 'true', 'an account with a long history is deleted');
select is_empty('select 1 from auth.users where id = pg_temp.big() union all select 1 from public.profiles where id = pg_temp.big()', 'at once');
select is(pg_temp.left_over(), '{3,6,3,3}', 'with one batch of its history, the newest part');
select is(pg_temp.as_person(pg_temp.big(), 'authenticated', 'select count(*) from public.caption_history'), '0', 'nobody reads the rest');
select is(private.complete_generation((select id from running), 'tea', 'x', '{late}', 'm', 1, 1, 1, now()) ->> 'outcome', 'no_account', 'nor adds to it');
select throws_ok(
  format('insert into public.caption_history (user_id, keyword, platform, captions, created_at) values (%L, ''tea'', ''x'', ''{a}'', now())', gen_random_uuid()),
  '23503', null, 'and there is no history of nobody'
);
select is(private.purge_deleted_accounts(2), 4, 'a turn of the job removes the next batch');
select is(pg_temp.left_over(), '{1,4,1,1}', 'of each kind');
select is(private.purge_deleted(now()), 5, 'a turn goes on until nothing is left');
select is(pg_temp.left_over(), '{0,0,0,0}', 'of that account');
select is_empty('select 1 from private.history_owners where user_id = pg_temp.big()', 'and forgets that there was one');
select is((select string_agg(captions[1], ',') from public.caption_history), 'b', 'while everybody else keeps theirs');

select matches(
  (select array_to_string(proconfig, ',') from pg_proc where oid = 'public.delete_account(uuid)'::regprocedure),
  'statement_timeout=30s', 'searching the auth log may take longer than the data API allows other calls'
);

select * from finish();
rollback;
