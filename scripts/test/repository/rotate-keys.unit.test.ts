import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const secrets = [...readFileSync(fromRoot(".env.example"), "utf8").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)]
  .map(([, name]) => name!)
  .filter((name) => /(KEY|SECRET|PASSWORD|TOKEN|DSN|DB_URL)$/.test(name))
  // The name by which a price is found.
  .filter((name) => name !== "STRIPE_PRICE_LOOKUP_KEY");
const page = readFileSync(fromRoot("docs/rotate-keys.md"), "utf8");

test("docs/rotate-keys.md says for every secret setting how to change it", () => {
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("and of every key what stops working, and how to check", () => {
  const rows = page.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Key"));
  const incomplete = rows.filter((row) => row.split("|").filter((cell) => cell.trim() !== "").length !== 4);
  expect(incomplete).toEqual([]);
});
