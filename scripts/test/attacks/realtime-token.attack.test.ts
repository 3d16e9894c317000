import { beforeEach, expect, inject, test } from "vitest";
import type { RealtimeToken } from "../../../supabase/functions/_shared/contract/wire/realtime.ts";
import { newPerson } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, supabaseUrl, databaseUrl, publishableKey } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

async function stolenToken() {
  const person = await newPerson(url);
  const { body } = await person.call<RealtimeToken>("GET", "/api/realtime-token");
  return { person, ...body };
}

test("the token for live updates is valid for minutes and is not the session's token", async () => {
  const { person, token, expiresAt } = await stolenToken();
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  expect(token).not.toBe(person.session.access_token);
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
  expect(claims["exp"]).toBe(Date.parse(expiresAt) / 1000);
  expect(claims).not.toHaveProperty("sub");
  expect(claims).not.toHaveProperty("email");
});

test("only live updates accept it; for others it is refused or says no more than a visitor's key", async () => {
  const { person, token } = await stolenToken();
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const refused = async (method: string, address: string, json?: unknown) => {
    const response = await fetch(address, {
      method,
      headers,
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    expect(response.status, `${method} ${address}: ${await response.clone().text()}`).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  };
  // Without the gateway, too, because a hosted project can be reached directly.
  for (const origin of [url, supabaseUrl]) {
    await refused("GET", `${origin}/rest/v1/profiles?select=*`);
    await refused("GET", `${origin}/rest/v1/caption_history?select=*`);
    await refused("POST", `${origin}/rest/v1/rpc/me`, {});
    // Storage takes it for a visitor, who sees no files of others.
    const list = { method: "POST", body: JSON.stringify({ prefix: "" }) };
    const visitor = { apikey: publishableKey, "content-type": "application/json" };
    const [theirs, everybodys] = await Promise.all(
      [headers, visitor].map(async (sent) =>
        (await fetch(`${origin}/storage/v1/object/list/media`, { ...list, headers: sent })).text(),
      ),
    );
    expect(theirs).toBe(everybodys);
    await refused("GET", `${origin}/auth/v1/user`);
    await refused("PUT", `${origin}/auth/v1/user`, { password: "Stolen123" });
    await refused("POST", `${origin}/auth/v1/logout`);
  }
  await refused("GET", `${url}/api/user`);
  await refused("GET", `${url}/api/realtime-token`);
  await refused("DELETE", `${url}/api/caption-history`);
  expect((await person.login()).status).toBe(200);
});

test("an ended session gets no new token", async () => {
  const { person } = await stolenToken();
  const session = person.session;
  await person.call("POST", "/api/logout");
  person.session = session;
  expect((await person.call("GET", "/api/realtime-token")).status).toBe(401);
});
