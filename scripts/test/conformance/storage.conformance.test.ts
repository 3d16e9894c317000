import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import { afterEach, describe, expect, inject, test } from "vitest";
import { createFileStore } from "../../../supabase/functions/_shared/platform/supabase/storage.ts";
import { storageCalls } from "../../../supabase/functions/_shared/platform/testing/descriptions/storage.ts";
import { readFileFrom, removeFileFrom, writeFileTo } from "../../backup/stored-files.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson } from "../support/person.ts";
import { createObserver } from "../../verify/observer.ts";

const stack = inject("stack");
const { url, supabaseUrl, publishableKey, secretKey } = stack;
const observer = createObserver();
const files = createFileStore({ supabaseUrl, publishableKey, secretKey }, observer.fetch);
const backup = { url: supabaseUrl, secretKey, fetch: (request: Request) => observer.fetch(request) };
const pixel = new Uint8Array([137, 80, 78, 71]);

afterEach(() => {
  expect(observer.problems.splice(0)).toEqual([]);
});

const media = (name: string) => ({ bucket: "media", name: `conformance-${name}` });

describe("the local Storage", () => {
  test("stores a file of an administrator, shows it to everybody and removes it", async () => {
    const { session } = await newAdministrator(stack);
    const file = media("a.png");
    await files.upload(session.access_token, file, pixel, "image/png");
    const shown = await observer.fetch(`${supabaseUrl}/storage/v1/object/public/media/${file.name}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    await expect(files.upload(session.access_token, file, pixel, "image/png")).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(observer.refused).toContain("store a file as a person: KeyAlreadyExists");
    await files.remove([file]);
    // What is not there any more is no error, and neither is a bucket that never was.
    await files.remove([file]);
    await files.remove([{ bucket: "nowhere", name: file.name }]);
  });

  test("sends a part of a file, and nothing of one that the browser has", async () => {
    const { session } = await newAdministrator(stack);
    const file = media("parts.png");
    await files.upload(session.access_token, file, pixel, "image/png");
    const show = (headers: Record<string, string>) =>
      observer.fetch(`${supabaseUrl}/storage/v1/object/public/media/${file.name}`, { headers });
    const part = await show({ range: "bytes=1-2" });
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, pixel.slice(1, 3)]);
    const whole = await show({});
    expect((await show({ "if-none-match": whole.headers.get("etag")! })).status).toBe(304);
    expect((await show({ range: "bytes=99-" })).status).toBe(416);
    await files.remove([file]);
  });

  test("keeps its rows from statements that would leave the bytes", async () => {
    const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
    for (const table of ["objects", "buckets"])
      await expect(sql.unsafe(`delete from storage.${table} where true`)).rejects.toMatchObject({ code: "42501" });
    await sql.end();
  });

  test("keeps, returns and removes the files of a backup", async () => {
    const file = { ...media("b.png"), contentType: "image/png", cacheControl: "max-age=60" };
    await writeFileTo(backup, file, pixel);
    await writeFileTo(backup, file, pixel);
    expect(await readFileFrom(backup, file)).toEqual(pixel);
    await removeFileFrom(backup, file);
    await expect(readFileFrom(backup, file)).rejects.toThrow("400");
    expect(observer.refused).toContain("read a file: NoSuchKey");
  });

  test("tells a person who may not from a token that is not valid", async () => {
    const { session } = await newPerson(url);
    const upload = (token: string, bucket = "media", type = "image/png") =>
      files.upload(token, { bucket, name: "c.png" }, pixel, type);
    await expect(upload(session.access_token)).rejects.toMatchObject({ code: "forbidden" });
    await expect(upload("a.b.c")).rejects.toMatchObject({ code: "unauthorized" });
    await expect(upload(session.access_token, "nowhere")).rejects.toMatchObject({ code: "unavailable" });
    await expect(upload(session.access_token, "media", "text/plain")).rejects.toMatchObject({ code: "unavailable" });
    const refusals = ["AccessDenied", "NoSuchBucket", "InvalidMimeType"];
    expect(observer.refused).toEqual(
      new Set([...observer.refused, ...refusals.map((code) => `store a file as a person: ${code}`)]),
    );
  });

  test("lists its buckets", async () => {
    const client = createClient(supabaseUrl, secretKey, { global: { fetch: observer.fetch } });
    const { data } = await client.storage.listBuckets();
    expect(data?.map(({ id }) => id)).toContain("media");
  });
});

test("every described call of Storage succeeded", () => {
  expect(storageCalls.map(({ name }) => name).filter((name) => !observer.succeeded.has(name))).toEqual([]);
  expect(Object.keys(files)).toEqual(["remove", "upload"]);
});
