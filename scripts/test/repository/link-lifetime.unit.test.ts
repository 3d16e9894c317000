import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { linkLifetime, linkLifetimeSeconds } from "@contract/rules/link-lifetime.ts";
import { fromRoot } from "../../command/paths.ts";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");

it("is the same number in words and seconds", () => {
  expect({ linkLifetime, linkLifetimeSeconds }).toEqual({ linkLifetime: "one hour", linkLifetimeSeconds: 3_600 });
});

it("is the lifetime that the auth server has", () => {
  expect(/^otp_expiry = (\d+)$/m.exec(read("supabase/config.toml"))?.[1]).toBe(String(linkLifetimeSeconds));
});

it("is the lifetime in each SQL function that checks a link", () => {
  const folder = "supabase/migrations";
  const lifetimes = readdirSync(fromRoot(folder)).flatMap((name) =>
    [...read(`${folder}/${name}`).matchAll(/^\s*lifetime constant interval := interval '(.+)';/gm)].map(
      ([, value]) => value,
    ),
  );
  expect(lifetimes).toEqual(["1 hour", "1 hour"]);
});

it.each(["confirmation", "recovery"])("is what the mail %s says", (name) => {
  expect(read(`supabase/templates/${name}.html`).match(/works? for [\w ]+?(?= and once|\.)/g)).toEqual([
    `works for ${linkLifetime}`,
    `works for ${linkLifetime}`,
  ]);
});
