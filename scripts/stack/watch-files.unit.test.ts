import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchFiles } from "./watch-files.ts";

const files = [
  "supabase/functions/api/index.ts",
  "supabase/migrations/1_a.sql",
  "supabase/templates/mail.html",
  ".env",
];

/** A repository with these files, and the next change that is seen there. */
async function setUp({ recursive = true } = {}) {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-watch-`);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: directory,
      stdio: "ignore",
    });
  for (const file of [...files, "node_modules/a/index.ts", "docs/a.md"]) {
    mkdirSync(dirname(`${directory}/${file}`), { recursive: true });
    writeFileSync(`${directory}/${file}`, "first\n");
  }
  git("init");
  git("add", "-f", ...files);
  git("commit", "-m", "first");
  let seen = Promise.withResolvers<string[]>();
  const failures: string[] = [];
  const watching = watchFiles({
    directory: `${directory}/`,
    recursive,
    counts: (file) => !file.endsWith(".md"),
    changed: (changed) => seen.resolve(changed),
    failed: (reason) => failures.push(reason),
  });
  onTestFinished(() => {
    watching.end();
    rmSync(directory, { recursive: true });
  });
  await watching.ready;
  return {
    directory,
    git,
    failures,
    watching,
    /** What is seen of a change. */
    async after(change: () => void): Promise<string[]> {
      seen = Promise.withResolvers();
      change();
      return seen.promise;
    },
  };
}

test.each(files)("every way to save %s is seen, again and again", async (file) => {
  const { directory, git, after, failures } = await setUp();
  const path = `${directory}/${file}`;
  const byRename = (text: string) => () => {
    writeFileSync(`${directory}/new.md`, text);
    renameSync(`${directory}/new.md`, path);
  };
  expect(await after(byRename("second\n"))).toEqual([file]);
  expect(await after(byRename("third\n"))).toEqual([file]);
  expect(await after(() => execFileSync("sed", ["-i.md", "s/third/fourth/", path]))).toEqual([file]);
  expect(await after(() => git("checkout", "--", file))).toEqual([file]);
  expect(await after(() => writeFileSync(path, "fifth\n"))).toEqual([file]);
  expect(await after(byRename("sixth\n"))).toEqual([file]);
  expect(await after(() => rmSync(path))).toEqual([file]);
  expect(await after(() => writeFileSync(path, "seventh\n"))).toEqual([file]);
  expect(failures).toEqual([]);
});

test("a file in a new folder is seen", async () => {
  const { directory, after } = await setUp();
  const create = () => {
    mkdirSync(`${directory}/supabase/functions/new`);
    writeFileSync(`${directory}/supabase/functions/new/index.ts`, "new\n");
  };
  expect(await after(create)).toEqual(["supabase/functions/new/index.ts"]);
});

test("only what counts is watched, and no installed package or hidden folder", async () => {
  const { watching } = await setUp();
  // The four files, and the directories above them with that of the documents.
  expect(watching.paths()).toBeLessThanOrEqual(files.length + 8);
});

test("without what is below, only the directory's own files are watched", async () => {
  const { directory, after, watching } = await setUp({ recursive: false });
  expect(watching.paths()).toBeLessThanOrEqual(3);
  expect(await after(() => writeFileSync(`${directory}/.env`, "second\n"))).toEqual([".env"]);
});
