import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "supabase/templates";

test("the auth server's mails contain nothing that a person wrote, because the address may be a stranger's", () => {
  const templates = readdirSync(folder).filter((name) => name.endsWith(".html"));
  expect(templates.length).toBeGreaterThan(0);
  for (const name of templates) {
    const fields = readFileSync(`${folder}/${name}`, "utf8").matchAll(/{{\s*(.*?)\s*}}/g);
    expect(new Set([...fields].map(([, field]) => field)), name).toEqual(new Set([".SiteURL", ".TokenHash"]));
  }
});
