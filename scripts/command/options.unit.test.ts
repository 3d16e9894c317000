import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { fromRoot } from "./paths.ts";

/** Runs one of the project's commands; none of these gets as far as doing anything. */
function run(verb: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fromRoot("scripts/run.mjs"), verb, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe.each([
  ["start", "PORT=3100"],
  ["dev", "migration"],
  ["preview", "static host"],
  ["build", "dist/"],
  ["bench", "start-up"],
  ["deploy", "--check"],
  ["stripe-setup", "--production"],
  ["reset", "--empty"],
  ["backup", "--to"],
  ["restore", "--replace"],
  ["load", "quiet-day"],
])("%s", (verb, mentioned) => {
  test("says with --help what it takes, and does nothing else", () => {
    const { status, stdout, stderr } = run(verb, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("npm run");
    expect(stdout).toContain(mentioned);
  });

  test("refuses what it does not know", () => {
    expect(run(verb, "--nonsense")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("Unknown option '--nonsense'"),
    });
    expect(run(verb, "nonsense")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining('"nonsense"'),
    });
  });
});

test.each([
  ["test", "npm test -- quick"],
  ["test-watch", "whenever files are saved"],
  ["policies", "owner filter"],
  ["types-database", "supabase/migrations"],
  ["fuzz", "--calls"],
  ["crash", "--rounds"],
])("%s explains itself and refuses an option that it does not know", (verb, mentioned) => {
  expect(run(verb, "--help")).toMatchObject({ status: 0, stdout: expect.stringContaining(mentioned) });
  expect(run(verb, "--nonsense")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("'--nonsense'"),
  });
});

test("bench names its parts when one is mistyped", () => {
  expect(run("bench", "histroy").stderr).toMatch(/There is no "histroy"\. There are: generate, stream, history/);
});
