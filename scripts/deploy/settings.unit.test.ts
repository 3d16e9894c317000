import { expect, it } from "vitest";
import { parseDeploySettings, secretPairs } from "./settings.ts";

const complete = {
  SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
  SUPABASE_ACCESS_TOKEN: "sbp_0",
  SUPABASE_DB_PASSWORD: "p",
  SITE_URL: "https://captions.example.com",
  ADDRESS_HASH_SECRET: "x".repeat(32),
};

it("names every variable that is missing or wrong", () => {
  const parsed = parseDeploySettings({ ...complete, SUPABASE_DB_PASSWORD: " ", SITE_URL: "http://captions.example.com/", ADDRESS_HASH_SECRET: "short" });
  expect("problems" in parsed && parsed.problems.map((problem) => problem.split(" ")[0])).toEqual(["SUPABASE_DB_PASSWORD", "SITE_URL", "ADDRESS_HASH_SECRET"]);
});

it("makes secrets of what is set, and never of what only steers the deployment", () => {
  const parsed = parseDeploySettings({ ...complete, OPENAI_API_KEY: "k", OPENAI_BASE_URL: "" });
  expect("settings" in parsed && secretPairs(parsed.settings)).toEqual([`SITE_URL=${complete.SITE_URL}`, `ADDRESS_HASH_SECRET=${complete.ADDRESS_HASH_SECRET}`, "OPENAI_API_KEY=k"]);
});
