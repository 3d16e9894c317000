import { afterEach, beforeEach, vi } from "vitest";

// A limit against hanging, not for speed.
vi.setConfig({ testTimeout: 120_000 });

const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  // An error that React or a library reports is a failure; a test that expects one replaces this with its own spy.
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(" "));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join("\n")}`);
});
