import { describe, expect, test } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { MutateError, readArguments } from "./arguments.ts";
import { runCheck } from "./checks.ts";
import { chooseFiles } from "./run.ts";

describe("the command line", () => {
  test("names files, tests and bounds", () => {
    expect(readArguments(["web/src/lib", "--tests", "a.test.ts", "--levels=1", "--most", "9"])).toEqual({
      targets: ["web/src/lib"],
      tests: ["a.test.ts"],
      levels: 1,
      most: 9,
      isListing: false,
    });
    expect(readArguments(["a", "--list"])).toMatchObject({ levels: 2, most: Infinity, isListing: true });
    expect(readArguments(["--help"])).toBeNull();
  });

  test.each([
    ["nothing to change", []],
    ["an unknown option", ["a", "--fast"]],
    ["no number", ["a", "--most", "few"]],
    ["no whole number", ["a", "--levels", "0.5"]],
  ])("is refused with %s", (_what, args) => {
    expect(() => readArguments(args)).toThrow(MutateError);
  });
});

describe("the files", () => {
  const files = [
    "web/src/lib/a.ts",
    "web/src/lib/a.test.ts",
    "web/src/lib/ab/c.tsx",
    "web/src/testing/fake.ts",
    "docs/a.md",
    "supabase/functions/api/app.ts",
    "scripts/test/support/person.ts",
    "scripts/dev.ts",
  ];

  test("are sources under what was named, each once, and no tests or what only tests use", () => {
    expect(chooseFiles(files, ["./web/src/", "web/src/lib/a.ts"])).toEqual([
      "web/src/lib/a.ts",
      "web/src/lib/ab/c.tsx",
    ]);
    expect(chooseFiles(files, ["scripts", "supabase"])).toEqual(["scripts/dev.ts", "supabase/functions/api/app.ts"]);
  });

  test.each(["web/src/lib/a", "docs", "web/src/lib/a.test.ts", "nowhere"])("%s names none", (target) => {
    expect(() => chooseFiles(files, [target])).toThrow(MutateError);
  });
});

describe("a check", () => {
  const node = (code: string) => ({ command: [process.execPath, "-e", code], env: process.env });
  const run = (code: string, limitMs = 60_000, signal = new AbortController().signal) =>
    runCheck(fromRoot("."), node(code), limitMs, signal);

  test("passes or fails by its exit status, and does not run for ever", async () => {
    expect(await run("")).toBe("passed");
    expect(await run("process.exit(3)")).toBe("failed");
    expect(await run("setInterval(() => {}, 1000)", 200)).toBe("too slow");
  });

  test("ends at once when it is given up", async () => {
    const stopping = new AbortController();
    const running = run("setInterval(() => {}, 1000)", 60_000, stopping.signal);
    stopping.abort();
    await expect(running).rejects.toThrow(/abort/i);
  });
});
