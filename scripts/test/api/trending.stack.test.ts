import connect, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { TrendingData } from "../../../supabase/functions/_shared/contract/wire/trending.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import { liftAddressLimits } from "../support/address-limits.ts";
import { newPerson, type Person } from "../support/person.ts";

const secret = "a-secret-for-this-test";
const { path } = endpoints.getTrending;
let stack: Stack;
let sql: Sql;
let reader: Person;

/** The UTC dates on which runs began or ended: two if midnight passes during these tests. */
const dates = new Set<string>();
const noteDate = () => dates.add(new Date().toISOString().slice(0, 10));

async function run(headers: Record<string, string>): Promise<Response> {
  noteDate();
  const response = await fetch(`${stack.url}/functions/v1/trending-cron`, { method: "POST", headers });
  noteDate();
  return response;
}

const trends = () => reader.call<TrendingData>("GET", path);

/**
 * Stores a caption of each person, written minutes ago, by established accounts with different network addresses. Minutes
 * after midnight, it is one of the day before.
 */
async function wrote(people: Person[], caption: string): Promise<void> {
  for (const { email } of people) {
    await sql`update public.profiles set created_at = now() - interval '30 days' where id = (select id from auth.users where email = ${email})`;
    await sql`insert into public.daily_usage (user_id, day, used)
      select id, (now() at time zone 'UTC')::date - back, 1 from auth.users cross join generate_series(1, 3) as back where email = ${email}
      on conflict do nothing`;
    await sql`with entry as (
        insert into public.caption_history (user_id, keyword, platform, captions, created_at)
        select id, 'k', 'instagram', ${[caption]}, now() - interval '5 minutes' from auth.users where email = ${email} returning id
      ) insert into private.caption_networks (history_id, network_hash) select id, ${email} from entry`;
  }
}

// Its own database, because the state before the first run is tested, too.
beforeAll(async () => {
  stack = await startTemporaryStack({ ...fastPasswordHashing, functionsEnv: { CRON_SECRET: secret } });
  await liftAddressLimits(stack.databaseUrl);
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  reader = await newPerson(stack.url);
});

afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

describe("trends", () => {
  test("are reported as missing before the first run", async () => {
    expect(await trends()).toMatchObject({ status: 404, body: { code: "not_found", message: "No Data Available" } });
  });

  test.each([
    ["nothing", {}],
    ["a wrong secret", { "x-cron-secret": "guess" }],
    ["the public key", { authorization: "Bearer key" }],
  ])("are not run for %s", async (_what, headers) => {
    expect((await run(headers)).status).toBe(401);
    expect((await trends()).status).toBe(404);
  });

  test("contain what five people used, never what four used, and the calendar, each with its origin", async () => {
    const people: Person[] = [];
    for (let count = 0; count < 5; count += 1) people.push(await newPerson(stack.url));
    await wrote(people, "Morning light over the lake 🛶 #LakeHouse");
    await wrote(people.slice(1), "Something private #SecretParty");
    expect(await (await run({ "x-cron-secret": secret })).json()).toMatchObject({
      status: "succeeded",
      places: { site: "ok", model: "off", calendar: "ok" },
    });

    const { status, body } = await trends();
    expect(status).toBe(200);
    const data = endpoints.getTrending.response.parse(body);
    expect([...dates]).toContain(data.date);
    expect(data.topHashtags).toContainEqual(expect.objectContaining({ hashtag: "#lakehouse", origin: "site" }));
    expect(data.topEmojis).toContainEqual(expect.objectContaining({ emoji: "🛶", meaning: "canoe", origin: "site" }));
    expect(data.topHashtags.some(({ origin }) => origin === "calendar")).toBe(true);
    expect(JSON.stringify(data).toLowerCase()).not.toContain("secretparty");
  });

  test("are replaced by the next run, and every run is recorded", async () => {
    await run({ "x-cron-secret": secret });
    const snapshots = await sql<{ date: string }[]>`select date::text from public.trending_snapshots`;
    expect(snapshots.length).toBeGreaterThan(0);
    expect(snapshots.length).toBeLessThanOrEqual(dates.size);
    const [counted] = await sql<{ runs: number }[]>`
      select count(*)::integer as runs from private.job_runs where status = 'succeeded'`;
    expect(counted!.runs).toBeGreaterThanOrEqual(2);
  });

  test("stay unchanged if a run fails, and the failure is recorded", async () => {
    const before = (await trends()).body;
    await sql`alter table public.trending_snapshots add constraint nothing_more check (false) not valid`;
    const response = await run({ "x-cron-secret": secret });
    await sql`alter table public.trending_snapshots drop constraint nothing_more`;
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "internal" });
    expect((await trends()).body).toEqual(before);
    expect((await sql`select status from private.job_runs order by id desc limit 1`)[0]).toEqual({ status: "failed" });
  });

  test("do not count people who cleared their history", async () => {
    const person = await newPerson(stack.url);
    await wrote([person], "Only me #JustMine");
    await run({ "x-cron-secret": secret });
    const remembered = async () => (await sql`select from private.trend_users where token = 'justmine'`).length;
    expect(await remembered()).toBe(1);
    await person.call("DELETE", endpoints.clearHistory.path);
    expect(await remembered()).toBe(0);
  });
});
