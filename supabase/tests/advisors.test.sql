-- What an advisor of hosted projects would report, asked of the catalog. The rules for row-level security, search
-- paths, indexes of foreign keys and views stand in privileges.test.sql.
begin;

create temporary view our_functions as
select p.*, n.nspname
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

create temporary view our_indexes as
select i.*, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private');

/* Roles whose one operation two permissive policies of a table decide: each row would be asked twice. */
create temporary view doubled_policies as
select schemaname || '.' || tablename as name, cmd, role, count(*) as times
from pg_policies cross join unnest(roles) as role
where schemaname in ('public', 'private', 'storage') and permissive = 'PERMISSIVE'
group by 1, 2, 3 having count(*) > 1;

select plan(11);

-- what is open
select is_empty('select * from doubled_policies', 'one policy decides for each role and operation of a table');
select is_empty(
  $$select policyname from pg_policies where schemaname in ('public', 'private', 'storage') and cmd <> 'SELECT'
    and (coalesce(qual, 'true') = 'true' and cmd <> 'INSERT' or with_check = 'true')$$,
  'no policy lets everybody write'
);
select is_empty(
  $$select policyname from pg_policies where schemaname in ('public', 'private', 'storage')
    and concat(qual, with_check) ~* 'user_metadata|raw_user_meta_data'$$,
  'no policy trusts what people write about themselves'
);
select is_empty(
  $$select proname from our_functions where prosecdef and nspname = 'public'
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('public', oid, 'execute'))$$,
  'visitors run nothing as its owner'
);
select is_empty(
  $$select proname from our_functions
    where prosecdef and nspname = 'public' and has_function_privilege('authenticated', oid, 'execute')
      and prosrc !~ 'private\.(require_admin|caller_id)\(\)'
      -- tells of the caller's own token, and nobody anything else
      and proname <> 'second_factor_is_settled'$$,
  'what signed-in people run as its owner asks first who they are'
);

-- what lies where it should not
select is_empty(
  $$select extname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where n.nspname = 'public'$$,
  'no extension is in the schema public'
);
select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('m', 'f')$$,
  'no materialised view or foreign table is there, which row-level security would not cover'
);
select is_empty(
  $$select con.conname from pg_constraint con join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_index i on i.indexrelid = con.conindid
    where con.contype = 'f' and n.nspname in ('public', 'private')
      and con.confrelid::regclass::text like 'auth.%' and not i.indisprimary$$,
  'tables reference accounts by their primary key only, which the platform keeps'
);
select is_empty(
  $$select a.attrelid::regclass || '.' || attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and atttypid::regtype::text in ('regproc', 'regprocedure', 'regoper', 'regoperator', 'regconfig', 'regdictionary', 'regnamespace', 'regcollation')$$,
  'no column has a type that an upgrade of the server cannot carry'
);

-- indexes
select is_empty(
  $$select one.name || ' = ' || other.name from our_indexes one join our_indexes other
      on other.indrelid = one.indrelid and other.indexrelid > one.indexrelid
      and regexp_replace(other.definition, '^CREATE (UNIQUE )?INDEX \S+ ', '') = regexp_replace(one.definition, '^CREATE (UNIQUE )?INDEX \S+ ', '')$$,
  'no two indexes are the same'
);
select is_empty('select name from our_indexes where not indisvalid', 'every index is whole');

select * from finish();
rollback;
