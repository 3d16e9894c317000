import { createClient, type RealtimeChannel } from "@supabase/supabase-js";
import connect from "postgres";
import { afterAll, afterEach, expect, inject, test, vi } from "vitest";
import { WebSocket } from "ws";
import {
  liveChange,
  liveEvent,
  liveTopic,
  type LiveChangeMessage,
  type RealtimeToken,
} from "../../../supabase/functions/_shared/contract/wire/realtime.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, publishableKey, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0)) await close();
});
afterAll(() => sql.end());

const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { session_id: string }).session_id;

const tokenOf = async (person: Person) => (await person.call<RealtimeToken>("GET", "/api/realtime-token")).body.token;

/** A person's page that listens to its session's topic, with the token from the API. */
async function listen(person: Person): Promise<{ heard: LiveChangeMessage[]; channel: RealtimeChannel }> {
  const token = await tokenOf(person);
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    accessToken: async () => token,
  });
  cleanUp.push(() => client.realtime.disconnect());
  await client.realtime.setAuth();
  const heard: LiveChangeMessage[] = [];
  const channel = client
    .channel(liveTopic(sessionOf(token)), { config: { private: true, broadcast: { replication_ready: true } } })
    .on("broadcast", { event: liveEvent }, ({ payload }) => heard.push(liveChange.parse(payload)));
  await new Promise<void>((resolve, reject) => {
    channel.on("system", {}, ({ status }) => {
      if (status === "ok") resolve();
    });
    channel.subscribe((status, error) => {
      if (status === "CHANNEL_ERROR" || status === "TIMED_OUT") reject(error ?? new Error(status));
    });
  });
  return { heard, channel };
}

const of = (heard: LiveChangeMessage[], table: string, type: string) =>
  heard.filter((change) => change.table === table && change.type === type);
const eventually = { timeout: 30_000, interval: 20 };

test("a cleared history is announced by the profile, because hidden captions are never sent", async () => {
  const anna = await newPerson(url);
  await anna.generate({ keyword: "anna's tea" });
  const annasPage = await listen(anna);
  const { body } = await anna.call("DELETE", "/api/caption-history");
  const changes = () => of(annasPage.heard, "profiles", "UPDATE").map(({ history_changed_at: changedAt }) => changedAt);
  await vi.waitFor(() => expect(changes()).toHaveLength(1), eventually);
  await anna.call("POST", "/api/caption-history/restore", { json: { clearedTo: body["clearedTo"] } });
  await vi.waitFor(() => expect(new Set(changes()).size).toBe(2), eventually);
  expect(of(annasPage.heard, "caption_history", "UPDATE")).toEqual([]);
});

test("each of two people hears of their own changes only: one message per statement, and no text of a row", async () => {
  const [anna, ben] = [await newPerson(url), await newPerson(url)];
  const [annasPage, bensPage] = [await listen(anna), await listen(ben)];
  await anna.generate({ keyword: "anna's tea" });
  await ben.generate({ keyword: "ben's tea" });
  await anna.call("PUT", "/api/user/username", { json: { username: `${anna.username} A` } });
  const id = (await sql<{ id: string }[]>`select id from auth.users where email = ${anna.email}`)[0]!.id;
  await sql`
    insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    select ${id}, 'bulk', 'x', array['Bulk'], now() from generate_series(1, 300)`;
  const removed = await fetch(`${url}/rest/v1/caption_history?id=gt.0`, {
    method: "DELETE",
    headers: { apikey: publishableKey, authorization: `Bearer ${anna.session.access_token}` },
  });
  expect(removed.status).toBe(204);
  await ben.generate({ keyword: "ben's last" });

  await vi.waitFor(() => {
    expect(of(annasPage.heard, "caption_history", "DELETE")).toHaveLength(1);
    expect(of(bensPage.heard, "caption_history", "INSERT")).toHaveLength(2);
  }, eventually);
  expect(of(annasPage.heard, "caption_history", "INSERT").map(({ entries }) => entries?.length ?? null)).toEqual([
    1,
    null,
  ]);
  expect(of(annasPage.heard, "caption_history", "DELETE")[0]!.entries).toBeNull();
  expect(of(annasPage.heard, "daily_usage", "INSERT").map(({ used }) => used)).toEqual([1]);
  expect(of(annasPage.heard, "profiles", "UPDATE").length).toBeGreaterThanOrEqual(1);
  expect(of(bensPage.heard, "caption_history", "DELETE")).toEqual([]);
  expect(of(bensPage.heard, "profiles", "UPDATE")).toEqual([]);
  expect(JSON.stringify([annasPage.heard, bensPage.heard])).not.toMatch(/tea|Bulk|@|username/);
});

test("a page whose live connection comes later learns whether it missed anything", async () => {
  const [anna, ben] = [await newPerson(url), await newPerson(url)];
  const changed = async (person: Person) =>
    (await person.call<{ changed: boolean }>("GET", "/api/live-changes?seconds=600")).body.changed;
  expect(await changed(anna)).toBe(false);
  const { id } = (await anna.call<{ id: string }>("GET", "/api/user")).body;
  // As the webhook of a payment does it, of which the page knows nothing.
  await sql`update public.subscriptions set status = 'active' where user_id = ${id}`;
  await sql`insert into public.subscriptions (user_id, status) values (${id}, 'active') on conflict do nothing`;
  expect([await changed(anna), await changed(ben)]).toEqual([true, false]);
});

test("a page that left receives nothing more", async () => {
  const anna = await newPerson(url);
  const [left, stayed] = [await listen(anna), await listen(anna)];
  await left.channel.unsubscribe();
  await anna.generate();
  await vi.waitFor(() => expect(of(stayed.heard, "caption_history", "INSERT").length).toBe(1), eventually);
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
  const replyTo = (ref: string) =>
    vi.waitFor(
      () => {
        const found = received.find(([, given, , event]) => given === ref && event === "phx_reply");
        if (!found) throw new Error("no reply yet");
        return found[4];
      },
      { timeout: 30_000, interval: 10 },
    );
  return { socket, send, replyTo, closed, received };
}

test("nobody joins a topic with a forged token, with none, or with that of another session", async () => {
  const [anna, ben] = [await newPerson(url), await newPerson(url)];
  const [token, bensToken] = [await tokenOf(anna), await tokenOf(ben)];
  const topic = `realtime:${liveTopic(sessionOf(token))}`;
  const { send, replyTo } = await open();
  const [head, body] = token.split(".");
  const config = { private: true };
  for (const [ref, given, reason] of [
    ["2", `${head}.${body}.c2lnbmF0dXJl`, "InvalidJWTToken"],
    ["3", `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`, "InvalidJWTToken"],
    ["4", "nonsense", "InvalidJWTToken"],
    ["5", anna.session.access_token, "InvalidJWTToken"],
    ["6", bensToken, "Unauthorized"],
    ["7", publishableKey, "Unauthorized"],
    ["8", undefined, "Unauthorized"],
  ] as const) {
    send(ref, topic, "phx_join", { config, access_token: given });
    expect(await replyTo(ref)).toMatchObject({
      status: "error",
      response: { reason: expect.stringContaining(reason) },
    });
  }
  send("9", topic, "phx_join", { config, access_token: token });
  expect((await replyTo("9")).status).toBe("ok");
});

test("responds to heartbeats, and closes after invalid or too large messages", async () => {
  const first = await open();
  first.send("9", "phoenix", "heartbeat", {});
  expect((await first.replyTo("9")).status).toBe("ok");
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
