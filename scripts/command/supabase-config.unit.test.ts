import { expect, test } from "vitest";
import { parseSupabaseConfig, readSupabaseConfig } from "./supabase-config.ts";

test("reads texts, numbers and booleans by section, and nothing from a comment", () => {
  const config = parseSupabaseConfig(
    [
      "a = 1",
      "[auth.email] # why",
      'max_frequency = "60s"',
      "otp_length = 10 # digits",
      "on = true",
      "#off = 1",
      "[x]",
    ].join("\n"),
  );
  expect(Object.fromEntries(config.get("auth.email")!)).toEqual({ max_frequency: "60s", otp_length: 10, on: true });
  expect(config.get("x")!.size).toBe(0);
  expect(config.has("auth")).toBe(false);
});

test("reads the project's own file", () => {
  expect(readSupabaseConfig().get("auth.email")!.get("max_frequency")).toBe("60s");
});
