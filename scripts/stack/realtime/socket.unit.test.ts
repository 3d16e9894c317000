import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import type { Broadcast } from "./broadcasts.ts";
import { RealtimeSocket } from "./socket.ts";
import type { Claims } from "./token.ts";

type Wire = [string | null, string | null, string, string, Record<string, unknown>];

const claims = (name: string, exp: number): Claims => ({
  account_id: name,
  session_id: name,
  aud: "live_updates",
  role: "anon",
  exp,
});

/** A socket without a network, with what it sends: text as messages, binary frames as they are. */
function setUp() {
  const sent: Wire[] = [];
  const frames: Buffer[] = [];
  const wire = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    terminated: false,
    send: (data: string | Buffer) => {
      if (typeof data === "string") sent.push(JSON.parse(data) as Wire);
      else frames.push(data);
    },
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
    mayRead: async (asked, topic) => topic === `session:${asked.session_id}` && !ended.has(asked.session_id),
    now: () => now,
  });
  const say = async (topic: string, event: string, payload: unknown) => {
    wire.emit("message", Buffer.from(JSON.stringify(["1", "2", topic, event, payload])), false);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const join = (topic: string, token: string | null, isPrivate = true) =>
    say(topic, "phx_join", { config: { private: isPrivate }, access_token: token });
  return {
    socket,
    sent,
    frames,
    wire,
    say,
    join,
    ended,
    at: (time: number) => {
      now = time;
    },
  };
}

const topic = "realtime:session:anna";
const message: Broadcast = {
  id: "m1",
  topic: "session:anna",
  event: "change",
  payload: { table: "profiles" },
  private: true,
};
const statuses = (sent: Wire[]) =>
  sent.filter(([, , , event]) => event === "phx_reply").map(([, , , , payload]) => payload["status"]);
const closed = (sent: Wire[]) => sent.filter(([, , , event]) => event === "phx_close").length;

test("a message reaches those who joined its topic, as one binary frame", async () => {
  const { socket, frames, join } = setUp();
  await join(topic, "anna");
  socket.deliver({ ...message, topic: "session:ben" });
  socket.deliver({ ...message, private: false });
  expect(frames).toEqual([]);
  socket.deliver(message);
  const meta = '{"id":"m1"}';
  expect([...frames[0]!.subarray(0, 5)]).toEqual([4, topic.length, "change".length, meta.length, 1]);
  expect(frames[0]!.subarray(5).toString()).toBe(`${topic}change${meta}{"table":"profiles"}`);
});

test("nobody joins a topic that is not theirs, or without a token", async () => {
  const { socket, sent, frames, join } = setUp();
  await join(topic, "ben");
  await join(topic, null);
  await join(topic, "sb_publishable_x");
  await join(topic, "forged");
  expect(statuses(sent)).toEqual(["error", "error", "error", "error"]);
  await join(topic, null, false);
  expect(statuses(sent).at(-1)).toBe("ok");
  socket.deliver(message);
  expect(frames).toEqual([]);
});

test("an ended session cannot join, and renews no token", async () => {
  const { socket, sent, frames, join, say, ended } = setUp();
  await join(topic, "anna");
  ended.add("anna");
  await say(topic, "access_token", { access_token: "later" });
  expect(closed(sent)).toBe(1);
  await join(topic, "anna");
  expect(statuses(sent).at(-1)).toBe("error");
  socket.deliver(message);
  expect(frames).toEqual([]);
});

test("an expired token ends the channel at the next message or heartbeat", async () => {
  const { socket, sent, frames, join, at, say } = setUp();
  await join(topic, "anna");
  at(200);
  socket.deliver(message);
  expect([frames.length, closed(sent)]).toEqual([0, 1]);
  at(100);
  await join(topic, "anna");
  at(300);
  await say("phoenix", "heartbeat", {});
  expect(closed(sent)).toBe(2);
});

test("a newer token keeps the channel open, and a forged one closes it", async () => {
  const { socket, sent, frames, join, say, at } = setUp();
  await join(topic, "anna");
  await say(topic, "access_token", { access_token: "later" });
  at(300);
  socket.deliver(message);
  expect(frames.length).toBe(1);
  await say(topic, "access_token", { access_token: "forged" });
  socket.deliver(message);
  expect([frames.length, closed(sent)]).toEqual([1, 1]);
});

test("whoever asks is told when nothing is missed any more", async () => {
  const { sent, say } = setUp();
  const config = { private: true, broadcast: { replication_ready: true } };
  await say(topic, "phx_join", { config, access_token: "anna" });
  const payload = {
    channel: "session:anna",
    extension: "system",
    status: "ok",
    message: "Replication connection established",
  };
  expect(sent.at(-1)).toEqual(["1", null, topic, "system", payload]);
});

test("a client that does not read is disconnected", async () => {
  const { socket, wire, frames, join } = setUp();
  await join(topic, "anna");
  wire.bufferedAmount = 2 * 1024 * 1024;
  socket.deliver(message);
  expect([wire.terminated, frames.length]).toEqual([true, 0]);
});

test("the number of channels is limited", async () => {
  const { sent, join } = setUp();
  for (let n = 0; n < 51; n++) await join(`realtime:${n}`, null, false);
  expect(statuses(sent).filter((status) => status === "error").length).toBe(1);
});
