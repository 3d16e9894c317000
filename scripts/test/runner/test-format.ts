import { readdirSync, readFileSync } from "node:fs";
import { version } from "prettier";
import { exitWith } from "../../command/exit.ts";
import { fromRoot, root } from "../../command/paths.ts";
import { checkFormat } from "./check-format.ts";
import { readChecked, writeChecked } from "./checked-files.ts";

const ignorePath = [".gitignore", ".prettierignore"];
const settingsFiles = [".prettierrc.json", ".editorconfig", ...ignorePath];

/** Folders that git ignores are not even read: they hold packages, databases and built files. */
const ignoredFolders = new Set([
  ".git",
  ...readFileSync(fromRoot(".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line.endsWith("/"))
    .map((line) => line.slice(0, -1)),
]);

/** The files in a folder and its folders, as paths from the repository's root. */
function filesIn(folder: string): string[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    if (!entry.isDirectory() || ignoredFolders.has(entry.name) || ignoredFolders.has(path)) return [];
    return filesIn(path);
  });
}

/**
 * `node scripts/test/runner/test-format.ts [file …]`: whether the files, by default all, are as Prettier formats them.
 * What was checked already is remembered by its content, for every clone that shares `node_modules/.cache/prettier`.
 */
async function main(): Promise<void> {
  process.chdir(root);
  const wanted = process.argv.slice(2);
  const remembered = fromRoot("node_modules/.cache/prettier/checked");
  const known = readChecked(remembered);
  const settings = [version, ...settingsFiles.map((file) => readFileSync(file, "utf8"))];
  const { checked, complaints } = await checkFormat(wanted.length > 0 ? wanted : filesIn(""), {
    settings,
    ignorePath,
    known,
    read: (path) => readFileSync(path, "utf8"),
  });
  // What is not in the repository any more need not be remembered.
  writeChecked(remembered, wanted.length > 0 ? [...known, ...checked] : checked);
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

main().catch(exitWith);
