import { describe, expect, it } from "vitest";
import { isChunkError, mayReload } from "./chunk-reload.ts";

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe("isChunkError", () => {
  it.each([
    ["Chrome", new TypeError("Failed to fetch dynamically imported module: https://x/assets/a.js"), true],
    ["Firefox", new TypeError("error loading dynamically imported module: https://x/assets/a.js"), true],
    ["Safari", new TypeError("Importing a module script failed."), true],
    ["Vite's style sheets", new Error("Unable to preload CSS for /assets/a.css"), true],
    ["any other error", new Error("x is not a function"), false],
    ["something that is no error", "dynamically imported module", false],
  ])("knows %s", (_name, error, expected) => expect(isChunkError(error)).toBe(expected));
});

describe("mayReload", () => {
  it("allows one reload a minute, so that a broken deploy does not loop", () => {
    const storage = memory();
    expect([mayReload(storage, 1_000_000), mayReload(storage, 1_000_500), mayReload(storage, 1_061_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("never reloads where nothing can be remembered", () => {
    const blocked = {
      getItem: () => {
        throw new DOMException("blocked", "SecurityError");
      },
      setItem: () => {},
    };
    expect(mayReload(blocked, 1_000_000)).toBe(false);
  });
});
