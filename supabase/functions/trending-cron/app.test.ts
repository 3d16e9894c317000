import assert from "node:assert/strict";
import type { TrendingData } from "../_shared/contract/wire/trending.ts";
import { ModelError } from "../_shared/domain/writing/call.ts";
import type { TrendLister } from "../_shared/domain/trending/port.ts";
import { conforming } from "../_shared/platform/testing/descriptions/conforming.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { secretHeader } from "../_shared/platform/cron/environment.ts";
import { createApp } from "./app.ts";

const secret = "a-secret-for-tests";
const now = Date.parse("2026-11-21T00:05:00Z");
interface Call {
  name: string;
  args: { p_date?: string; p_data?: TrendingData; p_status?: string; p_detail?: { places: unknown } };
}

/** The data API, which responds to each function from `responses`; a missing one fails like an unreachable database. */
function setUp({
  responses = {},
  model = null,
  withSecret = true,
}: { responses?: Record<string, unknown[]>; model?: TrendLister | null; withSecret?: boolean } = {}) {
  const calls: Call[] = [];
  const events: string[] = [];
  const results: Record<string, unknown[]> = {
    collect_trends: [0],
    list_site_trends: [[]],
    save_trending_snapshot: [true],
    record_job_run: [1],
    ...responses,
  };
  const fetcher = conforming(async (request) => {
    const name = request.url.split("/rpc/")[1]!;
    calls.push({ name, args: await request.json() });
    const list = results[name]!;
    const result = list.length > 1 ? list.shift() : list[0];
    return result === "down" ? new Response("no", { status: 503 }) : Response.json(result);
  });
  const app = createApp({
    secret: withSecret ? secret : null,
    database: createDatabase({ supabaseUrl: "http://data.example", publishableKey: "p", secretKey: "s" }, fetcher),
    model,
    log: (_level, entry) => void events.push(entry.event),
    now: () => now,
  });
  const post = (headers: Record<string, string> = { [secretHeader]: secret }) =>
    app.request("/functions/v1/trending-cron", { method: "POST", headers });
  const saved = () => calls.find(({ name }) => name === "save_trending_snapshot")?.args;
  const recorded = () => calls.find(({ name }) => name === "record_job_run")?.args;
  return { app, post, calls, events, saved, recorded };
}

Deno.test("a run stores the UTC date's trends and records itself", async () => {
  const { post, saved, recorded } = setUp({
    responses: { list_site_trends: [[{ kind: "emoji", token: "☕", users: 60, growth: 0.5 }]] },
  });
  const response = await post();
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    message: "Trends for 2026-11-21 are stored.",
    date: "2026-11-21",
    status: "succeeded",
    places: { site: "ok", model: "off", calendar: "ok" },
  });
  assert.equal(saved()?.p_date, "2026-11-21");
  assert.ok(saved()?.p_data?.topEmojis.some(({ emoji, origin }) => emoji === "☕" && origin === "site"));
  assert.equal(recorded()?.p_status, "succeeded");
});

Deno.test("counting goes on until nothing is left", async () => {
  const { post, calls } = setUp({ responses: { collect_trends: [1000, 1000, 17] } });
  await post();
  assert.equal(calls.filter(({ name }) => name === "collect_trends").length, 3);
});

Deno.test("a failing model is left out and recorded", async () => {
  const model: TrendLister = { listTrends: () => Promise.reject(new ModelError("timeout", "no response in time")) };
  const { post, saved, recorded, events } = setUp({ model });
  assert.equal((await (await post()).json()).status, "degraded");
  assert.ok(saved()?.p_data?.topEmojis.every(({ origin }) => origin === "calendar"));
  assert.deepEqual(recorded()?.p_detail?.places, { site: "ok", model: "failed", calendar: "ok" });
  assert.ok(events.includes("trending_place_failed"));
});

Deno.test("counts that cannot be read are left out", async () => {
  const { post, saved } = setUp({ responses: { collect_trends: ["down"] } });
  assert.deepEqual((await (await post()).json()).places, { site: "failed", model: "off", calendar: "ok" });
  assert.ok(saved());
});

Deno.test("a run that cannot store fails, is recorded, and touches nothing else", async () => {
  const { post, recorded, calls } = setUp({ responses: { save_trending_snapshot: ["down"] } });
  const response = await post();
  assert.equal(response.status, 503);
  assert.equal((await response.json()).code, "unavailable");
  assert.equal(recorded()?.p_status, "failed");
  assert.equal(calls.filter(({ name }) => name === "save_trending_snapshot").length, 1);
});

Deno.test("what was stored counts although its record fails", async () => {
  const { post, events } = setUp({ responses: { record_job_run: ["down"] } });
  assert.equal((await post()).status, 200);
  assert.ok(events.includes("job_not_recorded"));
});

for (const [what, headers] of [
  ["no secret", {}],
  ["a wrong secret", { [secretHeader]: "wrong" }],
  ["an empty one", { [secretHeader]: "" }],
  ["one that only begins right", { [secretHeader]: `${secret}x` }],
] as [string, Record<string, string>][]) {
  Deno.test(`${what} is refused before anything is done`, async () => {
    const { post, calls } = setUp();
    const response = await post(headers);
    assert.equal(response.status, 401);
    assert.equal((await response.json()).code, "unauthorized");
    assert.equal(calls.length, 0);
  });
}

Deno.test("without a configured secret everybody is refused", async () => {
  const { post, calls } = setUp({ withSecret: false });
  assert.equal((await post({ [secretHeader]: "" })).status, 503);
  assert.equal(calls.length, 0);
});

Deno.test("other methods and addresses are refused", async () => {
  const { app } = setUp();
  assert.equal((await app.request("/trending-cron")).status, 405);
  assert.equal((await app.request("/trending-cron/x", { method: "POST" })).status, 404);
});
