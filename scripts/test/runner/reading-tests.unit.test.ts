import { expect, test } from "vitest";
import { testsReading } from "./reading-tests.ts";

test.each([
  [
    "a function without its settings",
    "supabase/functions/weekly-digest/index.ts",
    "scripts/deploy/checks.unit.test.ts",
  ],
  [
    "a migration without its types",
    "supabase/migrations/20990101000000_new.sql",
    "scripts/types-database/types-database.unit.test.ts",
  ],
  ["a mail without a rule", "supabase/templates/new.html", "scripts/test/repository/mail-templates.unit.test.ts"],
  ["a figure of a document", "docs/captions.md", "scripts/eval/counts.unit.test.ts"],
])("%s is seen by the test that reads the folder", (_what, changed, test) => {
  expect(testsReading([changed]).unit).toContain(test);
});

test("a function's test that reads a migration is among them", () => {
  expect(testsReading(["supabase/migrations/20261121090200_starter_articles.sql"]).functions).toContain(
    "supabase/functions/_shared/domain/articles/seed.test.ts",
  );
});

test("the rules for every file run after every change, and nothing that reads other folders", () => {
  const { unit, functions } = testsReading(["web/src/components/logo.tsx"]);
  expect(unit).toContain("scripts/test/repository/imports.unit.test.ts");
  expect(unit).not.toContain("scripts/types-database/types-database.unit.test.ts");
  expect(functions).toEqual([]);
  expect(testsReading([])).toEqual({ unit: [], functions: [] });
});
