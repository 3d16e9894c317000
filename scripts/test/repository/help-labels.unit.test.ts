import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { helpEntries } from "../../../supabase/functions/_shared/domain/help/all.ts";

const page = globSync(["web/src/**/*.{ts,tsx}", "supabase/functions/_shared/contract/**/*.ts"])
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("names every button and card in the answers as it stands on the page", () => {
  const missing = helpEntries.flatMap(({ id, labels }) =>
    labels.filter((label) => !page.includes(label)).map((label) => `${id}: ${label}`),
  );
  expect(missing).toEqual([]);
  expect(helpEntries.flatMap(({ labels }) => labels).length).toBeGreaterThan(20);
});

it("has every answer once, with the question in six ways or more", () => {
  expect(new Set(helpEntries.map(({ id }) => id)).size).toBe(helpEntries.length);
  const few = helpEntries.filter(({ phrases }) => phrases.length < 5).map(({ id }) => id);
  expect(few).toEqual([]);
});
