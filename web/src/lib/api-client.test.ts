import { afterEach, describe, expect, it, vi } from "vitest";
import { ok } from "@contract/accounts.ts";
import { wireError } from "@contract/errors.ts";
import { answer, failure, fakeApi } from "@/testing/fake-api.ts";
import { ApiError, api, apiWithHeaders, setUnauthorizedHandler } from "./api-client.ts";
import { offlineMessage, readWireError, unreadableMessage } from "./api-error.ts";

afterEach(() => setUnauthorizedHandler(() => {}));

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(() => null, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("api", () => {
  it("sends JSON with its content type and the cookies", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer({ message: "done" }));
    vi.stubGlobal("fetch", fetch);
    await expect(api("/api/x", { method: "POST", json: { a: 1 }, schema: ok })).resolves.toEqual({ message: "done" });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", credentials: "include", body: '{"a":1}', headers: { "content-type": "application/json" } });
  });

  it("leaves the content type of multipart to the browser", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer({ message: "done" }));
    vi.stubGlobal("fetch", fetch);
    await api("/api/x", { method: "POST", form: new FormData() });
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty("content-type");
  });

  it("throws `status: body` and keeps the readable sentence, the code and the fields apart", async () => {
    fakeApi({ "POST /api/x": () => answer({ message: "That name is taken.", code: "username_taken", details: { fields: { username: "Taken", odd: 3 } } }, 409) });
    const error = await errorOf(api("/api/x", { method: "POST" }));
    expect(error.message).toBe('409: {"message":"That name is taken.","code":"username_taken","details":{"fields":{"username":"Taken","odd":3}}}');
    expect(error).toMatchObject({ status: 409, readable: "That name is taken.", code: "username_taken", fields: { username: "Taken" } });
  });

  it("falls back on the status text when the body is empty", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect(await errorOf(api("/api/x"))).toMatchObject({ message: "502: Bad Gateway", readable: "Bad Gateway", code: null });
  });

  it("shows no markup of a proxy's error page as a sentence", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>nginx</h1>", { status: 503, statusText: "Service Unavailable" }));
    expect((await errorOf(api("/api/x"))).readable).toBe("Service Unavailable");
  });

  it("says that the network is gone when no answer comes", async () => {
    vi.stubGlobal("fetch", async () => { throw new TypeError("Failed to fetch"); });
    expect(await errorOf(api("/api/x"))).toMatchObject({ status: 0, readable: offlineMessage });
  });

  it("hands an abort on as it is", async () => {
    const abort = new AbortController();
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => { abort.abort(); signal?.throwIfAborted(); });
    await expect(api("/api/x", { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
  });

  it.each([["another shape", answer({ note: 1 })], ["no JSON", new Response("hello")]])("refuses an answer with %s", async (_what, response) => {
    vi.stubGlobal("fetch", async () => response);
    expect((await errorOf(api("/api/x", { schema: ok }))).readable).toBe(unreadableMessage);
  });

  it("gives the headers beside the data", async () => {
    fakeApi({ "GET /api/x": () => answer({ message: "" }, 200, { link: '</api/x?before=1>; rel="next"' }) });
    expect((await apiWithHeaders("/api/x", { schema: ok })).headers.get("link")).toContain("before=1");
  });

  it("reports an ended session, but not a wrong password", async () => {
    const ended = vi.fn();
    setUnauthorizedHandler(ended);
    fakeApi({ "POST /api/login": () => failure(401, "invalid_credentials", "Invalid email or password"), "GET /api/x": () => failure(401, "unauthorized", "Please log in.") });
    await errorOf(api("/api/login", { method: "POST" }));
    expect(ended).not.toHaveBeenCalled();
    await errorOf(api("/api/x"));
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("readWireError", () => {
  it.each([{ message: "a", code: "b" }, { message: "a", code: "b", details: { x: 1 } }, { message: "a" }, { code: "b" }, { message: 1, code: "b" }, { message: "a", code: "b", details: [] }, null, "text", []])("agrees with the contract about %j", (body) => {
    expect(readWireError(JSON.stringify(body)) !== undefined).toBe(wireError.safeParse(body).success);
  });
});
