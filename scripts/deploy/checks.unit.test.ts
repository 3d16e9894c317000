import { expect, it } from "vitest";
import { configProblems, functionNames, importProblems, migrationProblems } from "./checks.ts";

it("finds the functions by their index.ts", () => {
  expect(functionNames()).toContain("api");
  expect(functionNames().some((name) => name.startsWith("_"))).toBe(false);
});

it("finds the same pinned imports in deno.json, in every function's deno.json and in package.json", () => {
  expect(importProblems()).toEqual([]);
});

it("finds every function in config.toml", () => {
  expect(configProblems()).toEqual([]);
});

it("finds well-named migrations in an order", () => {
  expect(migrationProblems()).toEqual([]);
});
