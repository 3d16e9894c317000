import type { Change, Row } from "./changes.ts";
import type { Binding } from "./wire.ts";

const comparisons: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, "")
      .split(",")
      .includes(value),
};

/**
 * Whether a binding matches the event and the table of a change. Its filter is checked later, when the row is known.
 */
export function asksFor({ event, schema, table }: Binding, change: Change): boolean {
  return (
    (event === "*" || event.toUpperCase() === change.type) &&
    (schema === "*" || schema === change.schema) &&
    (!table || table === "*" || table === change.table)
  );
}

/**
 * Whether a row matches a filter such as `user_id=eq.5`. A filter with an unknown column or operator matches nothing.
 */
export function passes(filter: string | undefined, row: Row): boolean {
  if (!filter) return true;
  const [, column = "", operator = "", wanted = ""] = /^(\w+)=(\w+)\.(.*)$/s.exec(filter) ?? [];
  return column in row && (comparisons[operator]?.(String(row[column]), wanted) ?? false);
}
