-- Every table, operation and caller of prelude/access_matrix.psql: whose rows a statement reaches. None has a
-- condition, so that no other policy can hide what it reaches.
begin;
-- As Storage itself does: elsewhere a trigger refuses to delete files whose content would stay.
set local storage.allow_delete_query = 'true';

\ir prelude/public_rows.psql
\ir prelude/access_matrix.psql

/*
 * How many rows a caller's statement reaches; all when it fails for another reason than a missing right. It is taken
 * back.
 */
create function pg_temp.reached(p_caller callers, p_operation text, p_table text, p_all bigint) returns bigint
language plpgsql as $$
declare
  reached bigint;
  first_column name := (
    select attname from pg_attribute where attrelid = p_table::regclass and attnum > 0 and attgenerated = '' order by attnum desc limit 1
  );
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_caller.user_id::text, ''), true);
  perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
    'sub', p_caller.user_id, 'role', p_caller.role, 'session_id', p_caller.session_id, 'account_id', p_caller.account_id
  ))::text, true);
  perform set_config('role', p_caller.role, true);
  execute case p_operation
    when 'select' then format('select from %s', p_table)
    when 'insert' then format('insert into %s default values', p_table)
    when 'update' then format('update %s set %I = default', p_table, first_column)
    when 'delete' then format('delete from %s', p_table)
  end;
  get diagnostics reached = row_count;
  raise exception using errcode = 'MATRX', message = reached;
exception
  when sqlstate 'MATRX' then
    return sqlerrm;
  when insufficient_privilege then
    return 0;
  when others then
    return p_all;
end
$$;

/* How many rows a caller should reach. */
create function pg_temp.expected(p_caller callers, p_allowed text[], p_table text, p_owner name, p_all bigint) returns bigint
language plpgsql as $$
declare
  own bigint := 0;
begin
  if p_caller.caller = any (p_allowed) then
    return p_all;
  end if;
  if p_caller.caller || ':own' = any (p_allowed) then
    execute format('select count(*) from %s where %I = $1', p_table, p_owner) into own using coalesce(p_caller.user_id, p_caller.account_id);
  end if;
  return own;
end
$$;

create function pg_temp.row_count(p_table text) returns bigint
language plpgsql as $$
declare
  counted bigint;
begin
  execute format('select count(*) from %s', p_table) into counted;
  return counted;
end
$$;

select plan(2);

create temporary table tries as
select c.caller, cell.operation, cell.table_name, counted.n,
  case when cell.operation = 'insert' then least(1, cell.expected) else cell.expected end as expected,
  pg_temp.reached(c, cell.operation, cell.table_name, case when cell.operation = 'insert' then 1 else counted.n end) as reached
from callers c
cross join (select table_name, pg_temp.row_count(table_name) as n from access_matrix where table_name not like 'private.%') as counted
cross join lateral (
  select operation, table_name, pg_temp.expected(c, allowed, table_name, owner, counted.n) as expected
  from cells where cells.table_name = counted.table_name
) as cell;
reset role;

select is_empty($$select table_name from tries where n = 0$$, 'every table outside private has rows to try, see prelude/public_rows.psql');
select is_empty(
  $$select caller, operation, table_name, 'reaches ' || reached || ' of ' || n || ', expected ' || expected from tries where reached <> expected$$,
  'every caller reaches exactly the rows that the matrix names'
);

select * from finish();
rollback;
