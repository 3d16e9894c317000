import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isFastTest, nearestTests, readImporters } from "./nearest-tests.ts";

const files: Record<string, string> = {
  "supabase/functions/_shared/contract/rules.ts": "export const limit = 5;",
  "supabase/functions/_shared/platform/limits/take.ts": 'import { limit } from "../../contract/rules.ts";',
  "supabase/functions/_shared/platform/limits/take.test.ts": 'import { take } from "./take.ts";',
  "supabase/functions/api/app.ts": 'export { take } from "../_shared/platform/limits/take.ts";',
  "supabase/functions/api/app.test.ts": 'import { app } from "./app.ts";',
  "web/src/lib/limit.ts": 'import { limit } from "@contract/rules.ts";',
  "web/src/features/usage/bar.tsx": 'const part = () => import("@/lib/limit.ts");\nimport "zod";',
  "web/src/features/usage/bar.test.tsx": 'import { Bar } from "./bar.tsx";',
  "scripts/test/api/api.stack.test.ts": 'import { app } from "../../../supabase/functions/api/app.ts";',
  "web/src/lib/alone.ts": "export const alone = 1;",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nearest-"));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const nearest = (file: string, levels = 3) => nearestTests(file, readImporters(root, Object.keys(files)), levels);

test("the tests that import a file come first, then those that reach it through others", () => {
  expect(nearest("supabase/functions/_shared/platform/limits/take.ts")).toEqual([
    ["supabase/functions/_shared/platform/limits/take.test.ts"],
    ["supabase/functions/api/app.test.ts"],
  ]);
});

test("imports by alias and imports on demand count", () => {
  expect(nearest("web/src/lib/limit.ts")).toEqual([["web/src/features/usage/bar.test.tsx"]]);
  expect(nearest("supabase/functions/_shared/contract/rules.ts").flat()).toContain(
    "web/src/features/usage/bar.test.tsx",
  );
});

test("no more groups are taken than asked for", () => {
  expect(nearest("supabase/functions/_shared/platform/limits/take.ts", 1)).toEqual([
    ["supabase/functions/_shared/platform/limits/take.test.ts"],
  ]);
});

test("a file that nothing tests has none", () => {
  expect(nearest("web/src/lib/alone.ts")).toEqual([]);
});

test("tests that need a stack or a browser are not fast", () => {
  const paths = [
    "scripts/test/api/a.stack.test.ts",
    "web/e2e/a.e2e.test.ts",
    "scripts/a.unit.test.ts",
    "web/src/a.test.tsx",
    "supabase/functions/a.test.ts",
  ];
  expect(paths.map(isFastTest)).toEqual([false, false, true, true, true]);
});
