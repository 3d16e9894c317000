import { createClient, type RealtimeChannel, type RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { afterEach, expect, inject, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import { liveTables, type RealtimeToken } from "../../../supabase/functions/_shared/contract/wire/realtime.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, publishableKey } = inject("stack");
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0)) await close();
});

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** A person's page that listens to all live tables, with the token from the API. */
async function listen(person: Person): Promise<{ heard: Payload[]; channel: RealtimeChannel }> {
  const { body } = await person.call<RealtimeToken>("GET", "/api/realtime-token");
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    accessToken: async () => body.token,
  });
  cleanUp.push(() => client.realtime.disconnect());
  await client.realtime.setAuth();
  const heard: Payload[] = [];
  let channel = client.channel(`account-${person.username}`);
  for (const table of liveTables)
    channel = channel.on("postgres_changes", { event: "*", schema: "public", table }, (payload: Payload) =>
      heard.push(payload),
    );
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve();
      else if (status === "CHANNEL_ERROR" || status === "TIMED_OUT") reject(error ?? new Error(status));
    });
  });
  return { heard, channel };
}

const of = (heard: Payload[], table: string, type: string) =>
  heard.filter((payload) => payload.table === table && payload.eventType === type);

test("a cleared history is announced by the profile, because hidden captions are never sent", async () => {
  const anna = await newPerson(url);
  await anna.generate({ keyword: "anna's tea" });
  const annasPage = await listen(anna);
  const { body } = await anna.call("DELETE", "/api/caption-history");
  const changes = () =>
    of(annasPage.heard, "profiles", "UPDATE").map(
      (payload) => (payload.new as { history_changed_at: string }).history_changed_at,
    );
  await vi.waitFor(() => expect(changes()).toHaveLength(1), { timeout: 30_000, interval: 20 });
  await anna.call("POST", "/api/caption-history/restore", { json: { clearedTo: body["clearedTo"] } });
  await vi.waitFor(() => expect(new Set(changes()).size).toBe(2), { timeout: 30_000, interval: 20 });
  expect(of(annasPage.heard, "caption_history", "UPDATE")).toEqual([]);
});

test("each of two people receives only their own inserts, updates and deletions", async () => {
  const [anna, ben] = [await newPerson(url), await newPerson(url)];
  const [annasPage, bensPage] = [await listen(anna), await listen(ben)];
  await anna.generate({ keyword: "anna's tea" });
  await ben.generate({ keyword: "ben's tea" });
  await anna.call("PUT", "/api/user/username", { json: { username: `${anna.username} A` } });
  const removed = await fetch(`${url}/rest/v1/caption_history?id=gt.0`, {
    method: "DELETE",
    headers: { apikey: publishableKey, authorization: `Bearer ${anna.session.access_token}` },
  });
  expect(removed.status).toBe(204);
  await ben.generate({ keyword: "ben's last" });

  await vi.waitFor(
    () => {
      expect(of(annasPage.heard, "caption_history", "DELETE").length).toBe(1);
      expect(of(bensPage.heard, "caption_history", "INSERT").length).toBe(2);
    },
    { timeout: 30_000, interval: 20 },
  );
  expect(
    of(annasPage.heard, "caption_history", "INSERT").map((payload) => (payload.new as { keyword: string }).keyword),
  ).toEqual(["anna's tea"]);
  expect(of(annasPage.heard, "daily_usage", "INSERT").map((payload) => (payload.new as { used: number }).used)).toEqual(
    [1],
  );
  expect(
    of(annasPage.heard, "profiles", "UPDATE").map((payload) => (payload.new as { username: string }).username),
  ).toEqual([`${anna.username} A`]);
  expect(Object.keys(of(annasPage.heard, "caption_history", "DELETE")[0]!.old)).toEqual(["id"]);
  expect(of(bensPage.heard, "caption_history", "DELETE")).toEqual([]);
  const benId = (await ben.call<User>("GET", "/api/user")).body.id;
  const rows = bensPage.heard
    .map((payload) => payload.new as Record<string, unknown>)
    .filter((row) => Object.keys(row).length > 0);
  expect(rows.every((row) => (row.user_id ?? row.id) === benId)).toBe(true);
});

test("a page that left receives nothing more", async () => {
  const anna = await newPerson(url);
  const [left, stayed] = [await listen(anna), await listen(anna)];
  await left.channel.unsubscribe();
  await anna.generate();
  await vi.waitFor(() => expect(of(stayed.heard, "caption_history", "INSERT").length).toBe(1), {
    timeout: 30_000,
    interval: 20,
  });
  expect(left.heard).toEqual([]);
});

/** A client of the raw protocol that sends messages and collects responses. */
async function open(query = `apikey=${publishableKey}&vsn=2.0.0`) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/realtime/v1/websocket?${query}`);
  cleanUp.push(() => socket.terminate());
  const received: [
    string | null,
    string | null,
    string,
    string,
    { status?: string; response?: { reason?: string } },
  ][] = [];
  socket.on("message", (data) => received.push(JSON.parse(String(data)) as (typeof received)[number]));
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("error", reject);
  });
  const send = (ref: string, topic: string, event: string, payload: unknown) =>
    socket.send(JSON.stringify(["1", ref, topic, event, payload]));
  const answer = (ref: string) =>
    vi.waitFor(
      () => {
        const found = received.find(([, given, , event]) => given === ref && event === "phx_reply");
        if (!found) throw new Error("no answer yet");
        return found[4];
      },
      { timeout: 30_000, interval: 10 },
    );
  return { socket, send, answer, closed, received };
}

const wanted = { config: { postgres_changes: [{ event: "*", schema: "public", table: "profiles" }] } };

test("a forged token cannot join, and without a token nothing is received", async () => {
  const anna = await newPerson(url);
  const { token } = (await anna.call<RealtimeToken>("GET", "/api/realtime-token")).body;
  const { send, answer, received } = await open();
  const [head, body] = token.split(".");
  for (const [ref, forged] of [
    ["2", `${head}.${body}.c2lnbmF0dXJl`],
    ["3", `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`],
    ["4", "nonsense"],
    ["6", anna.session.access_token],
  ] as const) {
    send(ref, "realtime:a", "phx_join", { ...wanted, access_token: forged });
    expect(await answer(ref)).toMatchObject({
      status: "error",
      response: { reason: expect.stringContaining("InvalidJWTToken") },
    });
  }
  send("5", "realtime:b", "phx_join", wanted);
  expect((await answer("5")).status).toBe("ok");
  const mine = await listen(anna);
  await anna.call("PUT", "/api/user/username", { json: { username: `${anna.username} Z` } });
  await vi.waitFor(() => expect(mine.heard.length).toBe(1), { timeout: 30_000, interval: 20 });
  expect(received.filter(([, , , event]) => event === "postgres_changes")).toEqual([]);
});

test("responds to heartbeats, and closes after invalid or too large messages", async () => {
  const first = await open();
  first.send("9", "phoenix", "heartbeat", {});
  expect((await first.answer("9")).status).toBe("ok");
  first.socket.send("nonsense");
  expect(await first.closed).toBe(1007);
  const second = await open();
  second.socket.send("x".repeat(70_000));
  expect(await second.closed).toBe(1009);
});

test("accepts no connection without the key or on another path", async () => {
  await expect(open("vsn=2.0.0")).rejects.toThrow("401");
  await expect(open("apikey=wrong")).rejects.toThrow("401");
  const elsewhere = new WebSocket(`${url.replace("http", "ws")}/elsewhere`);
  await expect(
    new Promise((_resolve, reject) => {
      elsewhere.on("error", reject);
    }),
  ).rejects.toThrow();
});

test("requesting a token needs a session", async () => {
  expect((await new Person(url).call("GET", "/api/realtime-token")).status).toBe(401);
  const { body } = await (await newPerson(url)).call<RealtimeToken>("GET", "/api/realtime-token");
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
});
