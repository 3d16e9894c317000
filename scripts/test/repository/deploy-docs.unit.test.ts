import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { deploySettingNames } from "../../deploy/settings.ts";
import { suites } from "../runner/suites.ts";

// These pages are followed word by word: what they tell somebody to type, to set and to expect must exist.

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const pages = ["deploy", "deploy-reference", "self-hosted"].map((name) => read(`docs/${name}.md`));
const page = pages.join("\n");
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
    // Every command explains itself.
    for (const [option] of args!.matchAll(/(?<= )--(?!help\b)[a-z][a-z-]*/g))
      expect([name, help]).toEqual([name, expect.stringContaining(option)]);
  }
});

it("every suite of npm test exists", () => {
  const names = suites(reports, { reason: "" }).map(({ name }) => name);
  const asked = matches(/npm test -- (?:"([^"]+)"|[\w-]+)/g).map(([quoted]) => quoted ?? "");
  for (const name of asked.filter((quoted) => quoted !== "")) expect(names).toContain(name);
  expect(asked).not.toEqual([]);
});

/** Settings of other programs, and the secret key, which is given to commands in the environment only. */
const notInExample = [
  "ANON_KEY",
  "FUNCTIONS_VERIFY_JWT",
  "GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD",
  "SERVICE_ROLE_KEY",
  "SUPABASE_AUTH_CAPTCHA_SECRET",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_URL",
];

it("every setting exists, and the table has all of the deployment's", () => {
  const explained = [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  // A name that begins or ends with something else is a placeholder or a family, such as SMTP_*.
  const named = new Set([...page.matchAll(/(?<![\w.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*])/g)].map(([name]) => name));
  expect([...named].filter((name) => !explained.includes(name) && !notInExample.includes(name))).toEqual([]);
  const table = page.slice(page.indexOf("## All settings"), page.indexOf("## When a step fails"));
  expect(deploySettingNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it("every line that the command is said to print is in its code", () => {
  const code = codeIn("scripts/deploy") + codeIn("scripts/verify") + read("scripts/deploy.ts");
  const titles = matches(/`\[\d+\/\d+\] ([^`]+)`/g).map(([title]) => title!);
  expect(titles).toHaveLength(2);
  expect(titles.filter((title) => !code.includes(`"${title}"`))).toEqual([]);
  for (const line of [
    "Everything that can be checked here is in order. Nothing was deployed.",
    "Deploy this? Type yes:",
  ])
    expect([page, code]).toEqual([expect.stringContaining(line), expect.stringContaining(line)]);
  const causes = page.slice(page.indexOf("| Message |"), page.indexOf("## Trying a project again"));
  // What stands before a message names the part that it is about.
  const messages = [...causes.matchAll(/^\| `(?:mail |Live updates: )?([^`]+)` \|/gm)].map(([, message]) => message!);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => !code.includes(message))).toEqual([]);
});

/** The anchors of a page's headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

it("every link to a heading leads to one", () => {
  const broken = pages.flatMap((text) =>
    [...text.matchAll(/\]\(([\w-]+\.md)?#([^)]+)\)/g)].flatMap(([link, file, anchor]) =>
      anchorsOf(file === undefined ? text : read(`docs/${file}`)).includes(anchor!) ? [] : [link],
    ),
  );
  expect(broken).toEqual([]);
});
