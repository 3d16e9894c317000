import { expect, test } from "vitest";
import { forwardedHeaders, plainAddress } from "./proxy.ts";

const forwarding = { peer: "203.0.113.9", host: "captions.example.com", protocol: "https" };

test("where a client is comes from the connection, whatever it claims", () => {
  const claims = {
    "x-forwarded-for": "6.6.6.6",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    "cf-connecting-ip": "6.6.6.6",
    "x-forwarded-host": "evil.example",
  };
  expect(forwardedHeaders(claims, forwarding)).toEqual({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "captions.example.com",
    "x-forwarded-proto": "https",
  });
});

test("what concerns one connection is not sent on", () => {
  const headers = forwardedHeaders(
    { connection: "keep-alive, X-Hop", "x-hop": "1", "transfer-encoding": "chunked", upgrade: "h2c", cookie: "a=1" },
    forwarding,
  );
  expect(Object.keys(headers).sort()).toEqual(["cookie", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]);
});

test("IPv4 is written as IPv4", () => {
  expect(plainAddress("::ffff:127.0.0.1")).toBe("127.0.0.1");
  expect(plainAddress("2001:db8::1")).toBe("2001:db8::1");
});
