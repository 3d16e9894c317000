import { expect, test } from "vitest";
import { clusterKey } from "./prepared-cluster.ts";

const files = [
  ["supabase/migrations/1_a.sql", "create table a ();"],
  ["supabase/migrations/2_b.sql", "create table b ();"],
] as const;

test("a prepared database is made again when a file changed, was renamed, added or removed", () => {
  const [a, b] = files;
  const others = [
    [a, [b[0], "create table c ();"]],
    [a, ["supabase/migrations/3_b.sql", b[1]]],
    [a],
    [a, b, ["supabase/migrations/3_c.sql", ""]],
    [
      [a[0], a[1] + b[0]],
      ["", b[1]],
    ],
  ] as const;
  const keys = [files, ...others].map((some) => clusterKey(some));
  expect(new Set(keys).size).toBe(keys.length);
  expect(clusterKey(files.toReversed())).toBe(keys[0]);
});
