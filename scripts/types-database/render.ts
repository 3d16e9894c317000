import type { Catalog, Column, SqlFunction } from "./catalog.ts";

/** How a value of a PostgreSQL type arrives as JSON. */
const jsonTypes: Record<string, string> = {
  bigint: "BigInteger",
  boolean: "boolean",
  bytea: "string",
  date: "string",
  "double precision": "number",
  inet: "string",
  integer: "number",
  json: "unknown",
  jsonb: "unknown",
  numeric: "number",
  real: "number",
  smallint: "number",
  text: "string",
  "timestamp with time zone": "string",
  uuid: "string",
  void: "null",
};

/** @throws Error for a type that has no counterpart here yet */
function typeOf(name: string): string {
  if (name.endsWith("[]")) return `${typeOf(name.slice(0, -2))}[]`;
  const type = jsonTypes[name];
  if (type === undefined) {
    throw new Error(
      `The migrations use the type ${name}: add how it arrives as JSON to scripts/types-database/render.ts.`,
    );
  }
  return type;
}

function orNull(type: string, nullable: boolean): string {
  // "unknown" includes null already.
  return nullable && type !== "unknown" && type !== "null" ? `${type} | null` : type;
}

function renderColumn({ name, type, nullable, optional }: Column): string {
  return `${name}${optional ? "?" : ""}: ${orNull(typeOf(type), nullable)};`;
}

/** A function that returns a row of a table returns it as an object. */
function returnsOf({ returns, returnsSet }: SqlFunction, tables: ReadonlySet<string>): string {
  const type = tables.has(returns) ? `Tables["${returns}"]` : typeOf(returns);
  return returnsSet ? `(${type})[]` : orNull(type, true);
}

function renderFunctions(name: string, docs: string, functions: readonly SqlFunction[], tables: ReadonlySet<string>) {
  const entries = functions.map((one) => {
    const args = one.args.length === 0 ? "Record<string, never>" : `{ ${one.args.map(renderColumn).join(" ")} }`;
    return `${one.name}: { args: ${args}; returns: ${returnsOf(one, tables)} };`;
  });
  return `/** ${docs} */\nexport interface ${name} {\n${entries.join("\n")}\n}\n`;
}

/** The TypeScript file that describes a database, not formatted yet. @throws Error for an unknown type */
export function renderTypes({ tables, functions }: Catalog): string {
  const names = new Set(tables.map(({ name }) => name));
  const rows = tables.map(({ name, columns }) => `${name}: {\n${columns.map(renderColumn).join("\n")}\n};`);
  return [
    "// Written by `npm run types:database` from supabase/migrations. Do not edit.\n",
    "/** A number, or its digits: JavaScript's numbers cannot hold every one. */\nexport type BigInteger = number | string;\n",
    `/** The tables of the schema \`public\`: a row of each as JSON. */\nexport interface Tables {\n${rows.join("\n")}\n}\n`,
    renderFunctions(
      "PersonFunctions",
      "The functions that may be called with a visitor's or a person's token.",
      functions.filter(({ person }) => person),
      names,
    ),
    renderFunctions(
      "ServerFunctions",
      "The functions that may be called with the server's key.",
      functions.filter(({ server }) => server),
      names,
    ),
  ].join("\n");
}
