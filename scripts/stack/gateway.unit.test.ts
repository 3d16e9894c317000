import { expect, test } from "vitest";
import { destinationFor, functionPath, pathOf } from "./gateway.ts";

test.each([
  ["/", "pages"], ["/apiary", "pages"], ["/auth", "pages"], ["/assets/a.js", "pages"],
  ["/api/user", "function"], ["/functions/v1/api/user", "function"],
  ["/auth/v1/health", "supabase"], ["/rest/v1/profiles", "supabase"], ["/storage/v1/object/x", "supabase"],
  ["/_system/config", "nobody"], ["/realtime/v1/websocket", "nobody"],
])("%s goes to %s", (path, destination) => {
  expect(destinationFor(path)).toBe(destination);
});

test("a path cannot climb out of where it is sent", () => {
  expect(pathOf("/rest/v1/../../_system/config")).toBe("/_system/config");
  expect(destinationFor(pathOf("/auth/v1/%2e%2e/%2e%2e/_system/config")!)).toBe("nobody");
});

test.each([undefined, "*", "http://evil.example/", "//evil.example/x"])("%s is no path", (url) => {
  expect(pathOf(url)).toBeNull();
});

test("the function api is found where Supabase would serve it", () => {
  expect(functionPath("/api/user?x=1")).toBe("/functions/v1/api/user?x=1");
  expect(functionPath("/functions/v1/api/user")).toBe("/functions/v1/api/user");
});
