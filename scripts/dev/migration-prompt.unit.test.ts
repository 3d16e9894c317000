import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { Migration, MigrationState } from "../stack/migrations/migration-state.ts";
import { createMigrationPrompt } from "./migration-prompt.ts";

const added: Migration = { version: "2", name: "tables", file: "2_tables.sql", text: "create table a ();" };
const nothing: MigrationState = { pending: [], edited: [], deleted: [] };

/** A prompt over a database whose state the test decides. */
function setUp({ typed = true } = {}) {
  let state = nothing;
  let failure: Error | undefined;
  const lines: string[] = [];
  let heard = Promise.withResolvers<string>();
  const input = typed ? new PassThrough() : null;
  const look = createMigrationPrompt({
    migrations: {
      state: async () => state,
      apply: async () => {
        if (failure) throw failure;
        return state.pending.map(({ file }) => file);
      },
    },
    log: (text) => {
      lines.push(text);
      heard.resolve(text);
    },
    input,
  });
  return {
    lines,
    look: (next: Partial<MigrationState>) => {
      state = { ...nothing, ...next };
      return look();
    },
    fail: (error: Error) => {
      failure = error;
    },
    type: (text: string) => {
      heard = Promise.withResolvers();
      input!.write(text);
      return heard.promise;
    },
  };
}

test("a new migration is announced once and applied when asked for", async () => {
  const prompt = setUp();
  await prompt.look({ pending: [added] });
  await prompt.look({ pending: [added] });
  expect(prompt.lines).toEqual([expect.stringMatching(/New migration: 2_tables\.sql\. Type m and Enter to apply it/)]);
  expect(await prompt.type("m\n")).toBe("Applied: 2_tables.sql");
});

test("without anybody who types, a new start is what applies it", async () => {
  const prompt = setUp({ typed: false });
  await prompt.look({ pending: [added] });
  expect(prompt.lines).toEqual([expect.stringContaining("Start again to apply it")]);
});

test("one that fails is explained, and can be tried again", async () => {
  const prompt = setUp();
  await prompt.look({ pending: [added] });
  prompt.fail(new Error("supabase/migrations/2_tables.sql:1: wrong"));
  expect(await prompt.type("m\n")).toContain("2_tables.sql:1: wrong");
  expect(await prompt.type("M\n")).toContain("2_tables.sql:1: wrong");
});

test("one that was edited or deleted is named, and again when it happens again", async () => {
  const prompt = setUp();
  await prompt.look({ edited: [added] });
  await prompt.look({});
  await prompt.look({ edited: [added] });
  await prompt.look({ deleted: ["1_tables.sql"] });
  expect(prompt.lines).toEqual([
    expect.stringContaining("2_tables.sql was edited"),
    expect.stringContaining("2_tables.sql was edited"),
    expect.stringContaining("1_tables.sql was applied"),
  ]);
});
