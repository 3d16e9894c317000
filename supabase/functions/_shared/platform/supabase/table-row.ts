import * as z from "zod/mini";
import type { Tables } from "./database.types.ts";

/** Schemas by column. A column that the table does not have, or of another type, is a type error. */
type ColumnSchemas<Table, Shape> = {
  [Column in keyof Shape]: Column extends keyof Table ? z.ZodMiniType<Table[Column]> : never;
};

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/**
 * The schema of what an SQL function returns of a table's row.
 * @param _table the table; only the types use it
 * @param columns a schema per column, which may be narrower than the column's type
 * @param computed a schema for each value that the function adds
 */
export function tableRow<
  Name extends keyof Tables,
  Columns extends ColumnSchemas<Tables[Name], Columns>,
  Computed extends Schemas = Record<never, never>,
>(_table: Name, columns: Columns, computed?: Computed): z.ZodMiniObject<Columns & Computed> {
  return z.object({ ...columns, ...computed } as Columns & Computed);
}
