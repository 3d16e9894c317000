import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { fromRoot, root } from "../command/paths.ts";
import { loadKeys } from "./keys.ts";
import { openMailbox } from "./mail/mail.ts";
import { clusterDirectory, makeServerDirectory, serverIdentity } from "./postgres/postgres-home.ts";
import { startPostgres } from "./postgres/postgres.ts";
import { ensureRealtimeSchema } from "./realtime/broadcasts.ts";

/** What a new database depends on: the migrations, the stack's own code, and the versions of the packages. */
const sources = ["supabase/migrations/*.sql", "scripts/stack/**/*.ts", "package-lock.json"];

/** Names the database that a set of files makes. @param files in any order */
export function clusterKey(files: readonly (readonly [path: string, text: string])[]): string {
  const hash = createHash("sha256");
  for (const [path, text] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}

/** @param authProgram makes its own tables of accounts */
const currentKey = (authProgram: string | undefined): string =>
  clusterKey([
    ...(authProgram ? [[authProgram, String(statSync(authProgram).mtimeMs)] as const] : []),
    ...globSync(sources, { cwd: root, exclude: ["**/*.test.ts"] }).map(
      (path) => [path, readFileSync(fromRoot(path), "utf8")] as const,
    ),
  ]);

/** Copies a cluster that no server uses. Its files belong to the server's user, as those of a new one do. */
function copyCluster(from: string, to: string): void {
  const identity = serverIdentity();
  makeServerDirectory(to, identity);
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (!identity) return;
  for (const path of readdirSync(to, { recursive: true, encoding: "utf8" }))
    chownSync(`${to}/${path}`, identity.uid, identity.gid);
}

/** Makes a database with every migration in a directory of its own. */
async function make(dataDir: string, authProgram: string | undefined): Promise<void> {
  const { startSupabase } = await import("./supabase/supabase.ts");
  const keys = loadKeys(dataDir);
  const postgres = await startPostgres({ dataDir, password: keys.databasePassword, durable: false });
  try {
    await ensureRealtimeSchema(postgres.url);
    const supabase = await startSupabase({
      databaseUrl: postgres.url,
      dataDir,
      migrationsDir: fromRoot("supabase/migrations"),
      keys,
      siteUrl: "http://127.0.0.1",
      mailbox: openMailbox(`${dataDir}/mail.jsonl`),
      smtp: null,
      social: {},
      authProgram,
    });
    await supabase.close();
  } finally {
    await postgres.stop();
  }
}

/** Makes the prepared database and moves it into place, unless another process was faster. */
async function prepare(home: string, key: string, authProgram: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(`${tmpdir()}/caption-kite-prepared-`);
  const partial = `${home}/${key}.${process.pid}`;
  try {
    // PostgreSQL's user enters it.
    chmodSync(dataDir, 0o711);
    await make(dataDir, authProgram);
    for (const name of existsSync(home) ? readdirSync(home) : [])
      if (!name.startsWith(key)) rmSync(`${home}/${name}`, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    const { databasePassword } = loadKeys(dataDir);
    writeFileSync(`${partial}/keys.json`, JSON.stringify({ databasePassword }), { mode: 0o600 });
    cpSync(clusterDirectory(dataDir, serverIdentity()), `${partial}/postgres`, { recursive: true });
    if (!existsSync(`${home}/${key}`)) renameSync(partial, `${home}/${key}`);
  } catch (error) {
    if (!existsSync(`${home}/${key}`)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Gives an empty data directory a database with every migration, copied from one that is made once and kept in
 * `node_modules/.cache` until the migrations, the stack's code or a package changes. Only the database's password is
 * the same in all copies; every other secret is created for each.
 */
export async function copyPreparedCluster(dataDir: string, authProgram?: string): Promise<void> {
  const home = fromRoot(`node_modules/.cache/${authProgram ? "database-of-auth-program" : "database"}`);
  const key = currentKey(authProgram);
  if (!existsSync(`${home}/${key}`)) await prepare(home, key, authProgram);
  copyFileSync(`${home}/${key}/keys.json`, `${dataDir}/keys.json`);
  copyCluster(`${home}/${key}/postgres`, clusterDirectory(dataDir, serverIdentity()));
}
