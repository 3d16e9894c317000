import connect, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { freshPath } from "../../../supabase/functions/_shared/contract/wire/fresh.ts";
import type { TrendingData } from "../../../supabase/functions/_shared/contract/wire/trending.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, type Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const secret = "a-secret-for-this-test";
let stack: Stack;
let sql: Sql;

// Its own database, because these tests change the age of accounts and run the daily job.
beforeAll(async () => {
  stack = await startTemporaryStack({ ...fastPasswordHashing, functionsEnv: { CRON_SECRET: secret } });
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});
beforeEach(() => clearCounters(stack.databaseUrl));

/**
 * Generates once for each person and adds the tag to the stored caption, because the built-in writer does not write
 * arbitrary tags.
 */
async function write(people: readonly Person[], tag: string): Promise<void> {
  for (const person of people) {
    const { status, body } = await person.generate({
      keyword: "coffee",
      platform: "instagram",
      emojiLevel: "50",
      hashtagLevel: "50",
      aiControlled: "true",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await sql`update public.caption_history set captions = array[${`Look at this #${tag}`}], created_at = now() - interval '2 minutes' where id = ${String(body["id"])}`;
  }
}

/** Makes accounts look like established ones, also for captions that were written before midnight. */
async function makeOld(people: readonly Person[]): Promise<void> {
  const emails = people.map(({ email }) => email);
  await sql`update public.profiles set created_at = now() - interval '30 days' where id in (select id from auth.users where email in ${sql(emails)})`;
  await sql`insert into public.daily_usage (user_id, day, used)
    select id, (now() at time zone 'UTC')::date - back, 1 from auth.users cross join generate_series(1, 3) as back where email in ${sql(emails)}`;
}

async function trends(reader: Person): Promise<string> {
  const run = await fetch(`${stack.url}/functions/v1/trending-cron`, {
    method: "POST",
    headers: { "x-cron-secret": secret },
  });
  expect(run.status).toBe(200);
  const { body } = await reader.call<TrendingData>("GET", freshPath(endpoints.getTrending.path, Date.now()));
  expect(body.topHashtags.some(({ origin }) => origin === "calendar")).toBe(true);
  return JSON.stringify(body).toLowerCase();
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => newPerson(stack.url)));

test("six throwaway accounts cannot put anything on the Trending page", async () => {
  const throwaway = await people(6);
  await write(throwaway, "buyfollowersnow");
  expect(await trends(throwaway[0]!)).not.toContain("buyfollowersnow");
});

test("six established accounts with one network address cannot, either, while six with six addresses can", async () => {
  const old = await people(6);
  await makeOld(old);
  await write(old, "onehouse");
  expect(await trends(old[0]!)).not.toContain("onehouse");

  await write(old, "sixhouses");
  const hashes = await sql`select network_hash from private.caption_networks`;
  expect(new Set(hashes.map((row) => String(row["network_hash"]))).size).toBe(1);
  expect(JSON.stringify(hashes)).not.toContain("127.0.0.1");
  await sql`update private.caption_networks set network_hash = network_hash || history_id`;
  expect(await trends(old[0]!)).toContain("#sixhouses");
  expect(await sql`select from private.caption_networks`).toHaveLength(0);
});

test("what an administrator hides disappears immediately, until it is shown again", async () => {
  const admin = await newAdministrator(stack);
  const path = endpoints.adminHideTrend.path;
  expect(await trends(admin)).toContain("#sixhouses");
  const { status, body } = await admin.call("POST", path, { json: { entry: "#SixHouses" } });
  expect([status, body]).toMatchObject([201, { kind: "hashtag", entry: "#sixhouses" }]);
  expect(JSON.stringify((await admin.call("GET", endpoints.getTrending.path)).body)).not.toContain("sixhouses");
  expect(await trends(admin)).not.toContain("sixhouses");

  const listed = (await admin.call<{ id: string; entry: string }[]>("GET", path)).body;
  expect(listed.map(({ entry }) => entry)).toEqual(["#sixhouses"]);
  expect((await admin.call("DELETE", `${path}/${listed[0]!.id}`)).status).toBe(200);
  expect(await trends(admin)).toContain("#sixhouses");
});

test("hiding is refused for texts that are not a hashtag or emoji, and for people without the role", async () => {
  const path = endpoints.adminHideTrend.path;
  const admin = await newAdministrator(stack);
  for (const entry of ["two words", "\u200B", "#", "12", "a".repeat(60)]) {
    expect(await admin.call("POST", path, { json: { entry } }), entry).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  }
  const person = await newPerson(stack.url);
  expect((await person.call("POST", path, { json: { entry: "tea" } })).status).toBe(403);
  expect((await person.call("GET", path)).status).toBe(403);
  expect((await person.call("DELETE", `${path}/1`)).status).toBe(403);
});
