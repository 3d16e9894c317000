import type { Sql } from "postgres";

/** A function of the schema public that takes named arguments and returns one value. */
export interface SqlFunction {
  name: string;
  /** In the order of their declaration. */
  args: { name: string; type: string; isRequired: boolean }[];
  returnsJson: boolean;
  /** How long a call may take, if the function says so itself. PostgREST takes it over for the statement, too. */
  statementTimeout: string | null;
}

interface Row {
  name: string;
  arg_names: string[] | null;
  arg_types: string[] | null;
  defaults: number;
  returns: string;
  statement_timeout: string | null;
}

/**
 * The functions of the schema public that can be called by `callStatement`: not those that return rows or nothing, that
 * share their name with another one, or that set the status or the headers of their response.
 */
export async function readSqlFunctions(sql: Sql): Promise<Map<string, SqlFunction>> {
  const rows = await sql<Row[]>`
    select p.proname as name, to_json(p.proargnames) as arg_names, p.pronargdefaults::integer as defaults,
      format_type(p.prorettype, null) as returns,
      (select substr(setting, 19) from unnest(p.proconfig) as setting where setting like 'statement_timeout=%')
        as statement_timeout,
      (select json_agg(format_type(t, null) order by place) from unnest(p.proargtypes) with ordinality as a (t, place))
        as arg_types
    from pg_proc p join pg_type result on result.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.proretset and p.provariadic = 0
      and p.proargmodes is null and result.typtype in ('b', 'd', 'e') and p.prosrc !~ 'response\.(status|headers)'
      and not exists (
        select from pg_proc other
        where other.proname = p.proname and other.pronamespace = p.pronamespace and other.oid <> p.oid
      )`;
  return new Map(rows.map((row) => [row.name, toFunction(row)]));
}

function toFunction(row: Row): SqlFunction {
  const { name, arg_names: names, arg_types: types, defaults, returns, statement_timeout: statementTimeout } = row;
  const count = types?.length ?? 0;
  const args = (types ?? []).map((type, place) => ({
    name: names?.[place] ?? "",
    type,
    isRequired: place < count - defaults,
  }));
  return { name, args, returnsJson: returns === "jsonb" || returns === "json", statementTimeout };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The statement that calls a function. Its result is one row with `body`: the value as JSON, or null.
 * @param json an object with the arguments
 * @returns null if the text is something else, or if the function takes other arguments
 */
export function callStatement({ name, args, returnsJson }: SqlFunction, json: string): string | null {
  const given = argumentNames(json);
  if (given === null) return null;
  const wanted = new Set(given);
  const passed = args.filter((arg) => wanted.has(arg.name));
  if (passed.length !== wanted.size || wanted.has("")) return null;
  if (args.some((arg) => arg.isRequired && !wanted.has(arg.name))) return null;
  const call = `public.${quoted(name)}(${passed.map((arg) => `${quoted(arg.name)} => a.${quoted(arg.name)}`).join(", ")})`;
  const body = returnsJson ? `${call}::text` : `to_json(${call})::text`;
  if (passed.length === 0) return `select ${body} as body`;
  const columns = passed.map((arg) => `${quoted(arg.name)} ${arg.type}`).join(", ");
  return `select ${body} as body from json_to_record(${literal(json)}::json) as a (${columns})`;
}

function argumentNames(json: string): string[] | null {
  try {
    const given: unknown = JSON.parse(json);
    return typeof given === "object" && given !== null && !Array.isArray(given) ? Object.keys(given) : null;
  } catch {
    return null;
  }
}

/**
 * A text as an SQL literal. Backslashes have no meaning in it (`standard_conforming_strings`, PostgreSQL's default).
 */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
