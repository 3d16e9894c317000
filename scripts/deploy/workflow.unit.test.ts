import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { deploySettingNames, parseDeploySettings } from "./settings.ts";

const workflow = readFileSync(fromRoot(".github/workflows/deploy.yml"), "utf8");
const passed = [...workflow.matchAll(/^ {10}([A-Z0-9_]+): \$\{\{ (secrets|vars)\.([A-Z0-9_]+) \}\}$/gm)].map(
  ([, name, kind, source]) => ({ name: name!, kind: kind!, source: source! }),
);

/** Read by the build of the page and by the Supabase CLI, not by the command itself. */
const readElsewhere = ["SUPABASE_AUTH_CAPTCHA_SECRET", "VITE_STRIPE_PUBLISHABLE_KEY"];
/** Who knows one of these can act for the project. A DSN and publishable keys are known to every browser. */
const isSecret = (name: string) => /(SECRET|PASSWORD|TOKEN|API_KEY)$/.test(name) || name === "STRIPE_SECRET_KEY";

test("the workflow passes every setting of the deployment, and no other", () => {
  expect(passed.map(({ name }) => name).sort()).toEqual([...deploySettingNames, ...readElsewhere].sort());
  expect(workflow.match(/\$\{\{/g)).toHaveLength(passed.length + 1);
});

test("every setting has its own name at GitHub, and those that give access are secrets", () => {
  for (const { name, kind, source } of passed)
    expect([name, kind]).toEqual([source, isSecret(name) ? "secrets" : "vars"]);
});

test("GitHub passes what is not set as an empty text, which counts as missing", () => {
  const parsed = parseDeploySettings(Object.fromEntries(passed.map(({ name }) => [name, ""])));
  const missing = "problems" in parsed ? parsed.problems.filter((problem) => problem.includes(" is missing")) : [];
  expect(missing.map((problem) => problem.split(" ")[0])).toEqual([
    "SUPABASE_PROJECT_REF",
    "SUPABASE_ACCESS_TOKEN",
    "SUPABASE_DB_PASSWORD",
    "SITE_URL",
    "ADDRESS_HASH_SECRET",
    "CRON_SECRET",
    "SMTP_HOST",
    "SMTP_PORT",
    "SMTP_USER",
    "SMTP_PASSWORD",
  ]);
});

test("the workflow that tries the project again names settings of the deployment as the deployment does", () => {
  const verify = readFileSync(fromRoot(".github/workflows/verify.yml"), "utf8");
  expect(verify).toMatch(/^on: workflow_dispatch\npermissions:\n {2}contents: read\n/m);
  expect(verify).toContain("run: npm run verify\n");
  const lines = verify.match(/^ {10}[A-Z_]+: .+$/gm) ?? [];
  expect(lines.length).toBe(4);
  expect(lines.filter((line) => !workflow.includes(`${line}\n`))).toEqual([]);
});

test("it deploys tags only, after the tests, in an environment that can be protected, and never two at a time", () => {
  expect(workflow).toMatch(/^on:\n {2}push:\n {4}tags: \["v\*"\]\npermissions:\n {2}contents: read\nconcurrency:/m);
  expect(workflow).toContain("cancel-in-progress: false");
  expect(workflow).toMatch(/needs: test\n[\s\S]*environment:\n {6}name: production/);
  expect(workflow).toContain("run: npm run deploy -- --yes");
  expect(readFileSync(fromRoot(".github/workflows/test.yml"), "utf8")).toMatch(/^ {2}workflow_call:$/m);
});
