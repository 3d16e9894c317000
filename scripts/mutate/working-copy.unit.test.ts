import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyProject } from "./working-copy.ts";

let project: string;
const write = (path: string, text: string) => writeFileSync(join(project, path), text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: project,
      stdio: "ignore",
    });
  git("init");
  for (const folder of ["src", "node_modules"]) mkdirSync(join(project, folder));
  write(".gitignore", "node_modules/\n*.log\n");
  write("src/kept.ts", "committed");
  write("src/deleted.ts", "committed");
  git("add", ".");
  git("commit", "-m", "first");
  write("src/kept.ts", "changed");
  write("src/new ü.ts", "not committed");
  write("debug.log", "ignored");
  write("node_modules/package.js", "package");
  rmSync(join(project, "src/deleted.ts"));
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

test("a copy has what the working tree has now, without what git ignores, and the packages", () => {
  const copy = copyProject(project);
  expect(copy.files.toSorted()).toEqual([".gitignore", "src/kept.ts", "src/new ü.ts"]);
  expect(readFileSync(join(copy.root, "src/kept.ts"), "utf8")).toBe("changed");
  expect(readFileSync(join(copy.root, "node_modules/package.js"), "utf8")).toBe("package");
  copy.remove();
});

test("what is broken in the copy is whole in the project, and the packages outlive the copy", () => {
  const copy = copyProject(project);
  writeFileSync(join(copy.root, "src/kept.ts"), "broken");
  copy.remove();
  expect(existsSync(copy.root)).toBe(false);
  expect(readFileSync(join(project, "src/kept.ts"), "utf8")).toBe("changed");
  expect(existsSync(join(project, "node_modules/package.js"))).toBe(true);
});
