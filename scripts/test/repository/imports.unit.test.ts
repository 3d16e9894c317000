import { describe, expect, it } from "vitest";
import { findCircularImports } from "./circular-imports.ts";
import { readImports, type Import } from "./import-graph.ts";
import { forbiddenImports, withoutZone, zones, type Zone } from "./import-zones.ts";

describe("the repository", () => {
  const { files, imports, unresolved } = readImports();
  const all = zones();

  it("has no import of a missing file", () => {
    expect(imports.length).toBeGreaterThan(files.length);
    expect(unresolved).toEqual([]);
  });

  it("has no circular imports, including type imports", () => expect(findCircularImports(imports)).toEqual([]));

  it("imports only in the allowed directions, including types", () => {
    expect(forbiddenImports(imports, all)).toEqual([]);
  });

  it("has a zone for every file", () => expect(withoutZone(files, all)).toEqual([]));
});

describe("circular imports", () => {
  it("are found wherever they start, each once", () => {
    const imports: Import[] = [
      ["start", "a"],
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
      ["c", "end"],
      ["x", "y"],
      ["y", "x"],
    ];
    expect(findCircularImports(imports)).toEqual([
      ["a", "b", "c"],
      ["x", "y"],
    ]);
  });

  it("can consist of one file", () => expect(findCircularImports([["a", "a"]])).toEqual([["a"]]));

  it("are not reported if two paths lead to one file", () => {
    expect(
      findCircularImports([
        ["a", "b"],
        ["a", "c"],
        ["b", "d"],
        ["c", "d"],
      ]),
    ).toEqual([]);
  });
});

describe("zones", () => {
  const some: Zone[] = [
    { folder: "low", mayImport: [] },
    { folder: "high", mayImport: ["low"] },
    { folder: "high/apart", mayImport: [] },
  ];

  it.each([
    ["a higher folder imports a lower one", "high/a.ts", "low/b.ts", true],
    ["a lower folder never imports a higher one", "low/b.ts", "high/a.ts", false],
    ["a folder imports itself", "low/a.ts", "low/b.ts", true],
    ["a folder inside another has rules of its own", "high/apart/a.ts", "low/b.ts", false],
    ["a folder whose name begins alike is another folder", "high/a.ts", "lower/b.ts", false],
    ["a test may import from anywhere", "low/a.test.ts", "high/b.ts", true],
    ["no product code imports a test helper", "low/a.ts", "low/testing/b.ts", false],
    ["nothing imports a command", "low/a.ts", "scripts/start.ts", false],
  ])("%s", (_, from, to, allowed) => {
    expect(forbiddenImports([[from, to]], some)).toEqual(allowed ? [] : [`${from} imports ${to}`]);
  });

  it("cover every file", () => {
    expect(withoutZone(["low/a.ts", "elsewhere/b.ts", "scripts/start.ts"], some)).toEqual(["elsewhere/b.ts"]);
  });

  const real = zones();
  const shared = "supabase/functions/_shared";

  it.each([
    [`${shared}/contract/rules/price.ts`, `${shared}/contract/wire/errors.ts`],
    [`${shared}/contract/wire/errors.ts`, `${shared}/platform/errors.ts`],
    [`${shared}/platform/env.ts`, `${shared}/domain/billing/store.ts`],
    [`${shared}/domain/text/clean.ts`, `${shared}/domain/captions/fit.ts`],
    [`${shared}/domain/captions/write.ts`, `${shared}/writers/choose.ts`],
    [`${shared}/writers/built-in/chat/chat.ts`, `${shared}/writers/openai/chat.ts`],
    [`${shared}/writers/choose.ts`, "supabase/functions/api/services.ts"],
    ["supabase/functions/trending-cron/app.ts", "supabase/functions/api/services.ts"],
    ["web/src/components/logo.tsx", "web/src/features/auth/enter.ts"],
    ["web/src/features/auth/enter.ts", "web/src/features/tone/api/tone.ts"],
    ["web/src/features/auth/enter.ts", "web/src/app/routes.tsx"],
    ["web/src/app/app.tsx", `${shared}/platform/env.ts`],
    ["scripts/deploy/settings.ts", "scripts/stack/settings.ts"],
    ["scripts/simulated-stripe/server.ts", "scripts/stack/settings.ts"],
    ["scripts/stack/start-stack.ts", "scripts/test/support/person.ts"],
    ["scripts/crash/check.ts", "scripts/fuzz/check.ts"],
  ])("%s never imports %s", (from, to) => {
    expect(forbiddenImports([[from, to]], real)).toEqual([`${from} imports ${to}`]);
  });
});
