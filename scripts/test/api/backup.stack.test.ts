import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readManifest, type Manifest } from "../../backup/manifest.ts";
import { openPlace } from "../../backup/place.ts";
import { writeFileTo } from "../../backup/stored-files.ts";
import { takeBackup } from "../../backup/take.ts";
import { Installation } from "../support/installation.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, databaseUrl, supabaseUrl, secretKey } = inject("stack");
const folder = mkdtempSync(join(tmpdir(), "caption-kite-backups-"));
const backup = `${folder}/first`;
const installation = new Installation();
const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const file = { bucket: "media", name: "backup/a file ü.png", contentType: "image/png", cacheControl: "max-age=60" };
let person: Person;
let manifest: Manifest;

/** The tests' stack as a hosted project: the address of its database, that of its API, and the secret key. */
const openSource = () =>
  openPlace({ SUPABASE_DB_URL: databaseUrl, SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey }, "backup");
const generate = (someone: Person) => {
  const body = new FormData();
  body.set("keyword", "a quiet morning; with a\ttab, a \\ and a\nline");
  return someone.call("POST", "/api/generate-caption", { body });
};
const contentOf = ({ tables, sequences, files }: Manifest) => ({ tables, sequences, files });

beforeAll(async () => {
  person = await newPerson(url);
  expect((await generate(person)).status).toBe(200);
  const source = await openSource();
  await writeFileTo(source.storage, file, picture);
  manifest = await takeBackup(source, backup);
  await source.close();
});
afterAll(() => {
  installation.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("a backup holds every table and file, for its owner only, and no secret", async () => {
  const rowsOf = (name: string) => manifest.tables.find((table) => `${table.schema}.${table.name}` === name)?.rows;
  expect(rowsOf("auth.users")).toBeGreaterThan(0);
  expect(rowsOf("public.caption_history")).toBeGreaterThan(0);
  expect(manifest.files.map(({ name }) => name)).toContain(file.name);
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(statSync(`${backup}/tables/auth.users.copy.gz`).mode & 0o077).toBe(0);
  const text = readFileSync(`${backup}/manifest.json`, "utf8");
  for (const secret of [secretKey, new URL(databaseUrl).password]) expect(text).not.toContain(secret);
  const source = await openSource();
  await expect(takeBackup(source, backup)).rejects.toThrow("exists already");
  await source.close();
});

test("an interrupted backup is recognized, and is not restored", async () => {
  mkdirSync(`${folder}/second.partial`);
  const source = await openSource();
  await expect(takeBackup(source, `${folder}/second`)).rejects.toThrow("interrupted backup");
  await source.close();
  expect(existsSync(`${folder}/second`)).toBe(false);
  const { status, stderr } = installation.run("restore", "--from", `${folder}/second.partial`);
  expect([status, stderr]).toEqual([1, expect.stringContaining("is no complete backup")]);
});

test("after a restore every row and file is there, and the next backup is the same", () => {
  const restored = installation.run("restore", "--from", backup);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  expect(restored.stdout).toContain("Restored and compared");
  const again = installation.run("backup", "--to", `${folder}/again`);
  expect([again.status, again.stderr]).toEqual([0, ""]);
  expect(contentOf(readManifest(`${folder}/again`))).toEqual(contentOf(manifest));
  expect(installation.databaseProcess()).toBe(0);
});

test("a restore over data is refused; with --replace, only the backup's data is there", async () => {
  const refused = installation.run("restore", "--from", backup);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("The data is not empty")]);
  const damaged = `${folder}/again/files/${readdirSync(`${folder}/again/files`)[0]}`;
  writeFileSync(damaged, "other");
  const changed = installation.run("restore", "--from", `${folder}/again`, "--replace", "--yes");
  expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining("has changed. Nothing was restored")]);
  const replaced = installation.run("restore", "--from", backup, "--replace", "--yes");
  expect([replaced.status, replaced.stderr]).toEqual([0, ""]);
});

test("people sign in with their old passwords, find what they wrote, and go on", async () => {
  const running = await installation.start();
  const returning = new Person(running.url, person.username);
  const { email, password } = person;
  const signedIn = await returning.call("POST", "/api/login", { json: { email, password, termsAccepted: true } });
  expect(signedIn.status).toBe(200);
  const history = await returning.call<{ keyword: string }[]>("GET", "/api/caption-history");
  expect(history.body.map(({ keyword }) => keyword)).toHaveLength(1);
  // The rows that this adds have numbers from sequences.
  expect((await generate(returning)).status).toBe(200);
  expect((await newPerson(running.url)).cookies.size).toBeGreaterThan(0);
  const response = await fetch(`${running.url}/storage/v1/object/public/media/${encodeURI(file.name)}`);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
  const running2 = installation.run("restore", "--from", backup, "--replace", "--yes");
  expect([running2.status, running2.stderr]).toEqual([1, expect.stringContaining("Stop it there with Ctrl-C")]);
});
