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

/** The version of Deno on which Supabase runs functions: https://supabase.com/docs/guides/functions/dependencies */
export const hostedDenoVersion = "2.1.4";

/** Deno of the version on which Supabase runs functions; null if npm has none for this machine. */
export function hostedDenoBinary(): string | null {
  try {
    const manifest = `deno-hosted-${process.platform}-${process.arch}/package.json`;
    return `${dirname(createRequire(import.meta.url).resolve(manifest))}/deno`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    return null;
  }
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

/** The environment of processes of the hosted version, whose cache has another format. */
export function hostedDenoEnvironment(): Record<string, string> {
  return { ...denoEnvironment(), DENO_DIR: `${denoDirectory}/${hostedDenoVersion}` };
}
