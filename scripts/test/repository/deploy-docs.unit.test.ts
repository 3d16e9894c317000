import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { deploySettingNames } from "../../deploy/settings.ts";
import { suites } from "../runner/suites.ts";

// docs/deploy.md is followed word by word: what it tells somebody to type, to set and to expect must exist.

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const page = read("docs/deploy.md");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const reports = mkdtempSync(`${tmpdir()}/caption-kite-deploy-docs-`);
afterAll(() => rmSync(reports, { recursive: true }));

const matches = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, first, second]) => [first!, second ?? ""]);
const codeIn = (folder: string): string =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

it("every command exists, with the options that it is given", () => {
  const commands = matches(/npm run ([\w:-]+)((?: --(?: [^\s`]+)+)?)/g);
  expect(commands.length).toBeGreaterThan(10);
  for (const [name, args] of commands) {
    expect(scripts).toHaveProperty([name!]);
    const file = `scripts/${name!.replace(":", "-")}.ts`;
    const help = existsSync(fromRoot(file)) ? read(file) : "";
    for (const [option] of args!.matchAll(/(?<= )--[a-z][a-z-]*/g))
      expect([name, help]).toEqual([name, expect.stringContaining(option)]);
  }
});

it("every suite of npm test exists", () => {
  const names = suites(reports).map(({ name }) => name);
  const asked = matches(/npm test -- (?:"([^"]+)"|[\w-]+)/g).map(([quoted]) => quoted ?? "");
  for (const name of asked.filter((quoted) => quoted !== "")) expect(names).toContain(name);
  expect(asked).not.toEqual([]);
});

/** Settings of other programs, and the secret key, which is given to commands in the environment only. */
const notInExample = [
  "GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD",
  "SUPABASE_AUTH_CAPTCHA_SECRET",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_URL",
];

it("every setting exists, and the table has all of the deployment's", () => {
  const explained = [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  // A name that begins or ends with something else is a placeholder or a family, such as SMTP_*.
  const named = new Set([...page.matchAll(/(?<![\w.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*])/g)].map(([name]) => name));
  expect([...named].filter((name) => !explained.includes(name) && !notInExample.includes(name))).toEqual([]);
  const table = page.slice(page.indexOf("### All settings"), page.indexOf("### What the deployment does"));
  expect(deploySettingNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it("every line that the command is said to print is in its code", () => {
  const code = codeIn("scripts/deploy") + read("scripts/deploy.ts");
  const titles = matches(/^ *[•✓] (.+)$/gm).map(([title]) => title!.replace(/^Function .+$/, "Function ${name}"));
  expect(titles.length).toBeGreaterThan(20);
  const printed = (title: string) => ['"', "`", '"• '].some((quote) => code.includes(`${quote}${title}${quote[0]}`));
  expect(titles.filter((title) => !printed(title))).toEqual([]);
  const causes = page.slice(page.indexOf("| Message |"), page.indexOf("### 9."));
  // What stands before a message names the part that it is about.
  const messages = [...causes.matchAll(/^\| `(?:mail |Live updates: )?([^`]+)` \|/gm)].map(([, message]) => message!);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => !code.includes(message))).toEqual([]);
});

it("every link inside the page leads to a heading", () => {
  const anchors = matches(/^#+ (.+)$/gm).map(([title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  expect(matches(/\]\(#([^)]+)\)/g).filter(([anchor]) => !anchors.includes(anchor!))).toEqual([]);
});
