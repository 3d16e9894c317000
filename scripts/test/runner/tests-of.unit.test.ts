import { expect, test } from "vitest";
import { testsOf } from "./tests-of.ts";

test("a saved module selects the tests that import it, under the program that runs each", () => {
  const { vitest, deno } = testsOf(["supabase/functions/_shared/contract/rules/quota.ts"], []);
  expect(vitest).toContain("web/src/features/captions/components/daily-quota.test.tsx");
  expect(deno).toContain("supabase/functions/api/routes/captions/rewrite.test.ts");
});

test("a saved test selects itself, and a part of a path leaves the others out", () => {
  const own = "scripts/test/runner/tests-of.unit.test.ts";
  expect(testsOf([own], ["runner/tests-of"])).toEqual({ vitest: [own], deno: [] });
  expect(testsOf([own], ["elsewhere"])).toEqual({ vitest: [], deno: [] });
});
