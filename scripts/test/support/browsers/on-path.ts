import { existsSync } from "node:fs";

/** The path of the first of these programs that PATH has. */
export function firstOnPath(names: readonly string[]): string | undefined {
  const directories = (process.env["PATH"] ?? "").split(":").filter(Boolean);
  return names
    .flatMap((name) => directories.map((directory) => `${directory}/${name}`))
    .find((path) => existsSync(path));
}
