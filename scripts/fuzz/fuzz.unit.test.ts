import { expect, test } from "vitest";
import { faultOf, reproduction } from "./check.ts";
import type { Exchanged } from "./exchange.ts";
import { wholePictures } from "./pictures.ts";
import { Random } from "../command/random.ts";
import type { FuzzRequest, Material } from "./draft.ts";
import { makeRequest } from "./requests.ts";

const actors = (["visitor", "person", "administrator"] as const).map((name) => ({
  name,
  email: `${name}@example.com`,
  cookie: "a=b",
  token: "a.b.c",
}));
const material: Material = {
  host: "127.0.0.1:3000",
  otherHosts: ["127.0.0.1:3001"],
  functions: [{ name: "find_captions", parameters: [{ name: "p_query", type: "short_text" }] }],
  publishableKey: "sb_publishable_x",
  actors,
  pictures: await wholePictures(),
};
const calls = (seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => makeRequest(new Random(seed, number), material));

test("the same seed makes the same calls, byte for byte; another seed makes others", () => {
  const bytes = (seed: number) => calls(seed, 200).map((request) => request.bytes.toString("latin1"));
  const [first, again, other] = [bytes(7), bytes(7), bytes(8)];
  expect(first).toEqual(again);
  expect(first.filter((text, index) => text === other[index]).length).toBeLessThan(20);
});

test("every route and every kind of actor occurs", () => {
  const made = calls(1, 3000);
  for (const prefix of [
    "/api/login",
    "/api/generate-caption",
    "/api/admin/",
    "/functions/v1/",
    "/rest/v1/",
    "/rest/v1/rpc/find_captions",
    "/auth/v1/",
    "/storage/v1/",
    "/realtime/v1/websocket",
    "/simulator/stripe",
  ]) {
    expect(
      made.some(({ target }) => target.startsWith(prefix)),
      prefix,
    ).toBe(true);
  }
  expect(new Set(made.map(({ who }) => who))).toEqual(new Set(["visitor", "person", "administrator"]));
});

test("a known function gets texts that are too long, and other servers than the page's are called", () => {
  const made = calls(1, 3000);
  const searches = made.filter(({ target }) => target === "/rest/v1/rpc/find_captions");
  expect(Math.max(...searches.map(({ bytes }) => bytes.length))).toBeGreaterThan(100_000);
  expect(made.filter(({ host }) => host === "127.0.0.1:3001").length).toBeGreaterThan(30);
});

const request: FuzzRequest = {
  who: "visitor",
  method: "GET",
  target: "/api/user",
  host: "127.0.0.1:3000",
  isPage: true,
  bytes: Buffer.from("GET /api/user HTTP/1.1\r\nhost: 'x'%\r\n\r\n"),
};
const response = (status: number | null, text = '{"message":"No."}', type = "application/json"): Exchanged => ({
  status,
  text,
  headers: new Map([["content-type", type]]),
});

test.each([
  ["a good response", response(200), null],
  ["a refusal with a message", response(401), null],
  ["a server error", response(500), "responded with 500"],
  ["an overload", response(503), "responded with 503"],
  ["a dropped connection", response(null, ""), "the connection was dropped"],
  ["half a response", response(null, "HTTP/1.1 200"), "the response is incomplete"],
  ["a refusal as text", response(404, "Not found", "text/plain"), "a 404 of the API that is not JSON"],
  ["a refusal without a message", response(404, "{}"), "a 404 of the API without a message"],
  ["a refusal that is cut off", response(404, '{"message'), "a 404 of the API whose JSON is broken"],
])("%s is classified correctly", (_what, exchanged, fault) => {
  expect(faultOf(request, exchanged)).toBe(fault);
});

test("an address that leads out of the API is the page's, and another server has an API of its own", () => {
  const text = response(404, "Not found", "text/html");
  expect(faultOf({ ...request, target: "/api/x/../../etc/passwd" }, text)).toBe(null);
  expect(faultOf({ ...request, isPage: false }, text)).toBe(null);
  expect(faultOf({ ...request, isPage: false }, response(null, ""))).toBe("the connection was dropped");
});

test("a failure includes a command that sends the same bytes", () => {
  expect(reproduction(request, new URL("http://127.0.0.1:3000"))).toBe(
    "printf '%b' 'GET /api/user HTTP/1.1\\x0d\\x0ahost: \\x27x\\x27\\x25\\x0d\\x0a\\x0d\\x0a' | nc 127.0.0.1 3000",
  );
});
