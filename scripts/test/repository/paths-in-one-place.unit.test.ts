import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

/** Tests, their support code and the fuzzer are independent clients and may contain literal paths. */
const independent = /\.(test|testing)\.tsx?$|\/testing\/|^scripts\/(tests|testing|fuzz)\//;

/** Lines of the product's code, without comments, in which `pattern` occurs; as `file: line`. */
function linesWith(pattern: RegExp, folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: fromRoot("") }));
  return files
    .filter((file) => !independent.test(file))
    .flatMap((file) => {
      const lines = readFileSync(fromRoot(file), "utf8").split("\n");
      return lines
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`);
    });
}

it("the page contains no literal API path, but uses the contract's operations", () => {
  expect(linesWith(/["'`]\/api\//, ["web/src"])).toEqual([]);
});

it("the paths of Supabase's services are in one file of the contract", () => {
  const found = linesWith(/["'`}>]\/(auth|rest|realtime|storage|functions|graphql)\/v1\b/, [
    "web/src",
    "supabase/functions",
    "scripts",
  ]);
  expect([...new Set(found.map((line) => line.split(":")[0]))]).toEqual([
    "supabase/functions/_shared/contract/wire/supabase-paths.ts",
  ]);
});
