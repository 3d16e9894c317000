import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Writes secrets into a file that only this user can read, for as long as `use` runs.
 * @param pairs `NAME=value`; values hold no line breaks
 */
export async function withSecretsFile(
  pairs: readonly string[],
  use: (file: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "caption-kite-secrets-"));
  try {
    const file = join(folder, "secrets.env");
    writeFileSync(file, pairs.map((pair) => `${envLine(pair)}\n`).join(""), { mode: 0o600 });
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One line of an env file. In single quotes nothing is expanded; a value that holds one needs double quotes. */
export function envLine(pair: string): string {
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (!value.includes("'")) return `${name}='${value}'`;
  return `${name}="${value.replace(/[\\"$]/gu, "\\$&")}"`;
}
