import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";

const minute = 60_000;
const hour = 60 * minute;
const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "http://x", supabaseKey: "k" };
const at = (ms: number) => new Date(ms).toISOString();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that has started on a server whose clock is `ahead` milliseconds ahead of the device. */
async function startedPage(ahead: number) {
  const server = () => Date.now() + ahead;
  const dated = (body: object) => jsonResponse(body, 200, { date: new Date(server()).toUTCString() });
  const token = (name: string) => ({ token: name, expiresAt: at(server() + 10 * minute) });
  const requests = fakeApi({
    "GET /api/session": () => dated({ user: fakeUser(), status, liveToken: token("first") }),
    "GET /api/realtime-token": () => dated(token("second")),
  });
  await (await import("@/lib/start-session.ts")).startSession();
  const { createLiveToken } = await import("./live-token.ts");
  return { requests, createLiveToken };
}

it.each([0, -hour, hour])(
  "the first token came with the page, and the next is requested in time, with the server %i ms ahead",
  async (ahead) => {
    const { requests, createLiveToken } = await startedPage(ahead);
    const getToken = createLiveToken(fakeUser().id, () => {});
    expect(await getToken()).toBe("first");
    vi.advanceTimersByTime(8 * minute);
    expect(await getToken()).toBe("first");
    vi.advanceTimersByTime(minute);
    expect(await getToken()).toBe("second");
    expect(requests.map(({ path }) => path)).toEqual(["/api/session", "/api/realtime-token"]);
  },
);

it("another person, and a connection that is opened again, request a token of their own", async () => {
  const { createLiveToken } = await startedPage(0);
  expect(await createLiveToken("another", () => {})()).toBe("second");
  expect(await createLiveToken(fakeUser().id, () => {})()).toBe("second");
});
