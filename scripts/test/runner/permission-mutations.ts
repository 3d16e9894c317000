import type { Sql } from "postgres";

/** One statement that grants more than the migrations do, or lets a function read the rows of others. */
export interface PermissionMutation {
  kind:
    | "policy"
    | "row-level security"
    | "table"
    | "column"
    | "sequence"
    | "schema"
    | "function"
    | "default"
    | "owner filter";
  statement: string;
}

/** The roles of the API, and `public`. `%I` would quote that keyword, so the names are inserted unquoted. */
const grantees = "unnest(array['anon', 'authenticated', 'service_role', 'public'])";

const ourSchemas = "('public', 'private')";

/** One query per kind. Each returns statements that grant one thing that is not granted. */
const mutations: Record<PermissionMutation["kind"], string> = {
  policy: `
    with policies as (
      select policyname, format('%I.%I', schemaname, tablename) as name, qual, with_check
      from pg_policies where schemaname in ('public', 'private', 'storage')
    )
    select format('alter policy %I on %s using (true)', policyname, name) as statement from policies where qual <> 'true'
    union all
    select format('alter policy %I on %s with check (true)', policyname, name) from policies where with_check <> 'true'
    union all
    select format('alter policy %I on %s to public', policyname, name) from policies
    union all
    select format('alter policy %I on %s using (%s)', policyname, name, without)
    from policies
    cross join lateral regexp_replace(qual, ' AND \\( SELECT (public\\.)?session_is_live\\(\\) AS session_is_live\\)', '') as without
    where without <> qual`,
  "row-level security": `
    select format('alter table %I.%I %s', n.nspname, c.relname, change) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['disable row level security', 'no force row level security']) as change
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p')
    union all
    select format('create policy "Opened for everybody" on %I.%I for %s to public %s', n.nspname, c.relname, command, condition)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join (values
      ('select', 'using (true)'), ('insert', 'with check (true)'), ('update', 'using (true)'), ('delete', 'using (true)')
    ) as commands (command, condition)
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p')`,
  table: `
    select format('grant %s on %I.%I to %s', privilege, n.nspname, c.relname, grantee) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join (select privilege_type as privilege from aclexplode(acldefault('r', 10))) as privileges
    cross join ${grantees} as grantee
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p') and not has_table_privilege(grantee, c.oid, privilege)`,
  column: `
    select format('grant %s (%I) on %I.%I to %s', privilege, a.attname, n.nspname, c.relname, grantee) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
    cross join unnest(array['select', 'insert', 'update', 'references']) as privilege
    cross join ${grantees} as grantee
    where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p') and not has_column_privilege(grantee, c.oid, a.attnum, privilege)`,
  sequence: `
    select format('grant %s on sequence %I.%I to %s', privilege, n.nspname, c.relname, grantee) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['usage', 'select', 'update']) as privilege
    cross join ${grantees} as grantee
    where n.nspname in ${ourSchemas} and c.relkind = 'S'`,
  schema: `
    select format('grant %s on schema %I to %s', privilege, nspname, grantee) as statement
    from pg_namespace cross join unnest(array['usage', 'create']) as privilege cross join ${grantees} as grantee
    -- On Supabase the schema public belongs to the platform, and what nobody can grant opens nothing.
    where nspname in ${ourSchemas} and not has_schema_privilege(grantee, oid, privilege)
      and has_schema_privilege(current_user, oid, privilege || ' with grant option')`,
  function: `
    select format('grant execute on function %s to %s', p.oid::regprocedure, grantee) as statement
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join ${grantees} as grantee
    where n.nspname in ${ourSchemas} and not has_function_privilege(grantee, p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  default: `
    select format('alter default privileges in schema public grant %s to %s', what, grantee) as statement
    from unnest(array['select on tables', 'truncate on tables', 'usage on sequences', 'execute on functions']) as what
    cross join ${grantees} as grantee`,
  // The functions of the download of one's own data that run with their owner's rights, without one condition each.
  "owner filter": `
    select regexp_replace(definition, filter, 'true', 1, place, 'i') as statement
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join pg_get_functiondef(p.oid) as definition
    cross join (values ('\\m(\\w+\\.)?(user_id|used_by|actor_id|id) = (person\\.id|p_user_id|caller|\\$1)')) as filters (filter)
    cross join lateral generate_series(1, regexp_count(definition, filter, 1, 'i')) as place
    where n.nspname in ${ourSchemas} and p.proname in (
      'my_data', 'sessions_of', 'sign_in_methods_of', 'security_events_of', 'caption_endings', 'list_generations'
    ) and p.prosecdef = (p.proname in ('my_data', 'list_generations') and n.nspname = 'public')`,
};

/** Every statement that loosens one policy or grants one missing privilege, from the catalog. */
export async function listPermissionMutations(sql: Sql): Promise<PermissionMutation[]> {
  const found: PermissionMutation[] = [];
  for (const [kind, query] of Object.entries(mutations) as [PermissionMutation["kind"], string][]) {
    const rows = await sql.unsafe<{ statement: string }[]>(query);
    found.push(...rows.map(({ statement }) => ({ kind, statement })));
  }
  return found;
}
