import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fromRoot } from "../command/paths.ts";
import { parseSupabaseConfig } from "../command/supabase-config.ts";

interface DenoConfiguration {
  imports: Record<string, string>;
}

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const imports = (path: string) => (JSON.parse(read(path)) as DenoConfiguration).imports;

/** The deployable functions: every folder under supabase/functions with an index.ts. */
export function functionNames(): string[] {
  return readdirSync(fromRoot("supabase/functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(fromRoot(`supabase/functions/${entry.name}/index.ts`)))
    .map((entry) => entry.name)
    .sort();
}

/** The name and version of a package: "npm:zod@4.1.0". */
const npmPackage = /^npm:\/?(@?[^@]+)@([^/]+)/;

/** The version that a Deno import pins, e.g. "npm:/openai@7.55.0/" → ["openai", "7.55.0"]. */
function pinned(specifier: string): [name: string, version: string] | null {
  const match = npmPackage.exec(specifier);
  return match ? [match[1]!, match[2]!] : null;
}

const importStatement = /^(?:import|export)\s[^;"]*?from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** The packages in a function's bundle: the imports of its index.ts, their imports, and so on. */
function importedPackages(functionName: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from, bare, dynamic] of read(file).matchAll(importStatement)) {
      const name = (from ?? bare ?? dynamic)!;
      if (name.startsWith(".")) visit(posix.join(posix.dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(name);
    }
  };
  visit(`supabase/functions/${functionName}/index.ts`);
  return [...packages].sort();
}

/** Whether an import map resolves a specifier, by its name or by a prefix that ends in a slash. */
function covers(map: Record<string, string>, name: string): boolean {
  return name in map || Object.keys(map).some((key) => key.endsWith("/") && name.startsWith(key));
}

/**
 * Compares the root's Deno configuration with every function's and with package.json.
 * @returns one sentence per difference; none if they agree
 */
export function importProblems(): string[] {
  const root = imports("deno.json");
  const installed = JSON.parse(read("package.json")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions: Record<string, string> = { ...installed.devDependencies, ...installed.dependencies };
  const problems: string[] = [];
  for (const [name, specifier] of Object.entries(root)) {
    const pin = pinned(specifier);
    if (!pin) problems.push(`deno.json: "${name}" is not an exact npm version.`);
    else if (versions[pin[0]] !== pin[1])
      problems.push(`deno.json has ${pin[0]} ${pin[1]}, package.json has ${versions[pin[0]] ?? "none"}.`);
  }
  for (const functionName of functionNames()) {
    const file = `supabase/functions/${functionName}/deno.json`;
    if (!existsSync(fromRoot(file))) {
      problems.push(`${file} is missing.`);
      continue;
    }
    const own = imports(file);
    for (const [name, specifier] of Object.entries(own))
      if (root[name] !== specifier) problems.push(`${file}: "${name}" should be "${root[name] ?? "absent"}".`);
    for (const name of importedPackages(functionName))
      if (!covers(own, name)) problems.push(`${file}: "${name}" is missing.`);
  }
  return problems;
}

/** A list in which a variable stands: one is not filled there. */
const listWithVariable = /^(\w+) = \[[^\]]*env\(/gm;

/**
 * `supabase/config.toml` must name every function with verify_jwt = false, because each verifies its callers itself, and
 * must not use env() in a list, which is pushed as it stands.
 * @param config the text of the file
 */
export function configProblems(config = read("supabase/config.toml")): string[] {
  const lists = [...config.matchAll(listWithVariable)];
  return [
    ...functionNames()
      .filter(
        (name) =>
          !new RegExp(`^\\[functions\\.${name}\\]\\s*(?:^(?!\\[).*\\s*)*?^verify_jwt = false`, "m").test(config),
      )
      .map((name) => `supabase/config.toml: [functions.${name}] with verify_jwt = false is missing.`),
    ...lists.map(([, key]) => `supabase/config.toml: ${key} is a list, in which env() is not replaced.`),
  ];
}

const captchaSecret = "SUPABASE_AUTH_CAPTCHA_SECRET";

/**
 * What a captcha needs so that only direct callers of the auth server have to solve it.
 * @param env the variables of the deployment
 * @param config the text of `supabase/config.toml`
 */
export function captchaProblems(
  env: Record<string, string | undefined>,
  config = read("supabase/config.toml"),
): string[] {
  const captcha = parseSupabaseConfig(config).get("auth.captcha");
  if (captcha?.get("enabled") !== true) return [];
  const problems: string[] = [];
  const named = "supabase/config.toml: [auth.captcha]";
  if (!["hcaptcha", "turnstile"].includes(String(captcha.get("provider"))))
    problems.push(`${named} provider must be hcaptcha or turnstile.`);
  if (captcha.get("secret") !== `env(${captchaSecret})`)
    problems.push(`${named} secret must be env(${captchaSecret}): everybody who has the code reads this file.`);
  if (!env[captchaSecret]?.trim())
    problems.push(
      `${captchaSecret} is missing: the captcha in supabase/config.toml is on. Its provider shows the secret.`,
    );
  if (env["FORWARD_CLIENT_ADDRESS"] === "false")
    problems.push(
      `${named} needs FORWARD_CLIENT_ADDRESS=true: without it, the functions show no secret key, and nobody could sign in.`,
    );
  return problems;
}

const migrationName = /^\d{14}_[a-z0-9_]+\.sql$/;

/** Migrations are applied in the order of their names; two with the same number would have no order. */
export function migrationProblems(): string[] {
  const files = readdirSync(fromRoot("supabase/migrations"))
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const numbers = files.map((file) => file.split("_")[0]!);
  return [
    ...files
      .filter((file) => !migrationName.test(file))
      .map((file) => `supabase/migrations/${file}: the name must be YYYYMMDDHHmmss_subject.sql.`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `supabase/migrations: ${number} is used twice.`),
  ];
}
