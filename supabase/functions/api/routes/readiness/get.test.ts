import assert from "node:assert/strict";
import { readiness, type Readiness } from "../../../_shared/contract/wire/readiness.ts";
import { setUpApi } from "../../testing/set-up.ts";

const secret = "0123456789abcdef";
const runs = [
  { job: "trending", status: "succeeded", age_seconds: 600 },
  { job: "retention", status: "succeeded", age_seconds: 60 },
];
const works = {
  "/rest/v1/rpc/latest_job_runs": () => runs,
  "/auth/v1/health": () => ({ version: "v2", name: "GoTrue", description: "Auth" }),
};

async function ready(responses: Record<string, () => unknown>, headers: Record<string, string> = {}, env = {}) {
  const api = setUpApi(responses, { env: { CRON_SECRET: secret, ...env } });
  const response = await api.request("/api/ready", { headers });
  return { ...api, response, text: await response.text() };
}
const bodyOf = (text: string): Readiness => readiness.parse(JSON.parse(text));

Deno.test("with everything in order the server is ready, and the reasons are not for strangers", async () => {
  const { response, text } = await ready(works);
  const { message, parts, ...rest } = bodyOf(text);
  assert.deepEqual([response.status, message, rest], [200, "Ready. Every part works.", { ready: true }]);
  assert.deepEqual(parts.schedule, { state: "ok", lastSuccessSeconds: 600 });
  assert.deepEqual(parts.database, { state: "ok", lastSuccessSeconds: 0 });
  assert.deepEqual(parts.payments, { state: "off", lastSuccessSeconds: null });
});

for (const path of Object.keys(works)) {
  Deno.test(`without ${path} the server is not ready`, async () => {
    const broken = { ...works, [path]: () => new Response("secret-host is down", { status: 502 }) };
    const { response, text } = await ready(broken);
    assert.deepEqual([response.status, bodyOf(text).ready], [503, false]);
    assert.ok(!text.includes("secret-host") && !text.includes("500"), text);
  });
}

Deno.test("a job that is late is reported, and the server serves on", async () => {
  const { response, text } = await ready({ ...works, "/rest/v1/rpc/latest_job_runs": () => runs.slice(0, 1) });
  assert.equal(response.status, 200);
  assert.equal(bodyOf(text).parts.schedule.state, "late");
  assert.equal(bodyOf(text).message, "Ready, but not everything works. See: schedule.");
});

Deno.test("an operator sees the reasons; a wrong secret is refused", async () => {
  const { text } = await ready({}, { "x-cron-secret": secret });
  assert.match(bodyOf(text).parts.auth.detail ?? "", /nobody listens at \/auth\/v1\/health/);
  assert.ok(!text.includes(secret));
  assert.equal((await ready(works, { "x-cron-secret": `${secret}x` })).response.status, 401);
  assert.equal((await ready(works, { "x-cron-secret": "" }, { CRON_SECRET: "" })).response.status, 401);
});

Deno.test("a browser gets a table to read", async () => {
  const { response, text } = await ready(works, { accept: "text/html,*/*;q=0.8" });
  assert.match(response.headers.get("content-type") ?? "", /^text\/plain/);
  assert.match(text, /^Ready\. Every part works\.\n\ndatabase {3}ok {5}worked 0 s ago\n/);
  assert.match(text, /\nschedule {3}ok {5}worked 10 min ago\n$/);
});

Deno.test("any number of calls ask the database and the auth server once", async () => {
  const api = setUpApi(works);
  await Promise.all(Array.from({ length: 50 }, () => api.request("/api/ready", {})));
  assert.deepEqual(api.paths().toSorted(), ["/auth/v1/health", "/rest/v1/rpc/latest_job_runs"]);
});

const openAi = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "http://model.test/v1" };
for (const [status, state] of [
  [200, "ok"],
  [404, "ok"],
  [401, "failed"],
  [429, "failed"],
  [503, "failed"],
] as const) {
  Deno.test(`a model server that responds with ${status} is ${state}, and the server serves on`, async () => {
    const { response, text } = await ready(
      { ...works, "/v1/models": () => new Response("{}", { status }) },
      { "x-cron-secret": secret },
      openAi,
    );
    assert.deepEqual([response.status, bodyOf(text).parts.writer.state], [200, state]);
    assert.ok(!text.includes("sk-test"));
  });
}
