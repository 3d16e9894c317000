import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { functionTestsTouchedBy, dependentsOf } from "./changed.ts";

const graph = new Map([
  ["a.test", ["a", "shared"]],
  ["b.test", ["b"]],
  ["b", ["c"]],
  // A circular import must not cause an endless loop.
  ["c", ["b", "deep"]],
]);
const touchedBy = (...changed: string[]) => dependentsOf(["a.test", "b.test"], new Set(changed), graph);

test("a test is affected by itself, by its imports and by their imports", () => {
  expect(touchedBy("a.test")).toEqual(["a.test"]);
  expect(touchedBy("shared")).toEqual(["a.test"]);
  expect(touchedBy("deep")).toEqual(["b.test"]);
  expect(touchedBy("shared", "deep")).toEqual(["a.test", "b.test"]);
});

test("a module that no test imports affects none", () => {
  expect(touchedBy("elsewhere")).toEqual([]);
  expect(touchedBy()).toEqual([]);
});

test("a module of the functions affects the tests that import it, directly or indirectly, and not every test", () => {
  const touched = functionTestsTouchedBy(["supabase/functions/trending-cron/app.ts"], tmpdir());
  expect(touched).toContain("supabase/functions/trending-cron/app.test.ts");
  expect(touched).not.toContain("supabase/functions/stripe-webhook/order.test.ts");
});

test("a file that every function depends on affects all their tests, and a document none", () => {
  expect(functionTestsTouchedBy(["deno.json"], tmpdir()).length).toBeGreaterThan(50);
  expect(functionTestsTouchedBy(["docs/architecture.md", "web/src/styles/tokens.css"], tmpdir())).toEqual([]);
});
