import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { dealOut, functionTestFiles, writeTestGroups } from "./function-tests.ts";

test("files are dealt out one by one, each once, and no group is empty", () => {
  expect(dealOut(["a", "b", "c", "d", "e"], 2)).toEqual([
    ["a", "c", "e"],
    ["b", "d"],
  ]);
  expect(dealOut(["a"], 4)).toEqual([["a"]]);
  expect(dealOut([], 4)).toEqual([]);
});

test("the groups together import every test file of the functions exactly once", () => {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-groups-`);
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const files = functionTestFiles();
  expect(files).toContain("supabase/functions/stripe-webhook/order.test.ts");
  const imported = writeTestGroups(files, directory).flatMap((module) =>
    [...readFileSync(module, "utf8").matchAll(/^import "(.+)";$/gm)].map(([, address]) => address),
  );
  expect(imported.toSorted()).toEqual(files.map((file) => pathToFileURL(fromRoot(file)).href).toSorted());
});
