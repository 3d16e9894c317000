import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A copy of the project in which files can be broken. */
export interface WorkingCopy {
  root: string;
  /** Every file of the project, relative to its folder. */
  files: string[];
  remove(): void;
}

/** Copies the project, uncommitted work included, to a temporary folder; the packages are linked, not copied. */
export function copyProject(projectRoot: string): WorkingCopy {
  const listArguments = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listing = execFileSync("git", listArguments, { cwd: projectRoot, encoding: "utf8" });
  const files = listing.split("\0").filter((path) => path !== "" && existsSync(join(projectRoot, path)));
  const root = mkdtempSync(join(tmpdir(), "mutate-"));
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(root, path));
  }
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  return { root, files, remove: () => rmSync(root, { recursive: true, force: true }) };
}
