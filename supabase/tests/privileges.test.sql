-- The rules that hold for every table and function, read from the catalog: a new one is checked without being named.
begin;

create function pg_temp.is_ours(p_schema name) returns boolean
language sql immutable as $$ select p_schema in ('public', 'private') $$;

/* Functions of ours; not those that an extension brought. */
create temporary view our_functions as
select p.*, n.nspname
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where pg_temp.is_ours(n.nspname) and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

create temporary view our_tables as
select c.*, n.nspname
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where pg_temp.is_ours(n.nspname) and c.relkind in ('r', 'p');

/* Whether an index starts with these columns, in any order, and leaves out no row but those where they are null. */
create function pg_temp.is_indexed(p_table oid, p_columns smallint[]) returns boolean
language sql as $$
  select exists (
    select from pg_index i
    where i.indrelid = p_table
      and (i.indkey::smallint[])[0:cardinality(p_columns) - 1] @> p_columns
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\(\w+ IS NOT NULL\)$')
  )
$$;

select plan(25);

-- tables
select is_empty(
  'select oid::regclass from our_tables where not relrowsecurity or not relforcerowsecurity',
  'every table has row-level security, for its owner too'
);
select is_empty(
  $$select oid::regclass from our_tables t where not exists (select from pg_index where indrelid = t.oid and indisprimary)$$,
  'every table has a primary key'
);
select is_empty(
  $$select conrelid::regclass || ' ' || conname from pg_constraint join our_tables t on t.oid = conrelid
    where contype = 'f' and not pg_temp.is_indexed(conrelid, conkey)$$,
  'every foreign key has an index'
);
select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where pg_temp.is_ours(n.nspname) and c.relkind in ('v', 'm', 'f') and c.relname not in ('tap_funky', 'pg_all_foreign_keys')$$,
  'there is no view, which would show what its owner may see'
);

-- policies
select is_empty(
  $$select schemaname || '.' || tablename || ': ' || policyname from pg_policies
    where pg_temp.is_ours(schemaname) and (cmd = 'ALL' or permissive <> 'PERMISSIVE' or policyname !~ '^[A-Z][a-z].* .* ')$$,
  'every policy is for one operation, and its name a sentence'
);
select is_empty(
  $$select schemaname || '.' || tablename || ': ' || policyname from pg_policies
    where pg_temp.is_ours(schemaname) and cmd <> 'SELECT' and (cmd, tablename) <> ('DELETE', 'caption_history')$$,
  'none lets anybody write anything but delete their own history'
);
select is_empty(
  $$select policyname from pg_policies where pg_temp.is_ours(schemaname) and roles <> '{authenticated}'
      and policyname <> 'Everyone reads articles'$$,
  'each is for signed-in people only, but reading articles'
);
select is_empty(
  $$select tablename || ': ' || policyname from pg_policies
    where pg_temp.is_ours(schemaname)
      and regexp_replace(concat(qual, with_check), '\( SELECT (auth\.uid|(public\.)?(is_admin|session_is_live))\(\) AS \w+\)', '', 'g') ~ '\w\('$$,
  'each asks who is there once a statement, not once a row'
);
select is_empty(
  $$select schemaname || '.' || tablename || ': ' || policyname from pg_policies
    where schemaname in ('public', 'private', 'storage') and policyname <> 'Everyone reads articles'
      and concat(qual, with_check) !~ '\mSELECT (public\.)?(is_admin|session_is_live)\(\)'$$,
  'each but reading articles asks whether the session is live, itself or by is_admin'
);
select is_empty(
  $$select t.oid::regclass || ': ' || p.polname from pg_policy p join our_tables t on t.oid = p.polrelid
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refobjid = t.oid and d.refobjsubid > 0
    where not pg_temp.is_indexed(t.oid, array[d.refobjsubid::smallint])$$,
  'every column that a policy compares has an index'
);

-- privileges on tables and sequences
select is_empty(
  $$select table_name || ' ' || privilege_type from information_schema.role_table_grants
    where pg_temp.is_ours(table_schema) and grantee in ('anon', 'PUBLIC')
      and table_name not in ('tap_funky', 'pg_all_foreign_keys') and (table_name, privilege_type) <> ('articles', 'SELECT')$$,
  'visitors hold no table privilege but reading articles'
);
select is_empty(
  $$select table_name || ' ' || privilege_type from information_schema.role_table_grants
    where pg_temp.is_ours(table_schema) and grantee = 'authenticated'
      and privilege_type <> 'SELECT' and (table_name, privilege_type) <> ('caption_history', 'DELETE')$$,
  'signed-in people hold no write privilege but deleting history'
);
select is_empty(
  $$select table_name || '.' || column_name || ' ' || privilege_type from information_schema.column_privileges
    where pg_temp.is_ours(table_schema) and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type <> 'SELECT'$$,
  'nor on a column'
);
select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['anon', 'authenticated', 'service_role']) as caller
    where pg_temp.is_ours(n.nspname) and c.relkind = 'S' and has_sequence_privilege(caller, c.oid, 'usage, select, update')$$,
  'no caller touches a sequence'
);
select is_empty(
  $$select caller || ' ' || schema from unnest(array['anon', 'authenticated', 'service_role']) as caller
    cross join (values ('private', 'usage'), ('private', 'create'), ('public', 'create')) as schemas (schema, privilege)
    where has_schema_privilege(caller, schema, privilege)$$,
  'no caller enters the schema private or makes anything in public'
);

-- what is made later
create table public.made_later (id bigint generated always as identity primary key);
create function public.made_later() returns integer language sql as 'select 1';
create function private.made_later() returns integer language sql as 'select 1';
select is_empty(
  $$select caller from unnest(array['anon', 'authenticated', 'service_role']) as caller
    where has_table_privilege(caller, 'public.made_later', 'select, insert, update, delete, truncate, references, trigger')
      or has_sequence_privilege(caller, 'public.made_later_id_seq', 'usage, select, update')
      or has_function_privilege(caller, 'public.made_later()', 'execute')
      or has_function_privilege(caller, 'private.made_later()', 'execute')$$,
  'a new table, sequence or function is nobody''s until it is granted'
);
drop table public.made_later;
drop function public.made_later();
drop function private.made_later();

-- functions
select set_eq(
  $$select proname::text from our_functions where nspname = 'public' and has_function_privilege('authenticated', oid, 'execute')$$,
  array[
    'begin_chat', 'change_username', 'clear_captions', 'create_suggestion', 'find_rewritable', 'get_trending', 'is_admin', 'list_caption_variants', 'list_captions', 'list_generations', 'me', 'my_billing', 'my_data', 'my_tone', 'promo_status',
    'reserve_generation', 'reserve_rewrite', 'save_caption_variant', 'save_tone', 'session_is_live',
    'get_caption_entry', 'find_captions', 'set_favorite', 'delete_caption_entry', 'restore_caption_entry', 'restore_captions',
    'caption_endings', 'save_hashtag_set', 'delete_hashtag_set', 'save_signature',
    'end_other_sessions', 'end_session', 'list_sessions', 'second_factor_is_settled', 'touch_session', 'was_announced',
    -- which refuse everybody but administrators, see admin_panel.test.sql
    'admin_access', 'begin_article_draft', 'begin_comment_response', 'begin_social_post', 'complete_comment_response', 'create_activity_log',
    'create_article', 'create_promo_code', 'create_social_comment', 'create_social_post', 'delete_article', 'delete_promo_code',
    'delete_social_post', 'fail_comment_response', 'get_auto_respond', 'list_activity_logs', 'list_messages', 'list_promo_codes', 'list_social_comments',
    'list_hidden_trends', 'hide_trend', 'unhide_trend', 'list_social_posts', 'mark_social_post_posted', 'set_auto_respond', 'update_article', 'update_promo_code',
    'update_social_post', 'update_social_post_engagement', 'list_dead_letters', 'retry_dead_letter', 'discard_dead_letter'
  ],
  'signed-in people may call exactly these functions'
);
select set_eq(
  $$select proname::text from our_functions where nspname = 'public' and has_function_privilege('service_role', oid, 'execute')$$,
  array[
    'account_files', 'accounts_to_reconcile', 'apply_promo_code', 'apply_subscription', 'begin_checkout', 'begin_stripe_event', 'claim_sync',
    'collect_trends', 'get_trending', 'complete_generation', 'complete_rewrite', 'contact_message_mailed', 'create_contact_message', 'delete_account', 'extend_generation',
    'refund_rate_limits',
    'list_articles',
    'latest_job_runs', 'list_site_trends', 'next_checkout_attempt', 'note_missing_customer', 'record_job_run', 'recovery_asks_for_code', 'recovery_token_is_valid', 'release_generation',
    'count_csp_reports', 'record_security_event', 'require_second_factor',
    'begin_automatic_response', 'complete_automatic_response', 'fail_automatic_response', 'contact_message_to_mail', 'suggestion_to_mail', 'has_trending_snapshot',
    'begin_job', 'claim_job', 'enqueue_job', 'fail_job', 'finish_job',
    'reserve_free_caption', 'save_trending_snapshot', 'set_stripe_customer', 'take_rate_limits', 'username_is_taken',
    -- the administrator's role
    'create_admin_link', 'discard_admin_link', 'grant_admin', 'is_last_administrator', 'list_admins', 'revoke_admin', 'use_admin_link'
  ],
  'the server may call exactly these besides'
);
select is_empty(
  $$select proname from our_functions where nspname = 'public' and has_function_privilege('anon', oid, 'execute')$$,
  'visitors may call none'
);
select set_eq(
  $$select proname::text from our_functions where nspname = 'private' and has_function_privilege('anon', oid, 'execute')$$,
  array['live_topic'],
  'the policy for live updates asks this one as them, by which nobody can call it'
);
select is_empty(
  $$select proname from our_functions
    where nspname = 'private' and (
      has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('service_role', oid, 'execute') and proname <> all (array[
        'are_caption_versions', 'are_hashtags', 'has_link', 'is_visible', 'one_line', 'shown_length'
      ])
    )$$,
  'nobody but the owner may use a private one, but for those that checks of tables ask as the server'
);
select is_empty(
  $$select proname from our_functions where not coalesce(array_to_string(proconfig, ',') like '%search_path=""%', false)$$,
  'every function pins its search path'
);
select is_empty(
  $$select proname from our_functions where prosecdef and prosrc ~* '\mauth\.(role|jwt|email)\(|current_setting\(''role'$$,
  'none that runs as its owner asks for the role of a token'
);
select is_empty(
  $$select f.proname from our_functions f join pg_trigger t on t.tgfoid = f.oid where f.nspname <> 'private'$$,
  'what only triggers run is private'
);
-- Supabase loads safeupdate for calls of the API: it refuses such a statement at run time, in a function too.
select is_empty(
  $$select f.proname, m[1] from our_functions f
    cross join regexp_matches(f.prosrc, '(?:^|[;\s(])((?:update|delete from)\s+(?:public|private|auth|storage)\.[^;]*)', 'gi') as m
    where m[1] !~* '\mwhere\M'$$,
  'every update and delete has a condition'
);

select * from finish();
rollback;
