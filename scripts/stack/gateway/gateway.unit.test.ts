import { expect, test } from "vitest";
import { destinationFor, functionPath } from "./gateway.ts";
import { targetOf } from "../../server/target.ts";

const get = { method: "GET", search: "" };

test.each([
  ["/", "pages"],
  ["/apiary", "pages"],
  ["/auth", "pages"],
  ["/assets/a.js", "pages"],
  ["/api/user", "function"],
  ["/functions/v1/api/user", "function"],
  ["/rest/v1/profiles", "supabase"],
  ["/storage/v1/object/x", "supabase"],
  ["/auth/v1/authorize", "supabase"],
  ["/auth/v1/health", "nobody"],
  ["/auth/v1", "nobody"],
  ["/_system/config", "nobody"],
  ["/realtime/v1/websocket", "nobody"],
])("%s goes to %s", (path, destination) => {
  expect(destinationFor(path, get)).toBe(destination);
});

test.each([
  ["POST", "/auth/v1/token", "?grant_type=pkce", "supabase"],
  ["POST", "/auth/v1/token", "?grant_type=password", "nobody"],
  ["POST", "/auth/v1/token", "?grant_type=pkce&grant_type=password", "nobody"],
  ["POST", "/auth/v1/token", "", "nobody"],
  ["GET", "/auth/v1/token", "?grant_type=pkce", "nobody"],
  ["POST", "/auth/v1/callback", "", "supabase"],
  ["PUT", "/auth/v1/user", "", "nobody"],
  ["POST", "/auth/v1/verify", "", "nobody"],
] as const)("of the auth server %s %s%s goes to %s", (method, path, search, destination) => {
  expect(destinationFor(path, { method, search })).toBe(destination);
});

test("a path cannot climb out of where it is sent", () => {
  expect(targetOf("/rest/v1/../../_system/config")?.pathname).toBe("/_system/config");
  expect(destinationFor(targetOf("/auth/v1/authorize/%2e%2e/user")!.pathname, get)).toBe("nobody");
});

test.each([undefined, "*", "http://evil.example/", "//evil.example/x"])("%s is no path", (url) => {
  expect(targetOf(url)).toBeNull();
});

test("the function api is found where Supabase would serve it", () => {
  expect(functionPath("/api/user?x=1")).toBe("/functions/v1/api/user?x=1");
  expect(functionPath("/functions/v1/api/user")).toBe("/functions/v1/api/user");
});
