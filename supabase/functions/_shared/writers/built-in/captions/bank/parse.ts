import { splitGraphemes } from "../../../../contract/rules/caption-length.ts";
import { type Angle, angles, type BankEntry, type BankLine, type Need } from "./line.ts";

const heading = /^== (?<id>[a-z0-9/-]+)(?: (?<emoji>\S.*))?$/u;
const list = /^(?<name>nouns|alone|tags):(?<items>.*)$/u;
const parent = /^under: (?<id>[a-z0-9/-]+)$/u;
const section = new RegExp(`^(?<angle>${angles.join("|")}):$`, "u");
const needsAtEnd = /\s*\[(?<needs>[a-z ]+)\]$/u;
const allNeeds: ReadonlySet<string> = new Set<Need>(["count", "mass", "plural"]);

const longestName = Math.max(...["nouns", "alone", "under", ...angles].map(({ length }) => length));

/**
 * Reads a theme of the bank: entries that begin with `== id emoji`, their broader kind `under:`, their lists `nouns:`,
 * `alone:` and `tags:`, and their lines below the names of angles.
 * @throws {Error} with the number of the line that cannot be read
 */
export function parseBank(text: string): BankEntry[] {
  const entries: {
    -readonly [K in keyof BankEntry]: BankEntry[K] extends readonly (infer T)[] ? T[] : BankEntry[K];
  }[] = [];
  let angle: Angle | null = null;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (!line) continue;
    const fail = (why: string): never => {
      throw new Error(`line ${index + 1} of the bank: ${why}: ${JSON.stringify(line)}`);
    };
    const entry = entries.at(-1);
    const head = line.startsWith("==") ? heading.exec(line)?.groups : undefined;
    // Most of the thousands of lines are captions, and the bank is read before the first one is written.
    const isNamed = line.lastIndexOf(":", longestName) > 0;
    const items = isNamed ? list.exec(line)?.groups : undefined;
    const opened = isNamed ? section.exec(line)?.groups : undefined;
    const broader = isNamed ? parent.exec(line)?.groups?.["id"] : undefined;
    if (head) {
      const emoji = splitGraphemes(head["emoji"] ?? "").filter((one) => one.trim() !== "");
      entries.push({ id: head["id"]!, under: null, emoji, nouns: [], alone: [], tags: [], lines: [] });
      angle = null;
    } else if (line.startsWith("==")) fail("a heading has an id of small letters a to z and at most some emoji");
    else if (!entry) fail("there is no entry above it");
    else if (broader) entry.under = broader;
    else if (items) entry[items["name"] as "nouns" | "alone" | "tags"].push(...itemsOf(items["items"]!));
    else if (opened) angle = opened["angle"] as Angle;
    else if (angle === null) fail("there is no angle above it");
    else entry.lines.push(readLine(line, angle, fail));
  }
  return entries;
}

function itemsOf(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

function readLine(line: string, angle: Angle, fail: (why: string) => never): BankLine {
  if (!line.endsWith("]")) return { text: line, angle, needs: [] };
  const needs = needsAtEnd.exec(line)?.groups?.["needs"]?.split(" ") ?? [];
  const unknown = needs.find((need) => !allNeeds.has(need));
  if (unknown) fail(`the need ${JSON.stringify(unknown)} is unknown`);
  return { text: line.replace(needsAtEnd, ""), angle, needs: needs as Need[] };
}
