import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import type { Change } from "./changes.ts";
import { RealtimeSocket } from "./socket.ts";
import type { Claims } from "./token.ts";

type Wire = [string | null, string | null, string, string, Record<string, unknown>];

const claims = (name: string, exp: number): Claims => ({
  account_id: name,
  session_id: name,
  role: "live_updates",
  exp,
});

/** A socket without a network, with what it sends. */
function setUp() {
  const sent: Wire[] = [];
  const wire = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    terminated: false,
    send: (text: string) => void sent.push(JSON.parse(text) as Wire),
    close: () => undefined,
    terminate() {
      wire.terminated = true;
    },
  });
  let now = 100;
  const ended = new Set<string>();
  const tokens: Record<string, Claims> = {
    anna: claims("anna", 200),
    later: claims("anna", 500),
    ben: claims("ben", 500),
  };
  const socket = new RealtimeSocket(wire as unknown as WebSocket, {
    version: "2.0.0",
    verify: (token) => (tokens[token] && tokens[token].exp > now ? tokens[token] : null),
    isLive: async (asked) => !ended.has(asked.session_id),
    now: () => now,
  });
  const say = (topic: string, event: string, payload: unknown) =>
    wire.emit("message", Buffer.from(JSON.stringify(["1", "2", topic, event, payload])), false);
  const join = (topic: string, token: string) =>
    say(topic, "phx_join", { config: { postgres_changes: [{ event: "*", schema: "public" }] }, access_token: token });
  return {
    socket,
    sent,
    wire,
    say,
    join,
    tokens,
    ended,
    at: (time: number) => {
      now = time;
    },
  };
}

const change: Change = {
  schema: "public",
  table: "profiles",
  type: "UPDATE",
  key: { id: "anna" },
  owner: "anna",
  at: "2026-01-01T00:00:00.000Z",
};
const shown = { record: { id: "anna", username: "anna" }, columns: [] };
const changesIn = (sent: Wire[]) => sent.filter(([, , , event]) => event === "postgres_changes");

test("an expired token ends the channel at the next change or heartbeat", () => {
  const { socket, sent, join, at, say } = setUp();
  join("realtime:a", "anna");
  expect(socket.readers(change)).toEqual([claims("anna", 200)]);
  at(200);
  expect(socket.readers(change)).toEqual([]);
  expect(sent.at(-1)?.[3]).toBe("phx_close");
  at(100);
  join("realtime:b", "anna");
  at(300);
  say("phoenix", "heartbeat", {});
  expect(sent.filter(([, , , event]) => event === "phx_close").length).toBe(2);
});

test("a newer token keeps the channel open", () => {
  const { socket, join, say, at } = setUp();
  join("realtime:a", "anna");
  say("realtime:a", "access_token", { access_token: "later" });
  at(300);
  expect(socket.readers(change).length).toBe(1);
});

test("a forged newer token closes it", () => {
  const { socket, sent, join, say } = setUp();
  join("realtime:a", "anna");
  say("realtime:a", "access_token", { access_token: "forged" });
  expect(socket.readers(change)).toEqual([]);
  expect(sent.at(-1)?.[3]).toBe("phx_close");
});

test("channels of two people on one connection get only their own changes", () => {
  const { socket, sent, join } = setUp();
  join("realtime:a", "anna");
  join("realtime:b", "ben");
  socket.show("anna", change, shown);
  expect(changesIn(sent).map(([, , topic]) => topic)).toEqual(["realtime:a"]);
});

test("a client that does not read is disconnected", () => {
  const { socket, wire, sent, join } = setUp();
  join("realtime:a", "anna");
  wire.bufferedAmount = 2 * 1024 * 1024;
  socket.show("anna", change, shown);
  expect(wire.terminated).toBe(true);
  expect(changesIn(sent)).toEqual([]);
});

test("the number of channels is limited", () => {
  const { sent, join } = setUp();
  for (let n = 0; n < 51; n++) join(`realtime:${n}`, "anna");
  expect(sent.filter(([, , , event, payload]) => event === "phx_reply" && payload.status === "error").length).toBe(1);
});

test("an ended session cannot join, and receives no change before the refusal", async () => {
  const { socket, sent, join, tokens, ended } = setUp();
  ended.add(tokens["ben"]!.session_id);
  join("realtime:a", "ben");
  await Promise.resolve();
  await Promise.resolve();
  expect(sent.at(-1)).toMatchObject(["1", "2", "realtime:a", "phx_reply", { status: "error" }]);
  expect(socket.readers(change)).toEqual([]);
});
