import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

const site = "https://captions.example.com";

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:3000"])("this machine by %s", (host) => {
  expect(isOwnHost(host, { port: 3000 })).toBe(true);
});

test.each([
  undefined,
  "",
  "localhost",
  "localhost:3001",
  "evil.example:3000",
  "localhost.evil.example:3000",
  "evil.example",
  "127.0.0.1:3000@evil.example",
  "127.0.0.1:3000, evil.example",
  "192.168.1.5:3000",
  "0x7f000001:3000",
])("not by %s", (host) => {
  expect(isOwnHost(host, { port: 3000 })).toBe(false);
});

test("on the usual port, a name needs none", () => {
  expect(isOwnHost("localhost", { port: 80 })).toBe(true);
});

test("the address that others use, with its port", () => {
  expect(isOwnHost("captions.example.com", { port: 3000, siteUrl: site })).toBe(true);
  expect(isOwnHost("captions.example.com:443", { port: 3000, siteUrl: site })).toBe(true);
  expect(isOwnHost("captions.example.com:3000", { port: 3000, siteUrl: site })).toBe(false);
  expect(isOwnHost("captions.example.com:8443", { port: 3000, siteUrl: `${site}:8443` })).toBe(true);
});

test("the address that it listens on; on every address, any number but no name", () => {
  expect(isOwnHost("192.168.1.5:3000", { port: 3000, host: "192.168.1.5" })).toBe(true);
  expect(isOwnHost("[fd00::1]:3000", { port: 3000, host: "fd00::1" })).toBe(true);
  expect(isOwnHost("192.168.1.6:3000", { port: 3000, host: "192.168.1.5" })).toBe(false);
  expect(isOwnHost("192.168.1.5:3000", { port: 3000, host: "0.0.0.0" })).toBe(true);
  expect(isOwnHost("evil.example:3000", { port: 3000, host: "0.0.0.0" })).toBe(false);
});
