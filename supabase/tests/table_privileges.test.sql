-- The catalog against prelude/access_matrix.psql: which privileges and policies there are, by name.
begin;

\ir prelude/access_matrix.psql

create temporary view our_tables as
select c.oid, format('%s.%s', n.nspname, c.relname) as name, n.nspname, c.relowner, c.relacl
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temporary view expected_privileges as
select distinct table_name, upper(operation) as privilege, c.role
from cells cross join unnest(allowed) as named join callers c on c.caller = split_part(named, ':', 1)
where table_name not like 'storage.%';

create temporary view held_privileges as
select t.name as table_name, held.privilege_type as privilege, coalesce(r.rolname, 'PUBLIC') as role
from our_tables t
cross join lateral (
  select * from aclexplode(t.relacl)
  union
  select a.* from pg_attribute c cross join lateral aclexplode(c.attacl) as a where c.attrelid = t.oid
) as held
left join pg_roles r on r.oid = held.grantee
where held.grantee <> t.relowner;

select plan(5);

select is_empty(
  $$select name from our_tables except select table_name from access_matrix$$, 'every table has a line in prelude/access_matrix.psql'
);
select is_empty(
  $$select table_name from access_matrix where table_name not like 'storage.%' except select name from our_tables$$, 'every line is a table''s'
);
select is_empty($$select * from held_privileges except select * from expected_privileges$$, 'nobody holds a privilege that is not listed');
select is_empty($$select * from expected_privileges except select * from held_privileges$$, 'and everybody those that are');
select is_empty(
  $$(select 'not listed', format('%s.%s', schemaname, tablename), cmd, roles, policyname from pg_policies
      where schemaname in ('public', 'private', 'storage')
      except select 'not listed', * from policies)
    union all
    (select 'missing', * from policies p where to_regclass(p.table_name) is not null
      and (table_name <> 'storage.objects' or exists (select from pg_policies where schemaname = 'storage'))
      except select 'missing', format('%s.%s', schemaname, tablename), cmd, roles, policyname from pg_policies)$$,
  'the policies are those that are listed'
);

select * from finish();
rollback;
