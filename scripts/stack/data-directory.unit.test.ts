import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataDirectory } from "./data-directory.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/caption-kite-data-`);
});
afterEach(() => {
  chmodSync(directory, 0o700);
  rmSync(directory, { recursive: true });
});

test("a missing directory is made, with those above it", () => {
  prepareDataDirectory(`${directory}/a/b`);
  expect(existsSync(`${directory}/a/b`)).toBe(true);
  expect(() => prepareDataDirectory(`${directory}/a/b`)).not.toThrow();
});

test("a file in its place, or above it, is one sentence", () => {
  writeFileSync(`${directory}/file`, "");
  expect(() => prepareDataDirectory(`${directory}/file`)).toThrow(
    /^The data cannot be kept in \S+\/file: it is a file\. Set DATA_DIR to a directory of yours\.$/,
  );
  expect(() => prepareDataDirectory(`${directory}/file/data`)).toThrow(/a part of its path is a file\. Set DATA_DIR/);
});

const notAsRoot = { meta: { skippedBecause: "it runs as root, who may write everywhere" } };
test.runIf(process.getuid?.() !== 0)("a directory that is somebody else's is one sentence", notAsRoot, () => {
  chmodSync(directory, 0o500);
  expect(() => prepareDataDirectory(directory)).toThrow("you may not write there");
  expect(() => prepareDataDirectory(`${directory}/data`)).toThrow("you may not write there");
});

const onLinux = { meta: { skippedBecause: "only Linux has /proc" } };
test.runIf(process.platform === "linux")(
  "a place where the system lets nobody make one is one sentence",
  onLinux,
  () => {
    expect(() => prepareDataDirectory("/proc/caption-kite")).toThrow(/it cannot be made there|you may not write there/);
  },
);
