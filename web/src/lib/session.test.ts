import * as operations from "@contract/wire/operations.ts";
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { jsonResponse, failure, fakeApi } from "@/testing/fake-api.ts";
import { sessionRoutes, setSessionHint } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import type { apiResponse } from "./api-client.ts";

// Each test starts with the page's initial state.
let session: typeof import("./session.ts");
let client: { apiResponse: typeof apiResponse };
beforeEach(async () => {
  vi.resetModules();
  setSessionHint(false);
  client = await import("./api-client.ts");
  session = await import("./session.ts");
});

/** Somebody signs in while the session is read; `respond` ends the reading. */
function signInWhileReading(username: string) {
  let respond: (response: Response) => void = () => {};
  setSessionHint(true);
  fakeApi({
    "GET /api/session": () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
    "GET /api/user": () => jsonResponse(fakeUser({ username })),
  });
  const read = session.refreshUser();
  session.setUser(fakeUser({ username }));
  return { read, respond: (response: Response) => respond(response) };
}

describe("the session", () => {
  it("knows the person whom the server names", async () => {
    setSessionHint(true);
    const requests = fakeApi(sessionRoutes(fakeUser()));
    await session.refreshUser();
    expect(session.getUser()).toEqual(fakeUser());
    await session.refreshUser();
    expect(requests.map(({ path }) => path)).toEqual(["/api/session", "/api/user"]);
  });

  it("asks nothing about a visitor", async () => {
    const requests = fakeApi(sessionRoutes(null));
    await session.refreshUser();
    expect(session.getSession()).toEqual({ status: "anonymous" });
    expect(requests).toEqual([]);
  });

  it("asks once where the hint is not true, and says nothing of an end", async () => {
    const requests = fakeApi(sessionRoutes(null));
    setSessionHint(true);
    const ended = vi.fn();
    session.onLogout(ended);
    await session.refreshUser();
    expect(session.getSession()).toEqual({ status: "anonymous" });
    expect(requests.map(({ path }) => path)).toEqual(["/api/session"]);
    expect(ended).not.toHaveBeenCalled();
  });

  it("gets the status and the first token for live updates with the person, and requests neither again", async () => {
    setSessionHint(true);
    const liveToken = { token: "t1", expiresAt: "2099-01-01T00:00:00.000Z" };
    const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" };
    const requests = fakeApi({ "GET /api/session": () => jsonResponse({ user: fakeUser(), status, liveToken }) });
    await session.refreshUser();
    const { loadStatus } = await import("./status.ts");
    expect(await loadStatus()).toEqual(status);
    const { takeFirstLiveToken } = await import("./start-session.ts");
    expect(takeFirstLiveToken(fakeUser().id)?.token).toEqual(liveToken);
    expect(takeFirstLiveToken(fakeUser().id)).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it("gives one person's token for live updates to nobody else", async () => {
    setSessionHint(true);
    const liveToken = { token: "t1", expiresAt: "2099-01-01T00:00:00.000Z" };
    const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" };
    fakeApi({ "GET /api/session": () => jsonResponse({ user: fakeUser(), status, liveToken }) });
    await session.refreshUser();
    const { takeFirstLiveToken } = await import("./start-session.ts");
    expect(takeFirstLiveToken("another")).toBeNull();
    expect(takeFirstLiveToken(fakeUser().id)).toBeNull();
  });

  it("reads once more for all who asked during a read: its response may be older than their news", async () => {
    const responses = [fakeUser({ premiumAccess: true }), fakeUser({ premiumAccess: false })];
    session.setUser(fakeUser());
    const requests = fakeApi({ "GET /api/user": () => jsonResponse(responses.shift()) });
    const first = session.refreshUser();
    await Promise.all([session.refreshUser(), session.refreshUser()]);
    await first;
    expect(requests).toHaveLength(2);
    expect(session.getUser()?.premiumAccess).toBe(false);
  });

  it("reads again when a caption was counted while the response was on its way", async () => {
    session.setUser(fakeUser({ usageCount: 1 }));
    const responses: ((response: Response) => void)[] = [];
    fakeApi({
      "GET /api/user": () =>
        new Promise((resolve) => {
          responses.push(resolve);
        }),
    });
    const asked = session.refreshUser();
    session.setUser(fakeUser({ usageCount: 2 }));
    responses[0]!(jsonResponse(fakeUser({ usageCount: 1 })));
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(session.getUser()?.usageCount).toBe(2);
    responses[1]!(jsonResponse(fakeUser({ usageCount: 2, premiumAccess: true })));
    await asked;
    expect(session.getUser()).toEqual(fakeUser({ usageCount: 2, premiumAccess: true }));
  });

  it("lets no response from before a login undo the login", async () => {
    const { read, respond } = signInWhileReading("late");
    const seen = vi.fn();
    session.onLogout(seen);
    respond(failure(401, "unauthorized", "Please log in."));
    await read;
    expect(session.getUser()?.username).toBe("late");
    expect(seen).not.toHaveBeenCalled();
  });

  it("lets no response about one person take the place of another who signed in meanwhile", async () => {
    const { read, respond } = signInWhileReading("second");
    const names: (string | undefined)[] = [];
    session.onSessionChange(() => names.push(session.getUser()?.username));
    respond(jsonResponse(fakeUser({ username: "first" })));
    await read;
    expect(names).toEqual(["second"]);
  });

  it("ends when a call is refused and the server knows nobody any more", async () => {
    session.setUser(fakeUser());
    const ended = vi.fn();
    session.onLogout(ended);
    fakeApi({
      "GET /api/user-tone": () => failure(401, "unauthorized", "Please log in."),
      "GET /api/user": () => failure(401, "unauthorized", "Please log in."),
    });
    await client.apiResponse(operations.getTone, {}).catch(() => undefined);
    await waitFor(() => expect(session.getUser()).toBeNull());
    expect(ended).toHaveBeenCalledOnce();
  });

  it("survives one refused call while the server still knows the person", async () => {
    session.setUser(fakeUser());
    const requests = fakeApi({
      "GET /api/user-tone": () => failure(401, "unauthorized", "Please log in."),
      "GET /api/user": () => jsonResponse(fakeUser({ usageCount: 4 })),
    });
    await client.apiResponse(operations.getTone, {}).catch(() => undefined);
    await waitFor(() => expect(session.getUser()?.usageCount).toBe(4));
    expect(requests.map(({ path }) => path)).toEqual(["/api/user-tone", "/api/user"]);
  });

  it("outlives the moment in which a call exchanges it for another one", async () => {
    session.setUser(fakeUser());
    const ended = vi.fn();
    session.onLogout(ended);
    let renewed = false;
    let finish: () => void = () => {};
    const responses: (() => void)[] = [];
    fakeApi({
      "GET /api/user-tone": () => failure(401, "unauthorized", "Please log in."),
      "GET /api/user": () => {
        const known = renewed;
        return new Promise((resolve) => {
          responses.push(() => {
            resolve(known ? jsonResponse(fakeUser({ usageCount: 4 })) : failure(401, "unauthorized", "Please log in."));
          });
        });
      },
    });
    // One request is already running; the next is made while it runs.
    const asked = session.refreshUser();
    const renewing = session.renewSession(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    await client.apiResponse(operations.getTone, {}).catch(() => undefined);
    responses[0]!();
    // By then, both 401 responses have been read.
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    renewed = true;
    finish();
    await renewing;
    await waitFor(() => expect(responses).toHaveLength(2));
    responses[1]!();
    await asked;
    expect(session.getUser()?.usageCount).toBe(4);
    expect(ended).not.toHaveBeenCalled();
  });

  it("keeps the person through a server error", async () => {
    session.setUser(fakeUser());
    fakeApi({ "GET /api/user": () => failure(500, "internal", "Oops") });
    await session.refreshUser();
    expect(session.getUser()).not.toBeNull();
  });

  it("tells what belonged to a person when another one signs in", () => {
    const ended = vi.fn();
    session.setUser(fakeUser());
    const undo = session.onLogout(ended);
    session.setUser(fakeUser({ usageCount: 3 }));
    expect(ended).not.toHaveBeenCalled();
    session.setUser(fakeUser({ id: "another" }));
    expect(ended).toHaveBeenCalledOnce();
    undo();
    session.setUser(null);
    expect(ended).toHaveBeenCalledOnce();
  });
});
