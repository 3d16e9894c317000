import connect, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { WebSocket } from "ws";
import { liveTopic } from "../../../supabase/functions/_shared/contract/wire/realtime.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, type Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const stack = inject("stack");
const { url, supabaseUrl, databaseUrl, publishableKey } = stack;
let sql: Sql;
const sockets: WebSocket[] = [];

beforeAll(() => {
  sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());
beforeEach(() => clearCounters(databaseUrl));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

/** The number of rows that the data API returns for a token, or the status of its refusal. */
async function rows(token: string, table: string): Promise<number | string> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const response = await fetch(`${supabaseUrl}/rest/v1/${table}?limit=5`, { headers });
  return response.ok ? ((await response.json()) as unknown[]).length : `status ${response.status}`;
}

/** Creates a row for a person in every table that people can read. */
async function fill(person: Person): Promise<void> {
  await person.generate();
  await sql`insert into public.subscriptions (user_id) select id from auth.users where email = ${person.email} on conflict do nothing`;
  await sql`insert into public.promo_codes (code, used_by, used_at, expires_at)
    select ${`OF-${person.username}`.toUpperCase()}, id, now(), now() + interval '1 day' from auth.users where email = ${person.email}`;
  await sql`insert into public.trending_snapshots (date, data) values ('2020-01-01', '{}') on conflict do nothing`;
}

const ownTables = ["profiles", "caption_history", "daily_usage", "subscriptions", "promo_codes", "trending_snapshots"];

test("a token reads nothing after its session was ended by a logout", async () => {
  const person = await newPerson(url);
  await fill(person);
  const token = person.session.access_token;
  for (const table of ownTables) expect(await rows(token, table), `${table} before`).toBeGreaterThan(0);
  await person.call("POST", "/api/logout");
  for (const table of ownTables) expect(await rows(token, table), `${table} after`).toBe(0);
});

test("a token deletes nothing after its session was ended", async () => {
  const person = await newPerson(url);
  await person.generate();
  const token = person.session.access_token;
  await person.call("POST", "/api/logout");
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  await fetch(`${supabaseUrl}/rest/v1/caption_history?id=gt.0`, { method: "DELETE", headers });
  await person.login();
  expect(await person.history()).toHaveLength(1);
});

test("an administrator's token reads nothing of the panel after its session was ended", async () => {
  const admin = await newAdministrator(stack);
  const token = admin.session.access_token;
  const tables = [
    "activity_logs",
    "admin_settings",
    "contact_messages",
    "social_posts",
    "social_comments",
    "suggestions",
    "user_roles",
  ];
  expect(await rows(token, "admin_settings")).toBe(1);
  expect(await rows(token, "user_roles")).toBe(1);
  await admin.call("POST", "/api/logout");
  for (const table of tables) expect(await rows(token, table), table).toBe(0);
});

/** A client of the live updates' raw protocol. */
async function open(): Promise<{ join: (token: string) => Promise<string>; heard: () => number }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${publishableKey}&vsn=1.0.0`);
  sockets.push(socket);
  const received: { ref: string | null; event: string; payload: { status?: string } }[] = [];
  socket.on("message", (data) => received.push(JSON.parse(String(data)) as (typeof received)[number]));
  await new Promise((resolve, reject) => {
    socket.on("open", resolve).on("error", reject);
  });
  return {
    async join(token) {
      const { session_id: session } = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as {
        session_id: string;
      };
      const payload = { config: { private: true }, access_token: token };
      const topic = `realtime:${liveTopic(session)}`;
      socket.send(JSON.stringify({ join_ref: "1", ref: "1", topic, event: "phx_join", payload }));
      return vi.waitFor(
        () => {
          const reply = received.find(({ ref, event }) => ref === "1" && event === "phx_reply");
          if (!reply) throw new Error("no reply yet");
          return reply.payload.status!;
        },
        { timeout: 30_000, interval: 10 },
      );
    },
    heard: () => received.filter(({ event }) => event === "broadcast").length,
  };
}

/** The person's token for live updates. */
async function liveToken(person: Person): Promise<string> {
  return (await person.call<{ token: string }>("GET", "/api/realtime-token")).body.token;
}

test("live updates refuse a token whose session was ended", async () => {
  const person = await newPerson(url);
  const token = await liveToken(person);
  expect(await (await open()).join(token)).toBe("ok");
  await person.call("POST", "/api/logout");
  expect(await (await open()).join(token)).toBe("error");
});

test("an open socket receives nothing more after its session was ended, while the person's other session does", async () => {
  const person = await newPerson(url);
  const ended = await open();
  await ended.join(await liveToken(person));
  await person.call("POST", "/api/logout");
  await person.login();
  const live = await open();
  await live.join(await liveToken(person));

  await person.generate();
  await person.call("DELETE", "/api/caption-history");
  await vi.waitFor(
    () => {
      // Usage and history of the generation, and the profile of the cleared history.
      expect(live.heard()).toBeGreaterThanOrEqual(3);
    },
    { timeout: 30_000, interval: 20 },
  );
  expect(ended.heard()).toBe(0);
});
