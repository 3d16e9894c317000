import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { readImports } from "./import-graph.ts";

// JavaScript, which has no types.
const { commandsOfTheProduct, missingPackages } = (await import(
  fromRoot("scripts/command/development-packages.mjs")
)) as {
  commandsOfTheProduct: string[];
  missingPackages: (project: URL) => string[];
};

const { devDependencies } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
  devDependencies: Record<string, string>;
};

/** What is built and served: the page with its plugins, and the functions. */
const builtOrServed = /^(?:scripts\/build\/|web\/src\/|supabase\/functions\/)/;
const ofTests = /\.test(?:ing)?\.tsx?$|\/testing\//;
/** Imports that exist when the program runs; those of types do not. */
const packageImport =
  /(?:^(?:import|export)\s+(?!type\b)[^"';]*?\bfrom\s+|^import\s+|\bimport\(\s*)"(?<name>(?:@[^/"]+\/)?[^./"@][^/"]*)/gm;
/** They write committed files, in development. */
const generators = /^scripts\/build\/emoji\//;
/** Part of the bundler that the product has. */
const broughtByVite = new Set(["rolldown"]);

/** Everything that the product's commands load, and what they build and serve. */
function filesOfTheProduct(): string[] {
  const { files, imports } = readImports();
  const entries = [
    ...commandsOfTheProduct.map((command) => `scripts/${command}.ts`),
    ...files.filter((file) => builtOrServed.test(file) && !generators.test(file)),
  ].filter((file) => !ofTests.test(file));
  const reached = new Set(entries);
  for (const file of reached) {
    for (const [from, to] of imports) if (from === file && !ofTests.test(to)) reached.add(to);
  }
  return [...reached];
}

it("what the product runs imports no development package", () => {
  const files = filesOfTheProduct();
  const found = files.flatMap((file) =>
    [...readFileSync(fromRoot(file), "utf8").matchAll(packageImport)]
      .map(({ groups }) => groups!["name"]!)
      .filter((name) => name in devDependencies && !broughtByVite.has(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(files).toContain("scripts/stack/start-stack.ts");
  expect(found).toEqual([]);
});

it("says which development packages are missing", () => {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-packages-`);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(`${directory}/package.json`, JSON.stringify({ devDependencies: { "@a/one": "1.0.0", two: "1.0.0" } }));
  mkdirSync(`${directory}/node_modules/@a/one`, { recursive: true });
  writeFileSync(`${directory}/node_modules/@a/one/package.json`, "{}");
  expect(missingPackages(pathToFileURL(`${directory}/`))).toEqual(["two"]);
});
