import { expect, test } from "vitest";
import { isOneLetterAway, misspelledSettings } from "./misspelled.ts";

test.each([
  ["PROT", "PORT", true],
  ["POTR", "PORT", true],
  ["PORTS", "PORT", true],
  ["SMTP_HST", "SMTP_HOST", true],
  ["SITE_URI", "SITE_URL", true],
  ["PORT", "PORT", false],
  ["HOME", "HOST", false],
  ["PATH", "PORT", false],
  ["TPOR", "PORT", false],
])("%s for %s: %s", (a, b, expected) => expect(isOneLetterAway(a, b)).toBe(expected));

test("a misspelled setting is named with the one that is meant, and other variables are not", () => {
  expect(misspelledSettings({ PROT: "3999", PATH: "/bin", HOME: "/", OPENAI_API_KEYS: "x" })).toEqual([
    "PROT is no setting. Did you mean PORT?",
    "OPENAI_API_KEYS is no setting. Did you mean OPENAI_API_KEY?",
  ]);
  // What was meant is set: the other name is somebody else's.
  expect(misspelledSettings({ HOST: "0.0.0.0", HOSTS: "x" })).toEqual([]);
});
