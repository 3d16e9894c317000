import type { Manifest } from "./manifest.ts";

/** A number with its noun, for example "1 file" or "2,000 files". */
export const count = (value: number, noun: string): string =>
  `${value.toLocaleString("en")} ${noun}${value === 1 ? "" : "s"}`;

/** What a backup contains, in one line. */
export function describeManifest({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const accounts = tables.find(({ schema, name }) => schema === "auth" && name === "users")?.rows ?? 0;
  return [
    count(accounts, "account"),
    `${count(rows, "row")} in ${count(tables.length, "table")}`,
    `${count(files.length, "file")} (${Math.ceil(bytes / 1000).toLocaleString("en")} kB)`,
  ].join(", ");
}
