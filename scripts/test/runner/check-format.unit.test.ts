import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { checkFormat } from "./check-format.ts";
import { checkOf, readChecked, writeChecked } from "./checked-files.ts";

const settings = ["version 1", "width 120"];

/** Checks files by their texts. */
const checkTexts = (texts: Record<string, string>, known: ReadonlySet<string> = new Set(), by = settings) =>
  checkFormat(Object.keys(texts), {
    settings: by,
    ignorePath: [".prettierignore"],
    known,
    read: (path) => texts[path]!,
  });

const complaintsAbout = async (...args: Parameters<typeof checkTexts>) => (await checkTexts(...args)).complaints;

it("names each file that is not formatted, or that cannot be parsed", async () => {
  const { checked, complaints } = await checkTexts({
    "scripts/a.ts": "const a = 1;\n",
    "scripts/b.ts": "const b=1",
    "scripts/c.ts": "const const\n",
  });
  expect(complaints).toEqual([
    "scripts/b.ts is not formatted. Run: npm run format",
    expect.stringMatching(/^scripts\/c\.ts: .*\(1:7\)/s),
  ]);
  expect(checked).toEqual(new Set([checkOf(settings, "scripts/a.ts", "const a = 1;\n")]));
});

it("formats at the width that the repository asks for", async () => {
  const line = (items: number) => `export const list = [${Array.from({ length: items }, () => "1111").join(", ")}];\n`;
  expect(line(12).length).toBeGreaterThan(81);
  expect(await complaintsAbout({ "scripts/a.ts": line(12) })).toEqual([]);
  expect(line(20).length).toBeGreaterThan(121);
  expect(await complaintsAbout({ "scripts/a.ts": line(20) })).toHaveLength(1);
});

it("leaves out what Prettier does not format, and what is listed as ignored", async () => {
  expect(
    await complaintsAbout({ "web/picture.png": "no text", "package-lock.json": "{ }", "README.md": "*  a" }),
  ).toEqual([]);
});

it("repeats a check only if the file, its path or the settings differ", async () => {
  const known = new Set([checkOf(settings, "scripts/b.ts", "const b=1")]);
  expect(await complaintsAbout({ "scripts/b.ts": "const b=1" }, known)).toEqual([]);
  expect(await complaintsAbout({ "scripts/b.ts": "const b=2" }, known)).toHaveLength(1);
  expect(await complaintsAbout({ "scripts/c.ts": "const b=1" }, known)).toHaveLength(1);
  expect(await complaintsAbout({ "scripts/b.ts": "const b=1" }, known, ["version 2", "width 120"])).toHaveLength(1);
});

it("remembers for the next run which checks succeeded", () => {
  const folder = mkdtempSync(`${tmpdir()}/caption-kite-checked-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = `${folder}/new/checked`;
  expect(readChecked(file)).toEqual(new Set());
  writeChecked(file, ["b", "a"]);
  expect(readChecked(file)).toEqual(new Set(["a", "b"]));
  writeChecked(file, []);
  expect(readChecked(file)).toEqual(new Set());
});
