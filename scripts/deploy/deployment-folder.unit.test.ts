import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { writeDeploymentFolder } from "./deployment-folder.ts";
import { envLine, withSecretsFile } from "./secrets-file.ts";
import { parseDeploySettings } from "./settings.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const parsed = parseDeploySettings({
  SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
  SUPABASE_ACCESS_TOKEN: "token-secret",
  SUPABASE_DB_PASSWORD: "database-secret",
  SITE_URL: "https://captions.example.com",
  ADDRESS_HASH_SECRET: "x".repeat(32),
  CRON_SECRET: "cron-secret-cron-secret",
  SMTP_HOST: "mail.example.com",
  SMTP_PORT: "465",
  SMTP_USER: 'kite "news"',
  SMTP_PASSWORD: "mail-secret",
  SMTP_FROM: "kite@example.com",
});

it("writes a configuration with the bundled functions, and the mail server, and no password", () => {
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const folder = mkdtempSync(join(tmpdir(), "caption-kite-deployment-"));
  folders.push(folder);
  writeDeploymentFolder(folder, parsed.settings);
  const config = readFileSync(`${folder}/supabase/config.toml`, "utf8");
  expect(config).toContain('site_url = "https://captions.example.com"');
  expect(config).toContain('entrypoint = "./functions/api/index.js"');
  expect(config).not.toMatch(/import_map|index\.ts|env\(SITE_URL\)/u);
  expect(config).toContain('user = "kite \\"news\\""');
  expect(config).not.toMatch(/(?:token|database|cron|mail)-secret/u);
  // What else is pushed as env() would stand in the project as it is.
  const fromEnvironment = [...config.matchAll(/^(?!#).*env\((\w+)\)/gmu)].map(([, name]) => name);
  expect(fromEnvironment.sort()).toEqual(["SMTP_PASSWORD"]);
  // A link that the auth server spends when it is opened is spent by mail scanners.
  for (const name of readdirSync(`${folder}/supabase/templates`))
    expect(readFileSync(`${folder}/supabase/templates/${name}`, "utf8"), name).not.toContain("ConfirmationURL");
  expect(existsSync(`${folder}/supabase/migrations/20261121080000_setup.sql`)).toBe(true);
  expect(existsSync(`${folder}/supabase/templates/recovery.html`)).toBe(true);
});

it("keeps secrets in a file that only this user can read, and only as long as it is used", async () => {
  let seen = "";
  const used = () =>
    withSecretsFile(["A=1 $HOME", 'B=it\'s "x"'], (file) => {
      seen = file;
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(readFileSync(file, "utf8")).toBe('A=\'1 $HOME\'\nB="it\'s \\"x\\""\n');
      throw new Error("refused");
    });
  await expect(used()).rejects.toThrow("refused");
  expect(existsSync(seen)).toBe(false);
  expect(envLine("A=b=c")).toBe("A='b=c'");
});
