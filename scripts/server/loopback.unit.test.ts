import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isLoopbackRequest } from "./loopback.ts";

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test("this machine by its own name", () => {
  expect(isLoopbackRequest(request("127.0.0.1", { host: "127.0.0.1:3010" }))).toBe(true);
  expect(isLoopbackRequest(request("::1", { host: "localhost:3010", origin: "http://localhost:3010" }))).toBe(true);
});

test("a foreign name that was made to point here is refused", () => {
  expect(isLoopbackRequest(request("127.0.0.1", { host: "evil.example:3010" }))).toBe(false);
  expect(isLoopbackRequest(request("127.0.0.1", { host: "localhost.evil.example" }))).toBe(false);
  expect(isLoopbackRequest(request("127.0.0.1", {}))).toBe(false);
});

test("another page on this machine is refused", () => {
  expect(isLoopbackRequest(request("127.0.0.1", { host: "127.0.0.1:3010", origin: "http://127.0.0.1:3000" }))).toBe(
    false,
  );
});

test("another machine is refused", () => {
  expect(isLoopbackRequest(request("192.0.2.1", { host: "127.0.0.1:3010" }))).toBe(false);
});
