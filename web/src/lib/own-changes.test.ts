import * as operations from "@contract/wire/operations.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteOwnChange, pathAfterOwnChange } from "./own-changes.ts";

const start = Date.parse("2026-06-10T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test("a read has its usual path until this tab changes what it shows", () => {
  expect(pathAfterOwnChange("/api/articles")).toBe("/api/articles");
  noteOwnChange(operations.getTrending);
  expect(pathAfterOwnChange("/api/articles?limit=2")).toBe("/api/articles?limit=2");
});

test("for a minute after a change, every page of it is read past all memories, then no longer", () => {
  noteOwnChange(operations.listArticles);
  expect(pathAfterOwnChange("/api/articles")).toBe(`/api/articles?fresh=${start}`);
  vi.setSystemTime(start + 59_999);
  expect(pathAfterOwnChange("/api/articles?limit=2&before=x")).toBe(`/api/articles?limit=2&before=x&fresh=${start}`);
  vi.setSystemTime(start + 60_000);
  expect(pathAfterOwnChange("/api/articles")).toBe("/api/articles");
});

test("a reload of the page does not forget the change", async () => {
  noteOwnChange(operations.listArticles);
  vi.resetModules();
  const reloaded = await import("./own-changes.ts");
  expect(reloaded.pathAfterOwnChange("/api/articles")).toBe(`/api/articles?fresh=${start}`);
});

test("a browser without storage remembers it while the page is open", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  noteOwnChange(operations.listArticles);
  expect(pathAfterOwnChange("/api/articles")).toBe(`/api/articles?fresh=${start}`);
});
