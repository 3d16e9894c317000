import { beforeEach, expect, inject, test } from "vitest";
import { measureUnderGuessing } from "../../bench/guessing.ts";
import { percentile } from "../../bench/statistics.ts";
import { clearCounters } from "../support/counters.ts";

const { url, functionsUrl, databaseUrl } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

test("twenty clients that guess passwords from everywhere slow neither the page nor a caption above a second", async () => {
  const { page, caption, guesses } = await measureUnderGuessing({ url, functionsUrl });
  expect(guesses).toBeGreaterThan(20);
  expect(percentile(page, 50)).toBeLessThan(1000);
  expect(percentile(caption, 50)).toBeLessThan(1000);
});
