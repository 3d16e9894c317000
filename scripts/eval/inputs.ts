import { readFileSync } from "node:fs";

export interface Keyword {
  group: string;
  keyword: string;
}

/**
 * Reads a keyword file. Each line contains a group and a keyword, separated by a tab, or only a keyword.
 * @throws Error that names the file and the line
 */
export function readKeywords(file: string): Keyword[] {
  const rows = readFileSync(file, "utf8")
    .split(/\r?\n/u)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "");
  if (rows[0]?.line === "group\tkeyword") rows.shift();
  if (rows.length === 0) throw new Error(`${file} has no keywords.`);
  return rows.map(({ line, number }) => {
    const cells = line.split("\t");
    if (cells.length > 2) throw new Error(`${file}, line ${number}: expected a group, a tab and a keyword.`);
    const keyword = cells.at(-1)!.trim();
    return { group: cells.length === 2 ? cells[0]!.trim() : "all", keyword };
  });
}

/** Reads a file of named tones. @throws Error that names the file */
export function readTones(file: string): { name: string; tone: string }[] {
  return readFileSync(file, "utf8")
    .trim()
    .split(/\r?\n/u)
    .slice(1)
    .map((line) => {
      const [name, tone] = line.split("\t");
      if (!name || !tone) throw new Error(`${file}: expected a name, a tab and a tone in ${JSON.stringify(line)}.`);
      return { name, tone };
    });
}
