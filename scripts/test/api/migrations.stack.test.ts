import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrationWarnings } from "../../stack/migrations/migration-state.ts";
import { fromRoot } from "../../command/paths.ts";
import type { Stack } from "../../stack/stack.ts";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";

/** The test's own directories: a copy of the migrations, and one small function. */
let directory: string;
let migrationsDir: string;
let functionsDir: string;

beforeAll(() => {
  directory = mkdtempSync(`${tmpdir()}/caption-kite-migrations-`);
  migrationsDir = `${directory}/migrations`;
  functionsDir = `${directory}/functions`;
  cpSync(fromRoot("supabase/migrations"), migrationsDir, { recursive: true });
  mkdirSync(`${functionsDir}/api`, { recursive: true });
  writeFileSync(`${functionsDir}/api/index.ts`, `Deno.serve(() => new Response("here"));`);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const added = "20991231235959_added.sql";
const write = (text: string) => writeFileSync(`${migrationsDir}/${added}`, text);

describe("a migration that is added while the stack runs", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTemporaryStack({ migrationsDir, functionsDir });
  });
  afterAll(() => stack.stop());

  const readAdded = () =>
    fetch(`${stack.functionsEnv["SUPABASE_URL"]}/rest/v1/added`, { headers: { apikey: stack.secretKey } });

  test("starts with every migration applied and none edited", async () => {
    const state = await stack.migrations.state();
    expect(state).toEqual({ pending: [], edited: [], deleted: [] });
  });

  test.each([
    [
      "a word",
      "create table public.added (id int);\n\ncreate tabel public.other (id int);",
      3,
      `syntax error at or near "tabel"`,
    ],
    [
      "a name, after an emoji in a comment",
      "-- 🪁🪁🪁\n\ncreate view public.added as\n  select nothing from public.profiles;",
      4,
      `column "nothing" does not exist`,
    ],
    [
      "a body",
      "create function public.added() returns int language plpgsql as $$\nbegin\n  retrun 1;\nend $$;",
      3,
      `syntax error at or near "retrun"`,
    ],
    [
      "a complete statement",
      "-- A table.\ncreate table public.added (id int);\n\ncreate table public.profiles (id int);",
      4,
      `relation "profiles" already exists`,
    ],
  ])("is refused with file and line when %s is wrong, and leaves nothing behind", async (_name, text, line, reason) => {
    write(text);
    const refused = await stack.migrations.apply().catch((error: Error) => error);
    expect((refused as Error).message).toContain(`${added}:${line}: ${reason}`);
    expect((await readAdded()).status).toBe(404);
    expect((await stack.migrations.state()).pending).toMatchObject([{ file: added }]);
  });

  test("is applied on request, and its table is available immediately", async () => {
    write(
      "create table public.added (id int);\ngrant select on public.added to service_role;\ninsert into public.added values (7);",
    );
    expect(await stack.migrations.apply()).toEqual([added]);
    expect(await (await readAdded()).json()).toEqual([{ id: 7 }]);
    expect(await stack.migrations.apply()).toEqual([]);
  });

  test("is reported if it is edited or deleted after that", async () => {
    write("create table public.added (id bigint);");
    expect(migrationWarnings(await stack.migrations.state())).toEqual([expect.stringContaining(`${added} was edited`)]);
    rmSync(`${migrationsDir}/${added}`);
    expect(migrationWarnings(await stack.migrations.state())).toEqual([
      expect.stringContaining(`${added} was applied`),
    ]);
  });
});

test("a start with an invalid migration fails with its file and line", async () => {
  const first = readdirSync(migrationsDir).sort()[0]!;
  writeFileSync(`${migrationsDir}/${first}`, "select 1;\nselect nothing;");
  const refused = await startTemporaryStack({ migrationsDir, functionsDir }).catch((error: Error) => error);
  expect((refused as Error).message).toMatch(new RegExp(`${first}:2: column "nothing" does not exist`));
});
