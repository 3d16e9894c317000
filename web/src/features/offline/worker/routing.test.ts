import { expect, it } from "vitest";
import { answeringFor } from "./routing.ts";

const origin = "https://kite.example";
const asked = (path: string, mode = "cors", method = "GET") =>
  answeringFor({ method, url: new URL(path, origin).href, mode }, origin);

it.each(["/", "/trending", "/auth?tab=signup", "/nowhere/at/all", "/apiary"])(
  "draws the screen %s without a server",
  (path) => {
    expect(asked(path, "navigate")).toBe("screen");
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
])("never answers %s", (path) => {
  expect(asked(path)).toBe("leave");
  expect(asked(path, "navigate")).toBe("leave");
});

it("keeps out of other sites, of anything but reading, and of files opened in a tab", () => {
  expect(asked("https://elsewhere.example/assets/a-12345678.js")).toBe("leave");
  expect(asked("/assets/index-12345678.js", "cors", "POST")).toBe("leave");
  expect(asked("/robots.txt", "navigate")).toBe("leave");
});

it("takes files that never change from this device and asks for the others", () => {
  expect(asked("/assets/home-D9j_XHvH.js")).toBe("cache-first");
  expect(asked("/manifest.webmanifest")).toBe("network-first");
});
