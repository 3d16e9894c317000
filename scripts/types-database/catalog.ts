/** A column, or an argument of a function, with PostgreSQL's name of its type; of a domain, that which it bounds. */
export interface Column {
  name: string;
  type: string;
  /** A column that may be null. An argument always may. */
  nullable: boolean;
  /** An argument that need not be given. */
  optional: boolean;
}

interface Table {
  name: string;
  columns: Column[];
}

/** A function that the data API offers. */
export interface SqlFunction {
  name: string;
  args: Column[];
  returns: string;
  /** Whether it returns any number of rows. */
  returnsSet: boolean;
  /** May be called with a person's token. */
  person: boolean;
  /** May be called with the server's key. */
  server: boolean;
}

/** What the data API offers of a database: the tables and the functions of the schema `public`. */
export interface Catalog {
  tables: Table[];
  functions: SqlFunction[];
}

/** Runs one statement. @returns its rows */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

const tablesSql = `
  select c.relname as name,
    jsonb_agg(jsonb_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull, 'optional', false
    ) order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  group by c.relname
  order by c.relname collate "C"`;

/** Functions that belong to an extension or to a trigger cannot be called. */
const functionsSql = `
  select p.proname as name,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[i],
        'type', (select format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) from pg_type t where t.oid = p.proargtypes[i - 1]),
        'nullable', true, 'optional', i > p.pronargs - p.pronargdefaults
      ) order by i)
      from generate_series(1, p.pronargs) i
    ), '[]') as args,
    format_type(p.prorettype, null) as returns,
    p.proretset as "returnsSet",
    has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute') as person,
    has_function_privilege('service_role', p.oid, 'execute') as server
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C"`;

/** Reads what a database with all migrations offers. @throws what `query` throws */
export async function readCatalog(query: Query): Promise<Catalog> {
  const tables = (await query(tablesSql)) as unknown as Table[];
  const functions = (await query(functionsSql)) as unknown as SqlFunction[];
  return { tables, functions: functions.filter(({ person, server }) => person || server) };
}
