begin;

select plan(10);

select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity$$,
  'every table has row-level security'
);
select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relforcerowsecurity$$,
  'every public table forces it on its owner too'
);
select is_empty(
  $$select schemaname || '.' || tablename || ': ' || policyname from pg_policies
    where schemaname in ('public', 'private')
      and (cmd not in ('SELECT', 'DELETE') or (cmd = 'DELETE' and tablename <> 'caption_history'))
      and policyname not like 'Administrators %'$$,
  'no policy lets a person write anything but delete their own history'
);
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and roles <> '{authenticated}'
      and policyname <> 'Everyone reads articles'$$,
  'every policy is for signed-in people only, but reading articles'
);
select is_empty(
  $$select table_name || ' ' || privilege_type from information_schema.role_table_grants
    where table_schema in ('public', 'private') and grantee in ('anon', 'PUBLIC')
      and table_name not in ('tap_funky', 'pg_all_foreign_keys') and (table_name, privilege_type) <> ('articles', 'SELECT')$$,
  'visitors hold no table privilege but reading articles'
);
select is_empty(
  $$select table_name || ' ' || privilege_type from information_schema.role_table_grants
    where table_schema in ('public', 'private') and grantee = 'authenticated'
      and (privilege_type not in ('SELECT', 'DELETE') or (privilege_type = 'DELETE' and table_name not in ('caption_history', 'articles')))$$,
  'signed-in people hold no write privilege but deleting history'
);
select set_eq(
  $$select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and has_function_privilege('authenticated', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  array[
    'begin_chat', 'change_username', 'clear_captions', 'create_suggestion', 'get_trending', 'is_admin', 'list_captions', 'me', 'my_billing', 'my_tone', 'promo_status',
    'reserve_generation', 'save_tone', 'session_is_live',
    -- which refuse everybody but administrators, see admin.test.sql
    'admin_access', 'begin_article_draft', 'begin_comment_response', 'begin_social_post', 'complete_comment_response', 'create_activity_log',
    'create_article', 'create_promo_code', 'create_social_comment', 'create_social_post', 'delete_article', 'delete_promo_code',
    'delete_social_post', 'fail_comment_response', 'get_auto_respond', 'list_activity_logs', 'list_promo_codes', 'list_social_comments',
    'list_social_posts', 'mark_social_post_posted', 'set_auto_respond', 'update_article', 'update_social_post_engagement'
  ],
  'signed-in people may call exactly these functions'
);
select is_empty(
  $$select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  'visitors may call no function'
);
select is_empty(
  $$select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('service_role', p.oid, 'execute'))$$,
  'nobody but the owner may call a private function'
);
select is_empty(
  $$select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=""%', false)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  'every function pins its search path'
);

select * from finish();
rollback;
