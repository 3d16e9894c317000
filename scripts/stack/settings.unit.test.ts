import { expect, test } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { readSettings } from "./settings.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    studioPort: undefined,
    postgresPort: undefined,
    dataDir: fromRoot(".local"),
    siteUrl: undefined,
    smtp: null,
    social: {},
    functionsEnv: {},
  });
});

test("an empty value counts as not set", () => {
  expect(readSettings({ PORT: "", SMTP_HOST: " " })).toMatchObject({ port: 3000, smtp: null });
});

test("all invalid settings are reported at once", () => {
  const read = () =>
    readSettings({ PORT: "70000", STUDIO_PORT: "x", SITE_URL: "captions.example.com", ADMIN_EMAIL: "me" });
  expect(read).toThrow(/PORT must be a port number/);
  expect(read).toThrow(/STUDIO_PORT must be a port number/);
  expect(read).toThrow(/SITE_URL must be an address/);
  expect(read).toThrow(/ADMIN_EMAIL must be an email address/);
});

test.each([
  [{ OPENAI_BASE_URL: "localhost:11434/v1" }, "OPENAI_BASE_URL must be an http(s) address."],
  [{ OPENAI_API_KEY: "sk-1 # mine" }, "OPENAI_API_KEY must be a key without spaces."],
  [{ OPENAI_REASONING_EFFORT: "very high" }, "OPENAI_REASONING_EFFORT must be one word, such as low or high."],
  [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL must be an email address."],
  [{ SITE_URL: "https://x.example/path" }, "SITE_URL must be an address without a path, such as https://example.com."],
  [{ MAILBOX_PORT: "3200", PORT: "3200" }, "MAILBOX_PORT must be another port than PORT, which is 3200."],
  [{ STUDIO_PORT: "3000" }, "STUDIO_PORT must be another port than PORT, which is 3000."],
  [{ TRUSTED_PROXY_HOPS: "-1" }, "TRUSTED_PROXY_HOPS must be at least 1."],
  [{ WRITING_DEADLINE_SECONDS: "1" }, "WRITING_DEADLINE_SECONDS must be at least 5."],
  [{ ADMIN_MFA: "maybe" }, "ADMIN_MFA must be off or required."],
  [{ CRON_SECRET: "short" }, "CRON_SECRET must have at least 16 characters."],
  [{ SMTP_PORT: "0" }, "SMTP_PORT must be a port number from 1 to 65535."],
])("%j is one sentence, before anything starts", (env, sentence) => {
  expect(() => readSettings(env)).toThrow(`Some settings are wrong:\n  ${sentence}`);
});

test("any free port may be wanted more than once, and a slash after the address is no path", () => {
  expect(readSettings({ PORT: "0", STUDIO_PORT: "0", SITE_URL: "https://x.example/" }).siteUrl).toBe(
    "https://x.example",
  );
});

test("mail goes through the configured server", () => {
  expect(readSettings({ SMTP_HOST: "mail.example.com", SMTP_FROM: "kite@example.com" }).smtp).toEqual({
    host: "mail.example.com",
    port: 587,
    user: undefined,
    password: undefined,
    from: "kite@example.com",
  });
});

test("mail has a sender, which is never the administrator's address", () => {
  expect(() => readSettings({ SMTP_HOST: "mail.example.com", ADMIN_EMAIL: "boss@example.com" })).toThrow(
    /SMTP_FROM is missing/,
  );
  expect(
    readSettings({ SMTP_HOST: "mail.example.com", SUPPORT_EMAIL: "help@example.com", ADMIN_EMAIL: "boss@example.com" })
      .smtp?.from,
  ).toBe("help@example.com");
});

test("a social provider is used only if both of its values are set", () => {
  const both = { SUPABASE_AUTH_EXTERNAL_GITHUB_CLIENT_ID: "id", SUPABASE_AUTH_EXTERNAL_GITHUB_SECRET: "secret" };
  expect(readSettings({ ...both, SUPABASE_AUTH_EXTERNAL_GOOGLE_CLIENT_ID: "id" }).social).toEqual({
    github: { clientId: "id", secret: "secret" },
  });
});

test("the functions get the model's settings and no other variable of the environment", () => {
  expect(readSettings({ OPENAI_API_KEY: "sk-1", HOME: "/home/x", AWS_SECRET_ACCESS_KEY: "no" }).functionsEnv).toEqual({
    OPENAI_API_KEY: "sk-1",
  });
});

test("the site's address has no trailing slash", () => {
  expect(readSettings({ SITE_URL: "https://captions.example.com/" }).siteUrl).toBe("https://captions.example.com");
});
