import { afterEach, describe, expect, it, vi } from "vitest";
import { ok } from "@contract/wire/accounts.ts";
import { stripeMode } from "@contract/wire/billing.ts";
import { wireError } from "@contract/wire/errors.ts";
import * as operations from "@contract/wire/operations.ts";
import { jsonResponse, failure, fakeApi } from "@/testing/fake-api.ts";
import { ApiError, api, apiResponse, apiWithHeaders, setUnauthorizedHandler } from "./api-client.ts";
import { offlineMessage, readWireError, unreadableMessage } from "./api-error.ts";

afterEach(() => setUnauthorizedHandler(() => {}));

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("api", () => {
  it("sends JSON with its content type and the cookies", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => jsonResponse({ message: "done" }));
    vi.stubGlobal("fetch", fetch);
    await expect(api(operations.forgotPassword, { json: { email: "a@kite.example" }, schema: ok })).resolves.toEqual({
      message: "done",
    });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      credentials: "include",
      body: '{"email":"a@kite.example"}',
      headers: { "content-type": "application/json" },
    });
  });

  it("sends a form without what is undefined and leaves its content type to the browser", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => jsonResponse({ message: "done" }));
    vi.stubGlobal("fetch", fetch);
    const image = new File(["x"], "kite.png", { type: "image/png" });
    const form = {
      keyword: "",
      platform: "x",
      emojiLevel: 40,
      hashtagLevel: 0,
      aiControlled: false,
      intent: undefined,
      image,
    } as const;
    await apiResponse(operations.generateCaption, { form });
    const { headers, body } = fetch.mock.calls[0]![1];
    expect(headers).not.toHaveProperty("content-type");
    expect([...(body as FormData)]).toEqual([
      ["keyword", ""],
      ["platform", "x"],
      ["emojiLevel", "40"],
      ["hashtagLevel", "0"],
      ["aiControlled", "false"],
      ["image", image],
    ]);
  });

  it("puts parameters into the path, escaped, and follows an address that the server named", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => jsonResponse({ message: "done" }));
    vi.stubGlobal("fetch", fetch);
    await apiResponse(operations.endSession, { params: { id: "a/b?c" } });
    await apiResponse(operations.listHistory, {}, { path: "/api/caption-history?before=1" });
    expect(fetch.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
      "DELETE /api/user/sessions/a%2Fb%3Fc",
      "GET /api/caption-history?before=1",
    ]);
  });

  it("throws `status: body` and keeps the readable sentence, the code and the fields apart", async () => {
    fakeApi({
      "PUT /api/user/username": () =>
        jsonResponse(
          {
            message: "That name is taken.",
            code: "username_taken",
            details: { fields: { username: "Taken", odd: 3 } },
          },
          409,
        ),
    });
    const error = await errorOf(apiResponse(operations.changeUsername, { json: { username: "mara" } }));
    expect(error.message).toBe(
      '409: {"message":"That name is taken.","code":"username_taken","details":{"fields":{"username":"Taken","odd":3}}}',
    );
    expect(error).toMatchObject({
      status: 409,
      readable: "That name is taken.",
      code: "username_taken",
      fields: { username: "Taken" },
    });
  });

  it("falls back on the status text when the body is empty", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect(await errorOf(apiResponse(operations.getUser, {}))).toMatchObject({
      message: "502: Bad Gateway",
      readable: "",
      code: null,
    });
  });

  it("shows no markup of a proxy's error page as a sentence", async () => {
    vi.stubGlobal(
      "fetch",
      async () => new Response("<h1>nginx</h1>", { status: 503, statusText: "Service Unavailable" }),
    );
    expect((await errorOf(apiResponse(operations.getUser, {}))).readable).toBe("");
  });

  it("says that the network is gone when no response comes", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await errorOf(apiResponse(operations.getUser, {}))).toMatchObject({ status: 0, readable: offlineMessage });
  });

  it("hands an abort on as it is", async () => {
    const abort = new AbortController();
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
      abort.abort();
      signal?.throwIfAborted();
    });
    await expect(apiResponse(operations.getUser, { signal: abort.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it.each([
    ["another shape", jsonResponse({ note: 1 })],
    ["no JSON", new Response("hello")],
  ])("refuses a response with %s", async (_what, response) => {
    vi.stubGlobal("fetch", async () => response);
    expect((await errorOf(api(operations.getStripeMode, { schema: stripeMode }))).readable).toBe(unreadableMessage);
  });

  it("gives the headers beside the data", async () => {
    fakeApi({
      "POST /api/logout": () => jsonResponse({ message: "" }, 200, { link: '</api/x?before=1>; rel="next"' }),
    });
    expect((await apiWithHeaders(operations.logout, { schema: ok })).headers.get("link")).toContain("before=1");
  });

  it("reports an ended session, but not a wrong password", async () => {
    const ended = vi.fn();
    setUnauthorizedHandler(ended);
    fakeApi({
      "POST /api/login": () => failure(401, "invalid_credentials", "Invalid email or password"),
      "GET /api/user": () => failure(401, "unauthorized", "Please log in."),
    });
    await errorOf(
      apiResponse(operations.login, { json: { email: "a@kite.example", password: "wrong", termsAccepted: true } }),
    );
    expect(ended).not.toHaveBeenCalled();
    await errorOf(apiResponse(operations.getUser, {}));
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("readWireError", () => {
  it.each([
    { message: "a", code: "b" },
    { message: "a", code: "b", details: { x: 1 } },
    { message: "a" },
    { code: "b" },
    { message: 1, code: "b" },
    { message: "a", code: "b", details: [] },
    null,
    "text",
    [],
  ])("agrees with the contract about %j", (body) => {
    expect(readWireError(JSON.stringify(body)) !== undefined).toBe(wireError.safeParse(body).success);
  });
});
