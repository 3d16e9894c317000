import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { suites, suitesNamed } from "./suites.ts";
import { wholeBrowserJourneys } from "./whole-browser-journeys.ts";

const reports = mkdtempSync(`${tmpdir()}/caption-kite-suites-`);
afterAll(() => rmSync(reports, { recursive: true }));

const names = (...parts: string[]) =>
  suitesNamed(suites(reports, { path: "/usr/bin/chromium" }), parts).map(({ name }) => name);
const onRequest = "every journey through the preview";

it("what takes long and repeats other suites runs only when its whole name is given", () => {
  expect(names()).toContain("journeys in a browser");
  expect(names()).not.toContain(onRequest);
  expect(names("journey")).toEqual([
    "journeys in a browser",
    "journeys in a whole browser",
    "journeys through the preview",
  ]);
  expect(names(onRequest)).toEqual([onRequest]);
});

it("some journeys are made in a second browser, or the reason why not is printed", () => {
  const [suite] = suitesNamed(suites(reports, { path: "/usr/bin/chromium" }), ["journeys in a whole browser"]);
  expect(suite?.env).toMatchObject({ CHROME_PATH: "/usr/bin/chromium" });
  for (const file of wholeBrowserJourneys) expect(existsSync(fromRoot(file)), file).toBe(true);
  expect(suite?.command).toEqual(expect.arrayContaining([...wholeBrowserJourneys]));
  const [none] = suitesNamed(suites(reports, { reason: "there is none" }), ["journeys in a whole browser"]);
  expect(none?.readResult?.("")).toEqual({ passed: 0, failed: 0, skipped: ["there is none"] });
});
