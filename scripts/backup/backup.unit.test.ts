import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../server/ports.ts";
import { readEnvironment } from "./environment.ts";
import { newManifest, readManifest } from "./manifest.ts";
import { mayReplace } from "./permission.ts";
import { openPlace } from "./place.ts";
import { quoted } from "./tables.ts";
import { describeManifest } from "./text.ts";

const folder = mkdtempSync(join(tmpdir(), "caption-kite-manifest-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = "0".repeat(64);
const manifest = newManifest({
  takenAt: "2026-11-22T10:00:00.000Z",
  place: "This machine",
  migrations: ["20261121080000"],
  tables: [
    { schema: "auth", name: "users", columns: ["id"], rows: 1, sha256 },
    { schema: "public", name: "caption_history", columns: ["id"], rows: 1200, sha256 },
  ],
  sequences: [],
  buckets: [{ id: "media", isPublic: true, fileSizeLimit: 5_000_000, allowedMimeTypes: ["image/png"] }],
  files: [
    {
      bucket: "media",
      name: "a.png",
      contentType: "image/png",
      cacheControl: "no-cache",
      bytes: 1500,
      sha256,
      storedAs: "0",
    },
  ],
});

describe("a manifest", () => {
  it("is read as it was written, and described in one line", () => {
    writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest));
    expect(readManifest(folder)).toEqual(manifest);
    expect(describeManifest(manifest)).toBe("1 account, 1,201 rows in 2 tables, 1 file (2 kB)");
  });

  it.each([
    ["cut off", JSON.stringify(manifest).slice(0, -20)],
    ["of another format", JSON.stringify({ ...manifest, format: 2 })],
    [
      "naming a file outside of the backup",
      JSON.stringify({ ...manifest, files: [{ ...manifest.files[0], storedAs: "../../etc/passwd" }] }),
    ],
  ])("that is %s is refused", (_, text) => {
    writeFileSync(`${folder}/manifest.json`, text);
    expect(() => readManifest(folder)).toThrow("cannot be read");
  });

  it("that is missing means that the backup was interrupted", () => {
    expect(() => readManifest(`${folder}/none`)).toThrow("is no complete backup");
  });
});

describe("a hosted project", () => {
  const complete = {
    SUPABASE_DB_URL: "postgresql://postgres:hush-hush@127.0.0.1:1/postgres",
    SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
    SUPABASE_SECRET_KEY: "sb_secret_hush",
  };

  it("needs all of its settings, which are named", async () => {
    await expect(openPlace({ SUPABASE_DB_URL: "" }, "backup")).rejects.toThrow(
      "needs SUPABASE_DB_URL and SUPABASE_URL and SUPABASE_SECRET_KEY",
    );
    await expect(openPlace({ ...complete, SUPABASE_SECRET_KEY: "" }, "backup")).rejects.toThrow("SUPABASE_SECRET_KEY");
  });

  it("that cannot be reached is named without the password", async () => {
    const port = await freePort();
    const url = `postgresql://postgres:hush-hush@127.0.0.1:${port}/postgres`;
    const error = await openPlace({ ...complete, SUPABASE_DB_URL: url }, "backup").catch((reason: Error) => reason);
    expect(String(error)).toContain("127.0.0.1 cannot be reached");
    expect(String(error)).not.toContain("hush");
    await expect(openPlace({ ...complete, SUPABASE_DB_URL: "hush-hush" }, "backup")).rejects.toThrow(
      /^SUPABASE_DB_URL must be a connection string/,
    );
  });

  it("is never used unless it is asked for", () => {
    const before = process.env["SUPABASE_DB_URL"];
    process.env["SUPABASE_DB_URL"] = complete.SUPABASE_DB_URL;
    try {
      expect(readEnvironment(false)).not.toHaveProperty("SUPABASE_DB_URL");
      expect(readEnvironment(true)["SUPABASE_DB_URL"]).toBe(complete.SUPABASE_DB_URL);
    } finally {
      if (before === undefined) delete process.env["SUPABASE_DB_URL"];
      else process.env["SUPABASE_DB_URL"] = before;
    }
  });
});

describe("data that is there", () => {
  const contents = { tables: ["auth.users", "public.profiles"], files: 2 };
  const answer = (text: string) => {
    const asked: string[] = [];
    const ask = (question: string) => Promise.resolve(asked.push(question)).then(() => text);
    return { asked, ask };
  };

  it("is only replaced if the command says so, and after a yes", async () => {
    const { asked, ask } = answer("yes");
    await expect(mayReplace(contents, { replace: false, ask })).rejects.toThrow(
      "The data is not empty: 2 tables with rows (auth.users, public.profiles), 2 files. Nothing was changed.",
    );
    expect(asked).toEqual([]);
    expect(await mayReplace(contents, { replace: true, ask })).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it.each(["", "n", "yeah, no", "Y!"])("stays after the answer %j", async (text) => {
    expect(await mayReplace(contents, { replace: true, ask: answer(text).ask })).toBe(false);
  });

  it("needs no question if it is none", async () => {
    const { asked, ask } = answer("no");
    expect(await mayReplace({ tables: [], files: 0 }, { replace: false, ask })).toBe(true);
    expect(asked).toEqual([]);
  });
});

it("names are quoted for SQL", () => {
  expect(quoted("public", 'a"b')).toBe('"public"."a""b"');
});
