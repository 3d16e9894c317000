import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { functionTestsTouchedBy, dependentsOf } from "./changed.ts";

const graph = new Map([
  ["a.test", ["a", "shared"]],
  ["b.test", ["b"]],
  ["b", ["c"]],
  // A circle must end the walk, not hang it.
  ["c", ["b", "deep"]],
]);
const touchedBy = (...changed: string[]) => dependentsOf(["a.test", "b.test"], new Set(changed), graph);

test("a test is touched by itself, by what it imports and by what that imports", () => {
  expect(touchedBy("a.test")).toEqual(["a.test"]);
  expect(touchedBy("shared")).toEqual(["a.test"]);
  expect(touchedBy("deep")).toEqual(["b.test"]);
  expect(touchedBy("shared", "deep")).toEqual(["a.test", "b.test"]);
});

test("what no test imports touches none", () => {
  expect(touchedBy("elsewhere")).toEqual([]);
  expect(touchedBy()).toEqual([]);
});

test("a module of the functions touches the tests that import it, directly or not, and not every one", () => {
  const touched = functionTestsTouchedBy(["supabase/functions/trending-cron/app.ts"], tmpdir());
  expect(touched).toContain("supabase/functions/trending-cron/app.test.ts");
  expect(touched).not.toContain("supabase/functions/stripe-webhook/order.test.ts");
});

test("what every function depends on touches all of their tests, and a document none", () => {
  expect(functionTestsTouchedBy(["deno.json"], tmpdir()).length).toBeGreaterThan(50);
  expect(functionTestsTouchedBy(["docs/architecture.md", "web/src/styles/tokens.css"], tmpdir())).toEqual([]);
});
