import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hasPage, prerenderedFile, prerenderedPages } from "./prerendered.ts";
import { fillSiteUrl } from "./site-url.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "caption-kite-pages-"));
  mkdirSync(join(directory, "articles"));
  for (const file of ["index.html", "auth.html", "auth.html.br", "auth-signup.html", "articles/one.html"])
    writeFileSync(join(directory, file), `<link href="https://site.invalid/${file}">`);
  writeFileSync(join(directory, "robots.txt"), "User-agent: *");
});
afterEach(() => rmSync(directory, { recursive: true }));

it("lists the pages of a build with their addresses, those that a query selects first", () => {
  expect(prerenderedPages(directory)).toEqual([
    { path: "/auth", file: "/auth-signup.html", query: { parameter: "tab", value: "signup" } },
    { path: "/articles/one", file: "/articles/one.html" },
    { path: "/auth", file: "/auth.html" },
  ]);
});

it("names the same file for an address as the list", () => {
  for (const { path, file, query } of prerenderedPages(directory))
    expect(prerenderedFile(path, new URLSearchParams(query && { [query.parameter]: query.value }))).toBe(file);
  expect(prerenderedFile("/auth", new URLSearchParams("tab=login"))).toBe("/auth.html");
});

it("puts the site's address into the files that name it, and says which ones", () => {
  expect(fillSiteUrl(directory, "https://kite.example").sort()).toEqual(
    ["articles/one.html", "auth-signup.html", "auth.html", "index.html"].map((file) => join(directory, file)),
  );
  expect(readFileSync(join(directory, "auth.html"), "utf8")).toBe('<link href="https://kite.example/auth.html">');
  expect(fillSiteUrl(directory, "https://kite.example")).toEqual([]);
});

it("knows the addresses of all pages, and nothing else is a page", () => {
  expect(["/", "/auth", "/trending", "/trending/", "/articles/one"].filter((path) => !hasPage(path))).toEqual([]);
  expect(["/nowhere", "/trending/x", "/articles"].filter(hasPage)).toEqual([]);
});
