import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, failure, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { api } from "./api-client.ts";

// Each test starts with the page's own first state.
let session: typeof import("./session.ts");
let client: { api: typeof api };
beforeEach(async () => {
  vi.resetModules();
  client = await import("./api-client.ts");
  session = await import("./session.ts");
});

describe("the session", () => {
  it("knows the person whom the server names", async () => {
    fakeApi({ "GET /api/user": () => answer(fakeUser()) });
    await session.refreshUser();
    expect(session.getUser()).toEqual(fakeUser());
  });

  it("asks once for callers at the same time", async () => {
    const requests = fakeApi({ "GET /api/user": () => answer(fakeUser()) });
    await Promise.all([session.refreshUser(), session.refreshUser()]);
    expect(requests).toHaveLength(1);
  });

  it("lets no answer from before a login undo the login", async () => {
    let respond: (response: Response) => void = () => {};
    fakeApi({ "GET /api/user": () => new Promise((resolve) => { respond = resolve; }) });
    const asked = session.refreshUser();
    session.setUser(fakeUser({ username: "late" }));
    respond(failure(401, "unauthorized", "Please log in."));
    await asked;
    expect(session.getUser()?.username).toBe("late");
  });

  it("lets no answer about one person take the place of another who signed in meanwhile", async () => {
    let respond: (response: Response) => void = () => {};
    fakeApi({ "GET /api/user": () => new Promise((resolve) => { respond = resolve; }) });
    const asked = session.refreshUser();
    session.setUser(fakeUser({ username: "second" }));
    respond(answer(fakeUser({ username: "first" })));
    await asked;
    expect(session.getUser()?.username).toBe("second");
  });

  it("ends when a call is refused and the server knows nobody any more", async () => {
    session.setUser(fakeUser());
    const ended = vi.fn();
    session.onLogout(ended);
    fakeApi({ "GET /api/x": () => failure(401, "unauthorized", "Please log in."), "GET /api/user": () => failure(401, "unauthorized", "Please log in.") });
    await client.api("/api/x").catch(() => undefined);
    await vi.waitFor(() => expect(session.getUser()).toBeNull());
    expect(ended).toHaveBeenCalledOnce();
  });

  it("survives one refused call while the server still knows the person", async () => {
    session.setUser(fakeUser());
    const requests = fakeApi({ "GET /api/x": () => failure(401, "unauthorized", "Please log in."), "GET /api/user": () => answer(fakeUser({ usageCount: 4 })) });
    await client.api("/api/x").catch(() => undefined);
    await vi.waitFor(() => expect(session.getUser()?.usageCount).toBe(4));
    expect(requests.map(({ path }) => path)).toEqual(["/api/x", "/api/user"]);
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
