import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const folder = fromRoot("docs/decisions");
const decisionsIn = (path: string) =>
  readdirSync(path)
    .filter((name) => /^\d{4}-.+\.md$/.test(name))
    .sort();
const files = decisionsIn(folder);
const archived = decisionsIn(`${folder}/archive`);
const index = readFileSync(`${folder}/README.md`, "utf8");

/** The first lines of a decision. Its row in the index repeats them. */
const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\. Status: (?<status>accepted|replaced by \d+|partly replaced by \d+)\.\n/;

describe.each(files)("decision %s", (file) => {
  const parts = head.exec(readFileSync(`${folder}/${file}`, "utf8"))?.groups;

  it("has its number, a title, a date and a status", () => {
    expect(Number(parts?.["number"])).toBe(Number(file.slice(0, 4)));
  });

  it("has the same values in the index and in the file", () => {
    expect(index).toContain(
      `| ${parts?.["number"]} | [${parts?.["title"]}](${file}) | ${parts?.["date"]} | ${parts?.["status"]} |\n`,
    );
  });
});

it("uses no number twice", () => {
  const numbers = [...files, ...archived].map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

it("is in the order of its numbers in the index", () => {
  const listed = [...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
});

it("has an index that can be read: what no longer shapes new code is in the archive", () => {
  expect(files.length).toBeLessThanOrEqual(60);
});

it("is in the archive if it was replaced", () => {
  for (const file of files) expect(index).not.toMatch(new RegExp(`\\(${file}\\) .*\\| replaced by`));
});

describe.each(archived)("archived decision %s", (file) => {
  it("has its number, a title, a date and a status", () => {
    const parts = head.exec(readFileSync(`${folder}/archive/${file}`, "utf8"))?.groups;
    expect(Number(parts?.["number"])).toBe(Number(file.slice(0, 4)));
  });
});
