import { expect, it } from "vitest";
import { strategyFor } from "./routing.ts";

const origin = "https://kite.example";
const asked = (path: string, mode = "cors", method = "GET") =>
  strategyFor({ method, url: new URL(path, origin).href, mode }, origin);

it.each(["/", "/trending", "/auth?tab=signup", "/nowhere/at/all", "/apiary"])(
  "shows the page %s without a server",
  (path) => {
    expect(asked(path, "navigate")).toBe("page");
  },
);

it.each([
  "/api/user",
  "/api",
  "/auth/v1/token",
  "/rest/v1/profiles",
  "/storage/v1/object/x",
  "/functions/v1/trending-cron",
  "/realtime/v1/websocket",
])("never intercepts %s", (path) => {
  expect(asked(path)).toBe("bypass");
  expect(asked(path, "navigate")).toBe("bypass");
});

it("keeps out of other sites, of anything but reading, and of files opened in a tab", () => {
  expect(asked("https://elsewhere.example/assets/a-12345678.js")).toBe("bypass");
  expect(asked("/assets/index-12345678.js", "cors", "POST")).toBe("bypass");
  expect(asked("/robots.txt", "navigate")).toBe("bypass");
});

it("takes what the share sheet sends, and no other form", () => {
  expect(asked("/share-target", "navigate", "POST")).toBe("share");
  expect(asked("/share-target", "cors", "POST")).toBe("bypass");
  expect(asked("https://elsewhere.example/share-target", "navigate", "POST")).toBe("bypass");
  expect(asked("/api/share-target", "navigate", "POST")).toBe("bypass");
});

it("takes files that never change from this device and asks for the others", () => {
  expect(asked("/assets/home-D9j_XHvH.js")).toBe("cache-first");
  expect(asked("/manifest.webmanifest")).toBe("network-first");
});
