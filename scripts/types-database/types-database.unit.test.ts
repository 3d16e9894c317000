import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bootPgliteDatabase } from "../test/runner/pglite-database.ts";
import { generateTypes, typesFile } from "./generate.ts";
import { renderTypes } from "./render.ts";

describe("the types of the database", () => {
  test("in the repository are those of the migrations", { timeout: 120_000 }, async () => {
    const database = await bootPgliteDatabase();
    const text = await generateTypes(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows);
    await database.close();
    expect(readFileSync(typesFile, "utf8"), "Run: npm run types:database").toBe(text);
  });

  const column = { name: "p_id", type: "bigint", nullable: true, optional: false };

  test("say who may call a function, what it takes and what it returns", () => {
    const text = renderTypes({
      tables: [{ name: "notes", columns: [{ name: "text", type: "text", nullable: false, optional: false }] }],
      functions: [
        { name: "mine", args: [], returns: "notes", returnsSet: true, person: true, server: false },
        {
          name: "drop",
          args: [column, { ...column, name: "p_kinds", type: "text[]", optional: true }],
          returns: "boolean",
          returnsSet: false,
          person: false,
          server: true,
        },
      ],
    });
    expect(text).toContain("notes: {\ntext: string;\n}");
    expect(text).toContain('mine: { args: Record<string, never>; returns: (Tables["notes"])[] };');
    expect(text).toContain(
      "drop: { args: { p_id: BigInteger | null; p_kinds?: string[] | null; }; returns: boolean | null };",
    );
    expect(text.indexOf("mine:")).toBeLessThan(text.indexOf("interface ServerFunctions"));
    expect(text.indexOf("drop:")).toBeGreaterThan(text.indexOf("interface ServerFunctions"));
  });

  test("a type without a counterpart is named", () => {
    const tables = [{ name: "places", columns: [{ ...column, type: "point" }] }];
    expect(() => renderTypes({ tables, functions: [] })).toThrow(/the type point: add how it arrives/);
  });
});
