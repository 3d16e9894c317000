import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(fromRoot("docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Repository paths in backticks: they begin with one of our folders and contain no placeholder. */
const path = /`((?:docs|scripts|supabase|web|\.ci|\.github)\/[\w./-]*)`/g;

it.each(pages)("%s names only paths that exist", (page) => {
  const named = [...readFileSync(fromRoot(page), "utf8").matchAll(path)].map((match) => match[1]!);
  expect(named.filter((name) => !existsSync(fromRoot(name)))).toEqual([]);
});
