import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { starterArticlesFile } from "./prerender/articles.ts";
import { fromRoot } from "../command/paths.ts";
import { StackError } from "../command/stack-error.ts";

/** All source files of the built app. */
const inputs = [
  "web",
  "supabase/functions/_shared/contract",
  "supabase/functions/_shared/domain",
  "scripts/build",
  "scripts/site",
  starterArticlesFile,
  "NOTICE",
  "docs/openapi.json",
  "vite.config.ts",
  "package-lock.json",
];
const ignored = /(\.test\.tsx?|\.md)$|^web\/(e2e|src\/testing)\//;
const stamp = fromRoot("node_modules/.cache/caption-kite-build");

function filesOf(input: string): string[] {
  if (statSync(fromRoot(input)).isFile()) return [input];
  return readdirSync(fromRoot(input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fromRoot("").length));
}

/** Settings that are built into the page. */
const settings = ["VITE_STRIPE_PUBLISHABLE_KEY"];

/** A hash of the app's sources and settings. */
function inputsHash(): string {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const file of inputs
    .flatMap(filesOf)
    .filter((file) => !ignored.test(file))
    .sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(fromRoot(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function build(): Promise<void> {
  const child = spawn(process.execPath, [fromRoot("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: fromRoot(""),
    // A test runner sets NODE_ENV to "test", with which the bundler would include React's development files.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk) => output.push(String(chunk)));
  child.stderr.on("data", (chunk) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new StackError(`The app cannot be built:\n${output.join("").trim()}`)),
    );
  });
}

/** Has the next `ensureBuilt` build, whatever is in dist. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true });
}

/**
 * Builds the app into dist if its sources have changed since the last build.
 * @returns whether it was built
 * @throws StackError with the bundler's output
 */
export async function ensureBuilt(): Promise<boolean> {
  const hash = inputsHash();
  if (existsSync(fromRoot("dist/index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash)
    return false;
  await build();
  mkdirSync(fromRoot("node_modules/.cache"), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
