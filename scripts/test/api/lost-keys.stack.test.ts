import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import connect from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLocalDatabase } from "../../stack/local-database.ts";
import { loadKeys } from "../../stack/keys.ts";
import { hasDatabase } from "../../stack/postgres/postgres-home.ts";
import { copyPreparedCluster } from "../../stack/prepared-cluster.ts";
import { Installation } from "../support/installation.ts";

let installation: Installation;
let keysFile: string;
beforeEach(async () => {
  installation = new Installation();
  keysFile = `${installation.dataDir}/keys.json`;
  await copyPreparedCluster(installation.dataDir);
});
afterEach(() => installation.remove());

const stackTrace = /\n\s+at |SyntaxError|PostgresError|password authentication/;

describe("keys that do not open the data", () => {
  test.each([
    ["foreign", '{"databasePassword":"of-another-machine"}', "does not belong to the data there"],
    ["malformed", "{ broken", "cannot be read"],
    ["without the password", "{}", "lacks the password of the data there"],
    ["lost", null, "is missing, and the data there need it"],
  ])("that are %s stop every command with one sentence, and stay as they are", (_what, text, problem) => {
    if (text === null) rmSync(keysFile);
    else {
      const others = text.startsWith('{"') ? { ...complete(), ...(JSON.parse(text) as object) } : null;
      writeFileSync(keysFile, others ? JSON.stringify(others) : text);
    }
    const before = existsSync(keysFile) ? readFileSync(keysFile, "utf8") : null;
    for (const [verb, ...args] of [["start"], ["admin", "list"]] as const) {
      const { status, stderr } = installation.run(verb, ...args);
      expect([verb, status]).toEqual([verb, 1]);
      expect(stderr.trim()).toBe(
        `${keysFile} ${problem}: put the file back that was there, or delete the data with npm run reset, after which npm run restore can put a backup in place.`,
      );
      expect(stderr).not.toMatch(stackTrace);
      expect(existsSync(keysFile) ? readFileSync(keysFile, "utf8") : null).toBe(before);
    }
    // What the sentence advises works, after a yes.
    const refused = installation.run("reset");
    expect([refused.status, hasDatabase(installation.dataDir)]).toEqual([1, true]);
    expect(refused.stderr).not.toMatch(stackTrace);
    expect(installation.run("reset", "--yes").status).toBe(0);
    expect([existsSync(keysFile), hasDatabase(installation.dataDir)]).toEqual([false, false]);
  });
});

/** All keys of the data directory. */
const complete = () => loadKeys(installation.dataDir);

/** Adds to the data what a statement inserts. */
async function add(insert: (sql: connect.Sql) => Promise<unknown>): Promise<void> {
  const database = await openLocalDatabase(installation.dataDir);
  const sql = connect(database.url, { max: 1, onnotice: () => {} });
  await insert(sql);
  await sql.end();
  await database.end();
}
const addAccount = (email: string) =>
  add((sql) => sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`);

describe("a reset", () => {
  const addCaption = (keyword: string) =>
    add(async (sql) => {
      await sql`insert into private.history_owners (user_id) select id from auth.users on conflict do nothing`;
      await sql`
        insert into public.caption_history (user_id, keyword, platform, captions, created_at)
        select id, ${keyword}, 'general', '{one}', now() from auth.users where email = 'demo@example.com'`;
    });

  test("of what a start made asks nothing", async () => {
    await addAccount("demo@example.com");
    await addAccount("admin@example.com");
    await addCaption("autumn walk with my dog");
    const { status, stdout } = installation.run("reset");
    expect([status, stdout.trim()]).toEqual([
      0,
      `${installation.dataDir} is empty. The next start makes new accounts with new passwords.`,
    ]);
    expect(hasDatabase(installation.dataDir)).toBe(false);
  });

  test.each([
    ["somebody's account", () => addAccount("somebody@example.com"), "1 account that somebody created"],
    [
      "captions of the demo user",
      () => addAccount("demo@example.com").then(() => addCaption("my own subject")),
      "1 entry of generated captions",
    ],
  ])("of %s needs a yes", async (_what, prepare, named) => {
    await prepare();
    for (const input of ["", "n\n"]) {
      const { status, stdout, stderr } = installation.answer(input, "reset");
      expect(status).toBe(1);
      expect(stdout).toContain(`This deletes ${named} in ${installation.dataDir}. Continue?`);
      expect(stderr).toContain("Nothing was deleted");
      expect([existsSync(keysFile), hasDatabase(installation.dataDir)]).toEqual([true, true]);
    }
    expect(installation.answer("y\n", "reset").status).toBe(0);
    expect([existsSync(keysFile), hasDatabase(installation.dataDir)]).toEqual([false, false]);
  });
});

test("a restore that would replace data and gets no yes ends with an error", async () => {
  await addAccount("somebody@example.com");
  const folder = `${installation.dataDir}/backup`;
  expect(installation.run("backup", "--to", folder).status).toBe(0);
  const { status, stderr } = installation.answer("", "restore", "--from", folder, "--replace");
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was changed");
});
