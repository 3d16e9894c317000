import assert from "node:assert/strict";
import { setUpApi } from "../../testing/set-up.ts";

const cronSecret = "c".repeat(16);
const originSecret = "o".repeat(32);

async function ask(headers: Record<string, string>, env: Record<string, string> = {}) {
  const { request } = setUpApi({}, { env: { CRON_SECRET: cronSecret, ...env } });
  const response = await request("/api/proxies", { headers });
  return { status: response.status, body: await response.json() };
}

Deno.test("an operator sees what the proxies appended, and whether it is believed", async () => {
  const headers = { "x-cron-secret": cronSecret, "x-forwarded-for": "192.0.2.123, 203.0.113.1 ,198.51.100.7" };
  const forwardedFor = ["192.0.2.123", "203.0.113.1", "198.51.100.7"];
  assert.deepEqual((await ask(headers)).body, { forwardedFor, trusted: true });
  const env = { ORIGIN_SECRET: originSecret };
  assert.deepEqual((await ask(headers, env)).body, { forwardedFor, trusted: false });
  assert.deepEqual((await ask({ ...headers, "x-origin-secret": originSecret }, env)).body.trusted, true);
});

Deno.test("nobody else does", async () => {
  assert.equal((await ask({})).status, 401);
  assert.equal((await ask({ "x-cron-secret": "d".repeat(16) })).status, 401);
});
