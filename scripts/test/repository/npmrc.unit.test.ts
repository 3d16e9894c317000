import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";

/**
 * Runs `npm install` with the project's settings in a project with one dependency, which is a directory or does not
 * exist.
 */
function install({ dependency, engines = {} }: { dependency: string; engines?: Record<string, string> }) {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-npm-`);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  mkdirSync(`${directory}/demanding`);
  writeFileSync(
    `${directory}/demanding/package.json`,
    JSON.stringify({ name: "demanding", version: "1.0.0", engines }),
  );
  writeFileSync(
    `${directory}/package.json`,
    JSON.stringify({ name: "project", version: "1.0.0", dependencies: { demanding: `file:./${dependency}` } }),
  );
  copyFileSync(fromRoot(".npmrc"), `${directory}/.npmrc`);
  // The settings of the npm that runs this test must not have an effect.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return spawnSync("npm", ["install", "--offline", "--no-progress"], { cwd: directory, env, encoding: "utf8" });
}

test("a package that requires another Node than npm's own causes no warning", () => {
  const { status, stdout, stderr } = install({ dependency: "demanding", engines: { node: ">=99" } });
  expect(status).toBe(0);
  expect(stdout).toContain("added 1 package");
  expect(stderr).not.toContain("EBADENGINE");
});

test("a real error is still printed", () => {
  const { status, stderr } = install({ dependency: "missing.tgz" });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/npm error .*missing/);
});
