import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const asTyped = (name: string) => (name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`);
const commands = read("docs/commands.md");

it.each(Object.keys(scripts))("docs/commands.md explains npm run %s", (name) => {
  expect(commands).toMatch(new RegExp(`^\\|.*\`${asTyped(name)}( --[^\`]*)?\`.*\\|`, "m"));
});

it("the README and docs/commands.md name no command that does not exist", () => {
  const named = [...`${read("README.md")}${commands}`.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
