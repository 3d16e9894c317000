import type { LogEntry } from "../../_shared/platform/log.ts";
import { createBuiltInWriter } from "../../_shared/writers/built-in/captions/writer.ts";
import { testConfig } from "../../_shared/platform/testing/config.ts";
import { fakeSupabase, testToken, type FakeResponses } from "../../_shared/platform/testing/fake-supabase.ts";
import { createApp } from "../app.ts";
import type { Deps } from "../services.ts";

/** The time at which the tests take place. */
export const testNow = Date.parse("2026-06-10T10:00:00Z");
export const testUserId = "00000000-0000-4000-8000-000000000001";
export const testUsage = { used: 1, limit: 5, resets_at: "2026-06-11T00:00:00.000Z" };

/** What the database returns for a free generation that is reserved. */
export const testReservation = {
  ...testUsage,
  outcome: "reserved",
  generation_id: "g1",
  premium_access: false,
  tone: null,
  tone_off: [],
  recent: [],
};

/** What the database returns about the person whose token is `bearer`. */
export const testMe = {
  ...testUsage,
  id: testUserId,
  username: "anna",
  email: "anna@example.com",
  is_premium: false,
  premium_access: false,
  premium_until: null,
  stripe_subscription_id: null,
  stripe_customer_id: null,
  is_admin: false,
};

export const bearer = { authorization: `Bearer ${testToken({ sub: testUserId, exp: testNow / 1000 + 3600 })}` };

/** The API in front of a Supabase that responds by path; see `fakeSupabase`. */
export function setUpApi(
  responses: FakeResponses,
  { env, ...deps }: Partial<Deps> & { env?: Record<string, string> } = {},
) {
  const supabase = fakeSupabase(responses);
  const logged: LogEntry[] = [];
  const background: Promise<unknown>[] = [];
  const app = createApp({
    config: testConfig(env),
    model: createBuiltInWriter(),
    log: (_level, entry) => logged.push(entry),
    now: () => testNow,
    fetch: supabase.fetch,
    background: (work) => background.push(work),
    neutralResponseMs: 0,
    ...deps,
  });
  const call = (method: string, path: string, json: unknown, init: RequestInit = {}) =>
    app.request(`https://kite.test${path}`, {
      ...init,
      method,
      body: JSON.stringify(json),
      headers: { "content-type": "application/json", ...bearer, ...(init.headers as Record<string, string>) },
    });
  return {
    call,
    request: (path: string, init: RequestInit) => app.request(`https://kite.test${path}`, init),
    logged,
    background,
    received: supabase.received,
    paths: () => supabase.received.map(({ path }) => path),
  };
}
