import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { authPath, storagePath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { applyBackup, contentsOf } from "../../backup/apply.ts";
import { checkBackup } from "../../backup/check-backup.ts";
import { encryptBackup } from "../../backup/encrypted.ts";
import type { Manifest } from "../../backup/manifest.ts";
import { openPlace, type Place } from "../../backup/place.ts";
import { ensureBucket, readFileFrom, writeFileTo } from "../../backup/stored-files.ts";
import { takeBackup } from "../../backup/take.ts";
import { loadKeys } from "../../stack/keys.ts";
import { Installation } from "../support/installation.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl, supabaseUrl, secretKey } = inject("stack");
const folder = mkdtempSync(join(tmpdir(), "caption-kite-backups-"));
const backup = `${folder}/first`;
const installation = new Installation();
const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const file = { bucket: "media", name: "backup/a file.png", contentType: "image/png", cacheControl: "max-age=60" };
const ownBucket = "backup-test";
/** Characters that the text of COPY has to escape. */
const tone = "calm; with a\ttab, a \\ and a\nline";
let person: Person;
let source: Place;
let manifest: Manifest;

const contentOf = ({ tables, sequences, buckets, files }: Manifest) => ({ tables, sequences, buckets, files });

beforeAll(async () => {
  person = await newPerson(url);
  // The tests' stack as a hosted project: the address of its database, that of its API, and the secret key.
  const settings = { SUPABASE_DB_URL: databaseUrl, SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey };
  source = await openPlace(settings, "backup");
  await source.sql`insert into public.suggestions (user_id, suggestion, username, email)
    select id, ${tone}, username, ${person.email} from public.profiles where username = ${person.username}`;
  await writeFileTo(source.storage, file, picture);
  await source.sql`update storage.objects set owner_id = (select id::text from auth.users where email = ${person.email})
    where name = ${file.name}`;
  // A bucket that no migration makes.
  await ensureBucket(source.sql, { id: ownBucket, isPublic: false, fileSizeLimit: 1000, allowedMimeTypes: null });
  await writeFileTo(source.storage, { ...file, bucket: ownBucket }, picture);
  manifest = await takeBackup(source, backup);
});
afterAll(async () => {
  await source.close();
  await installation.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("a backup holds every table and file, for its owner only, and no key", async () => {
  const rowsOf = (name: string) => manifest.tables.find((table) => `${table.schema}.${table.name}` === name)?.rows;
  expect(rowsOf("auth.users")).toBeGreaterThan(0);
  expect(rowsOf("public.suggestions")).toBeGreaterThan(0);
  expect(manifest.files.map(({ name }) => name)).toContain(file.name);
  for (const path of ["", "/manifest.json", "/tables/auth.users.copy.gz", "/files/0"])
    expect(statSync(backup + path).mode & 0o077).toBe(0);
  const text = readFileSync(`${backup}/manifest.json`, "utf8");
  expect(manifest.tables.map(({ name }) => name)).not.toContain("sessions");
  expect(manifest.tables.map(({ name }) => name)).not.toContain("refresh_tokens");
  for (const secret of [secretKey, new URL(databaseUrl).password]) expect(text).not.toContain(secret);
});

test("what an earlier or an interrupted backup left is not written over", async () => {
  await expect(takeBackup(source, backup)).rejects.toThrow("exists already");
  mkdirSync(`${folder}/second.partial`);
  await expect(takeBackup(source, `${folder}/second`)).rejects.toThrow("interrupted backup");
});

describe("after a restore into an empty directory", () => {
  let restored: Place;
  beforeAll(async () => {
    cpSync(backup, `${folder}/copy`, { recursive: true });
    const passphrase = "four random words here";
    const encrypted = await encryptBackup(`${folder}/copy`, passphrase);
    expect(installation.run("restore", "--from", encrypted).stderr).toContain("Set BACKUP_PASSPHRASE");
    vi.stubEnv("BACKUP_PASSPHRASE", passphrase);
    vi.stubEnv("TMPDIR", mkdtempSync(`${folder}/temporary-`));
    const temporary = tmpdir();
    const { status, stdout, stderr } = installation.run("restore", "--from", encrypted);
    vi.unstubAllEnvs();
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Restored and compared");
    expect(readdirSync(temporary).filter((name) => name.startsWith("caption-kite-backup-"))).toEqual([]);
    restored = await openPlace({ DATA_DIR: installation.dataDir }, "backup");
  });
  afterAll(() => restored.close());

  test("every row, sequence and file is there: the next backup is the same", async () => {
    expect(contentOf(await takeBackup(restored, `${folder}/again`))).toEqual(contentOf(manifest));
    expect(await readFileFrom(restored.storage, file)).toEqual(picture);
    expect((await restored.sql`select from public.suggestions where suggestion = ${tone}`).length).toBe(1);
  });

  test("a file still belongs to the account that stored it, with which it is deleted", async () => {
    const [owned] = await restored.sql<{ files: unknown }[]>`
      select public.account_files(id, 10) as files from auth.users where email = ${person.email}`;
    expect(owned!.files).toEqual([{ bucket: file.bucket, name: file.name }]);
  });

  test("people sign in with their old passwords, and their files are served", async () => {
    const { publishableKey } = loadKeys(installation.dataDir);
    const signIn = (password: string) =>
      restored.storage.fetch(
        new Request(`${restored.storage.url}${authPath}/token?grant_type=password`, {
          method: "POST",
          headers: { apikey: publishableKey, "content-type": "application/json" },
          body: JSON.stringify({ email: person.email, password }),
        }),
      );
    expect((await signIn("another")).status).toBe(400);
    expect((await signIn(person.password)).status).toBe(200);
    const address = `${restored.storage.url}${storagePath}/object/public/media/backup/a%20file.png`;
    const served = await restored.storage.fetch(new Request(address));
    expect(served.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture);
  });

  test("new rows get numbers that none of the old ones has", async () => {
    const [row] = await restored.sql<{ is_new: boolean }[]>`
      insert into public.suggestions (user_id, suggestion, username, email)
      select user_id, 'another', username, email from public.suggestions limit 1
      returning id > all (select id from public.suggestions) as is_new`;
    expect(row?.is_new).toBe(true);
  });

  test("its data is in the way of another restore, which replaces all of it", async () => {
    expect((await contentsOf(restored)).tables).toContain("auth.users");
    await writeFileTo(restored.storage, { ...file, name: "other.png" }, picture);
    await writeFileTo(restored.storage, file, new Uint8Array([1]));
    expect(await applyBackup(restored, backup, manifest)).toEqual([]);
    expect(contentOf(await takeBackup(restored, `${folder}/replaced`))).toEqual(contentOf(manifest));
  });

  test("nobody is signed in afterwards, and who has lost the role since does not get it back", async () => {
    const { publishableKey } = loadKeys(installation.dataDir);
    const signedIn = await restored.storage.fetch(
      new Request(`${restored.storage.url}${authPath}/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ email: person.email, password: person.password }),
      }),
    );
    expect(signedIn.status).toBe(200);
    const { sql } = restored;
    await sql`insert into public.user_roles (user_id, role, source)
      select id, 'admin', 'operator' from auth.users where email = ${person.email}`;
    // Other tests may have made administrators on this stack, too.
    const administrators = (
      await sql<{ email: string }[]>`select email from auth.users join public.user_roles on user_id = id order by email`
    ).map(({ email }) => email);
    expect(administrators).toContain(person.email);
    const withRole = `${folder}/with-role`;
    const taken = await takeBackup(restored, withRole);
    const [other] = await sql<{ id: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'other@example.com') returning id`;
    await sql`insert into public.user_roles (user_id, role, source) values (${other!.id}, 'admin', 'operator')`;
    await sql`delete from public.user_roles where user_id <> ${other!.id}`;
    expect(await applyBackup(restored, withRole, taken)).toEqual(administrators);
    for (const table of ["auth.sessions", "auth.refresh_tokens", "public.user_roles"])
      expect((await sql.unsafe(`select from ${table}`)).length, table).toBe(0);
    await applyBackup(restored, backup, manifest);
  });

  test("a restore that fails leaves the database as it was", async () => {
    const [table, ...others] = manifest.tables;
    const wrong = { ...manifest, tables: [...others, { ...table!, sha256: "0".repeat(64) }] };
    await expect(applyBackup(restored, backup, wrong)).rejects.toThrow("differ from the backup");
    const older = { ...manifest, migrations: manifest.migrations.slice(1) };
    await expect(applyBackup(restored, backup, older)).rejects.toThrow("newer than the backup");
    expect(contentOf(await takeBackup(restored, `${folder}/unchanged`))).toEqual(contentOf(manifest));
  });

  test("a changed file of a backup is noticed before anything is restored", async () => {
    writeFileSync(`${folder}/again/files/0`, "other");
    await expect(checkBackup(`${folder}/again`, manifest)).rejects.toThrow("has changed. Nothing was restored");
  });

  test("data in use is not restored over", async () => {
    await expect(openPlace({ DATA_DIR: installation.dataDir }, "restore")).rejects.toThrow("Stop it there with Ctrl-C");
  });
});
