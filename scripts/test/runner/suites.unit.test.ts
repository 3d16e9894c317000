import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, it } from "vitest";
import { suites, suitesNamed } from "./suites.ts";

const reports = mkdtempSync(`${tmpdir()}/caption-kite-suites-`);
afterAll(() => rmSync(reports, { recursive: true }));

const names = (...parts: string[]) => suitesNamed(suites(reports), parts).map(({ name }) => name);
const onRequest = "every journey through the preview";

it("what takes long and repeats other suites runs only when its whole name is given", () => {
  expect(names()).toContain("journeys in a browser");
  expect(names()).not.toContain(onRequest);
  expect(names("journey")).toEqual(["journeys in a browser", "journeys through the preview"]);
  expect(names(onRequest)).toEqual([onRequest]);
});
