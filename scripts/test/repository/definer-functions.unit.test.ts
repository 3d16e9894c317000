import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const folder = fromRoot("supabase/migrations");
const sql = readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
  .join("\n");

/** The head of a function in `public`, from its name to its body. */
const functionHead = /^create function public\.(?<name>\w+)\((?<head>[^$]*)\$\$/gm;
/** A grant of functions to signed-in people. */
const grantToPeople = /^grant execute on function(?<functions>[^;]*?)\bto authenticated\b/gm;

const names = (matches: Iterable<RegExpMatchArray>) => [...matches].map(({ groups }) => groups?.["name"] ?? "");

it("decision 131 lists every security definer function that signed-in people may call", () => {
  const definer = names(
    [...sql.matchAll(functionHead)].filter(({ groups }) => /security definer/.test(groups!["head"]!)),
  );
  const granted = [...sql.matchAll(grantToPeople)].flatMap(({ groups }) =>
    names(groups!["functions"]!.matchAll(/public\.(?<name>\w+)\(/g)),
  );
  const decision = readFileSync(
    fromRoot("docs/decisions/archive/0131-functions-that-signed-in-people-may-call.md"),
    "utf8",
  );
  const listed = names(decision.matchAll(/`(?<name>\w+)`/g));
  const both = definer.filter((name) => granted.includes(name));
  expect(both.length).toBeGreaterThan(50);
  expect(both.filter((name) => !listed.includes(name))).toEqual([]);
});
