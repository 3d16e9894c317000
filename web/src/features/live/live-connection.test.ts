import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onLiveChange, type LiveChange } from "@/lib/live-changes.ts";
import { jsonResponse, failure, fakeApi } from "@/testing/fake-api.ts";
import { openLiveConnection } from "./live-connection.ts";

/** The server's end of a socket: what the page sent, and what the test sends back. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readyState = 0;
  binaryType = "blob";
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: [string | null, string | null, string, string, { access_token?: string }][] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  joins() {
    return this.sent.filter(([, , , event]) => event === "phx_join");
  }
  reply(event: string, payload: object) {
    const [joinRef, ref, topic] = this.joins()[0]!;
    this.onmessage?.({ data: JSON.stringify([joinRef, event === "phx_reply" ? ref : null, topic, event, payload]) });
  }
}

const status = {
  writer: "built-in",
  mail: "mailbox",
  socialProviders: [],
  supabaseUrl: "http://localhost:1",
  supabaseKey: "sb_publishable_x",
};
/** A token of the session "s1"; nobody verifies it here. */
const liveToken = `h.${btoa(JSON.stringify({ session_id: "s1" }))}.s`;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let close = () => {};
beforeEach(() => {
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  close();
});

it("joins with the token, however late that comes", async () => {
  let respond: (token: Response) => void = () => {};
  const requests = fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  close = openLiveConnection({ userId: "u1", onConnected: () => {} });
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toContain("/api/realtime-token");
  });
  // A socket that is already open is faster than the token.
  for (const socket of FakeSocket.opened) socket.open();
  respond(jsonResponse({ token: liveToken, expiresAt: inAnHour() }));
  await waitFor(() => {
    for (const socket of FakeSocket.opened) socket.open();
    expect(
      FakeSocket.opened.flatMap((socket) => socket.joins()).map(([, , , , payload]) => payload.access_token),
    ).toEqual([liveToken]);
  });
});

it("asks for no token where the server offers no live updates", async () => {
  const requests = fakeApi({
    "GET /api/status": () => jsonResponse({ ...status, liveUpdates: false }),
    "GET /api/realtime-token": () => failure(503, "not_configured", "Switched off."),
  });
  // The status is requested only once; a separate module instance makes it this one.
  vi.resetModules();
  const fresh = await import("./live-connection.ts");
  close = fresh.openLiveConnection({ userId: "u1", onConnected: () => {} });
  await (await import("@/lib/status.ts")).loadStatus();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(requests.map(({ path }) => path)).toEqual(["/api/status"]);
  expect(FakeSocket.opened).toEqual([]);
});

/** A connection whose channel is joined, with its socket and what it reported. */
async function join() {
  fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () => jsonResponse({ token: liveToken, expiresAt: inAnHour() }),
  });
  const states: boolean[] = [];
  close = openLiveConnection({ userId: "u1", onConnected: (connected) => states.push(connected) });
  await waitFor(() => {
    FakeSocket.opened[0]?.open();
    expect(FakeSocket.opened[0]?.joins()).toHaveLength(1);
  });
  const [socket] = FakeSocket.opened;
  socket!.reply("phx_reply", { status: "ok", response: { postgres_changes: [] } });
  return { socket: socket!, states };
}

it("joins the private topic of its session, and counts as connected once the database is listened to", async () => {
  const { socket, states } = await join();
  const [, , topic, , payload] = socket.joins()[0]!;
  expect(topic).toBe("realtime:session:s1");
  expect(payload).toMatchObject({ config: { private: true, broadcast: { replication_ready: true } } });
  expect(states).toEqual([]);
  socket.reply("system", { extension: "system", status: "ok", message: "Replication connection established" });
  await waitFor(() => {
    expect(states).toEqual([true]);
  });
});

it("passes on what the database announces, and ignores what it does not understand", async () => {
  const { socket } = await join();
  const heard: LiveChange[] = [];
  const undo = onLiveChange((change) => heard.push(change));
  const announce = (payload: object) => socket.reply("broadcast", { type: "broadcast", event: "change", payload });
  announce({ id: "m1", table: "elsewhere", type: "INSERT" });
  announce({ id: "m2", table: "caption_history", type: "DELETE", entries: [{ id: "7" }] });
  announce({ id: "m3", table: "daily_usage", type: "UPDATE", used: 3 });
  undo();
  expect(heard).toEqual([
    { table: "caption_history", type: "DELETE", entries: [{ id: "7" }], isOwn: false },
    { table: "daily_usage", type: "UPDATE", used: 3, isOwn: false },
  ]);
});

it("opens no socket for a session that gets no token", async () => {
  const requests = fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () => failure(401, "unauthorized", "Please log in."),
  });
  close = openLiveConnection({ userId: "u1", onConnected: () => {} });
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toContain("/api/realtime-token");
  });
  close();
  await Promise.resolve();
  expect(FakeSocket.opened).toEqual([]);
});

it("does not try again where the server offers no live updates", async () => {
  vi.useFakeTimers();
  const requests = fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () => failure(503, "not_configured", "Switched off."),
  });
  close = openLiveConnection({ userId: "u1", onConnected: () => {} });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  vi.useRealTimers();
  expect(requests.filter(({ path }) => path === "/api/realtime-token").length).toBeLessThanOrEqual(2);
  expect(FakeSocket.opened).toEqual([]);
});

/** Pauses of a second and more take no time. @returns how long they would have been, in milliseconds */
function skipPauses(): number[] {
  const real = setTimeout;
  const pauses: number[] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0) => {
    if (ms >= 1000) pauses.push(ms);
    return real(run, ms >= 1000 ? 0 : ms);
  });
  return pauses;
}

it("tries again after a failure, each time after a longer pause, until it has a token", async () => {
  const pauses = skipPauses();
  let asked = 0;
  fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () => {
      asked += 1;
      return asked < 9
        ? failure(503, "unavailable", "Later.")
        : jsonResponse({ token: liveToken, expiresAt: inAnHour() });
    },
  });
  close = openLiveConnection({ userId: "u1", onConnected: () => {} });
  await vi.waitFor(() => {
    expect(FakeSocket.opened.length).toBeGreaterThan(0);
  });
  expect(pauses.slice(0, 8)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

it("tries no more once it is closed", async () => {
  const pauses = skipPauses();
  let asked = 0;
  fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/realtime-token": () => {
      asked += 1;
      if (asked === 2) close();
      return failure(503, "unavailable", "Later.");
    },
  });
  close = openLiveConnection({ userId: "u1", onConnected: () => {} });
  await vi.waitFor(() => {
    expect(asked).toBe(2);
  });
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  expect([asked, pauses]).toEqual([2, [2000]]);
});
