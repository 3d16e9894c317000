import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepShared, sharedWaits, takeShared } from "./shared-content.ts";

/** The part of the cache storage that is used: one entry per cache. */
function fakeCaches(): Pick<CacheStorage, "open" | "has" | "delete"> {
  const kept = new Map<string, Response>();
  return {
    has: (name) => Promise.resolve(kept.has(name)),
    delete: (name) => Promise.resolve(kept.delete(name)),
    open: (name) =>
      Promise.resolve({
        put: (_key: string, response: Response) => Promise.resolve(void kept.set(name, response)),
        match: () => Promise.resolve(kept.get(name)),
      } as unknown as Cache),
  };
}
const boundary = "----kite";
const type = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const share = (body: string, at = 0) => keepShared(body, type, at);
const bread = `${part("title", " Fresh bread ")}${part("url", "https://example.com")}--${boundary}--\r\n`;

beforeEach(() => {
  vi.stubGlobal("caches", fakeCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("is read once", async () => {
  await share(bread);
  expect(await sharedWaits()).toBe(true);
  expect(await takeShared(1000)).toEqual({ title: "Fresh bread", text: "", url: "https://example.com", photo: null });
  expect(await sharedWaits()).toBe(false);
  expect(await takeShared(1000)).toBeNull();
});

it("is given to nobody after an hour", async () => {
  await share(bread);
  expect(await takeShared(60 * 60 * 1000)).toBeNull();
  expect(await sharedWaits()).toBe(false);
});

it("that is not a form is nothing", async () => {
  await keepShared("hello", "text/plain", 0);
  expect(await takeShared(0)).toBeNull();
});

it("needs a secure origin", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await takeShared(0)).toBeNull();
});
