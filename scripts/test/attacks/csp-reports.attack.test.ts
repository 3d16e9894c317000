import connect from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { clearCounters } from "../support/counters.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());
beforeEach(() => clearCounters(databaseUrl));

const send = (body: string, type = "application/csp-report") =>
  fetch(`${url}/api/csp-report`, { method: "POST", headers: { "content-type": type }, body });
const report = (directive: string, blocked: string) =>
  JSON.stringify({ "csp-report": { "violated-directive": directive, "blocked-uri": blocked } });

test("the page's policy reports violations to an endpoint that counts them", async () => {
  const page = await fetch(url);
  const policy = page.headers.get("content-security-policy") ?? "";
  const address = /report-uri (\S+?)(?:;|$)/.exec(policy)?.[1];
  expect(address).toBe("/api/csp-report");
  expect(page.headers.get("reporting-endpoints")).toContain(address);
  expect((await send(report("script-src-elem", "https://evil.test/steal.js"))).status).toBe(200);
  const [found] =
    await sql`select count from private.csp_reports where directive = 'script-src-elem' and blocked = 'https://evil.test'`;
  expect(found?.count).toBe(1);
});

test("invalid reports are refused in JSON, and a flood neither fills the table nor breaks anything", async () => {
  const junk = ["", "{", "null", "[]", '{"csp-report":5}', "\u0000", "x".repeat(40_000)];
  for (const body of junk) {
    const response = await send(body);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toHaveProperty("message");
  }
  await clearCounters(databaseUrl);
  const statuses = new Set<number>();
  for (let n = 0; n < 80; n++) statuses.add((await send(report("img-src", `https://h${n}.test/`))).status);
  expect([...statuses].sort()).toEqual([200, 429]);
  const [rows] = await sql`select count(*)::int as rows from private.csp_reports`;
  expect(rows!.rows).toBeLessThanOrEqual(201);
});
