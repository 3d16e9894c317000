import { describe, expect, it } from "vitest";
import { callFor, cookiesOf, outcomeOf } from "./call.ts";
import type { Received } from "./http.ts";

const response: Received = { status: 200, headers: {}, text: "", failure: null, ms: 1, firstMs: null };
const caller = { name: "n", email: "n@example.com", password: "p", token: "t", cookie: null };

describe("what became of a request", () => {
  const events = { "content-type": "text/event-stream; charset=utf-8" };

  it.each([
    [{}, "ok"],
    [{ status: 429, text: '{"code":"rate_limited"}' }, "429 rate_limited"],
    [{ status: 502, text: "<html>" }, "502 no code"],
    [{ status: null, failure: "ECONNRESET" }, "connection: ECONNRESET"],
    [{ headers: events, text: "event: caption\ndata: {}\n\nevent: done\ndata: {}\n\n" }, "ok"],
    [{ headers: events, text: 'event: error\ndata: {"code":"model_failed"}\n\n' }, "event model_failed"],
    [{ headers: events, text: "event: caption\ndata: {}\n\n" }, "connection: the events ended early"],
  ] as [Partial<Received>, string][])("%j is %s", (more, outcome) => {
    expect(outcomeOf({ ...response, ...more })).toBe(outcome);
  });
});

describe("sessions", () => {
  it("sends the cookie of a sign-in instead of the token, and none where nobody is named", () => {
    expect(callFor("user", caller, 0).headers).toEqual({ authorization: "Bearer t" });
    expect(callFor("user", { ...caller, cookie: "s=1" }, 0).headers).toEqual({ cookie: "s=1" });
    expect(callFor("page", { ...caller, cookie: "s=1" }, 0).headers).not.toHaveProperty("cookie");
  });

  it("keeps the cookies that are set, without those that are cleared", () => {
    const set = ["s.0=a; Path=/", "s.1=b; HttpOnly", "old=; Max-Age=0"];
    expect(cookiesOf({ ...response, headers: { "set-cookie": set } })).toBe("s.0=a; s.1=b");
    expect(cookiesOf(response)).toBeNull();
  });
});

it("signs up another account each time", () => {
  const body = (turn: number) => callFor("sign-up", caller, turn).body!.toString();
  expect(body(1)).not.toBe(body(2));
});
