import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fromRoot } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";

/** Alpine and other musl systems have no glibc version in Node's report. */
function libc(): string {
  if (process.platform !== "linux") return "";
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime ? "-glibc" : "-musl";
}

/**
 * Deno's own program, started without npm's wrapper, so that it receives signals.
 * @throws StackError if it is not installed
 */
export function denoBinary(): string {
  const name = `@deno/${process.platform}-${process.arch}${libc()}`;
  const require = createRequire(createRequire(import.meta.url).resolve("deno/package.json"));
  try {
    const binary = `${dirname(require.resolve(`${name}/package.json`))}/deno${process.platform === "win32" ? ".exe" : ""}`;
    if (existsSync(binary)) return binary;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
  }
  throw new StackError(`Deno for this machine (${name}) is not installed. Run: npm install --include=optional`);
}

/** Deno's cache of checked and transpiled modules, stored with the installed packages to which it belongs. */
const denoDirectory = fromRoot("node_modules/.cache/deno");

/** The environment of every Deno process; nothing else of this machine's environment is passed on. */
export function denoEnvironment(): Record<string, string> {
  const kept = [
    "PATH",
    "HOME",
    "LANG",
    "TMPDIR",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "SSL_CERT_FILE",
    "NODE_EXTRA_CA_CERTS",
  ];
  const values = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(values), DENO_DIR: denoDirectory, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
}
