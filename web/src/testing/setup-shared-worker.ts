import { afterAll, vi } from "vitest";

// Test files that share a worker would share the state of the page's modules; each loads them anew.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
});
