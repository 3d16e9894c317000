import { beforeEach, expect, inject, test } from "vitest";
import { measureUnderGuessing } from "../../bench/guessing.ts";
import { percentile } from "../../measure/statistics.ts";
import { clearCounters } from "../support/counters.ts";

const { url, functionsUrl, databaseUrl } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

test("with twenty clients that guess passwords from many addresses, a page and a caption take less than a second", async () => {
  const { page, caption, guesses } = await measureUnderGuessing({ url, functionsUrl });
  expect(guesses).toBeGreaterThan(20);
  expect(percentile(page, 50)).toBeLessThan(1000);
  expect(percentile(caption, 50)).toBeLessThan(1000);
});
