import assert from "node:assert/strict";
import { parseEnvironment } from "./env.ts";
import { testConfig } from "./testing/config.ts";

const complete = {
  SUPABASE_URL: "https://project.supabase.co/",
  SUPABASE_PUBLISHABLE_KEY: "publishable",
  SUPABASE_SECRET_KEY: "secret",
  SITE_URL: "https://kite.test",
  ADDRESS_HASH_SECRET: "0123456789abcdef0123456789abcdef",
};

Deno.test("administrators need a second factor unless a setting says otherwise", () => {
  assert.equal(testConfig({ ADMIN_MFA: "" }).adminSecondFactor, true);
  assert.equal(testConfig({ ADMIN_MFA: "off" }).adminSecondFactor, false);
});

Deno.test("every missing or wrong variable is named, without its value", () => {
  assert.throws(
    () => parseEnvironment({ SITE_URL: "kite.test", ADDRESS_HASH_SECRET: "hunter2", SUPABASE_URL: "  " }),
    (error: Error) => {
      assert.match(error.message, /SUPABASE_URL is not set/);
      assert.match(error.message, /SUPABASE_SECRET_KEY is not set/);
      assert.match(error.message, /SITE_URL must be an http\(s\) address/);
      assert.match(error.message, /ADDRESS_HASH_SECRET must have at least 32 characters/);
      assert.ok(!error.message.includes("hunter2"));
      return true;
    },
  );
});

Deno.test("keys are also found under the names that Supabase injects", () => {
  const { SUPABASE_PUBLISHABLE_KEY: _publishable, SUPABASE_SECRET_KEY: _secret, ...rest } = complete;
  const legacy = parseEnvironment({ ...rest, SUPABASE_ANON_KEY: "anon", SUPABASE_SERVICE_ROLE_KEY: "service" });
  assert.deepEqual([legacy.publishableKey, legacy.secretKey], ["anon", "service"]);
  const current = parseEnvironment({
    ...rest,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
    SUPABASE_ANON_KEY: "anon",
    SUPABASE_SERVICE_ROLE_KEY: "service",
  });
  assert.deepEqual([current.publishableKey, current.secretKey], ["sb_publishable_1", "sb_secret_1"]);
});

Deno.test("without a model key the built-in writer is meant; empty counts as unset", () => {
  const config = parseEnvironment({ ...complete, OPENAI_API_KEY: "", SOCIAL_PROVIDERS: "google, github," });
  assert.equal(config.openAi, null);
  assert.deepEqual(config.socialProviders, ["google", "github"]);
  assert.equal(config.publicSupabaseUrl, "https://project.supabase.co");
  assert.equal(
    parseEnvironment({ ...complete, OPENAI_API_KEY: "sk-1", OPENAI_MODEL_FREE: "small" }).openAi?.modelFree,
    "small",
  );
});

Deno.test("mail leaves by the server that is set, and goes to support or else to the administrator", () => {
  const smtp = testConfig({
    SMTP_HOST: "mail.example.com",
    SMTP_PORT: "465",
    SMTP_USER: "kite",
    SMTP_PASSWORD: "p",
    SMTP_FROM: "kite@example.com",
    SUPPORT_EMAIL: "support@example.com",
    ADMIN_EMAIL: "boss@example.com",
  });
  assert.deepEqual(smtp.mailSettings, {
    kind: "smtp",
    host: "mail.example.com",
    port: 465,
    user: "kite",
    password: "p",
    from: "kite@example.com",
  });
  assert.deepEqual([smtp.supportEmail, smtp.contactEmail], ["support@example.com", "support@example.com"]);
  assert.equal(testConfig({ ADMIN_EMAIL: "boss@example.com" }).contactEmail, "boss@example.com");
});

Deno.test("the administrator's address is never one that people see", () => {
  const config = testConfig({
    SMTP_HOST: "mail.example.com",
    SMTP_FROM: "kite@example.com",
    ADMIN_EMAIL: "boss@example.com",
  });
  assert.equal(config.supportEmail, null);
  assert.ok(!JSON.stringify(config.mailSettings).includes("boss"));
  assert.throws(
    () => testConfig({ SMTP_HOST: "mail.example.com", ADMIN_EMAIL: "boss@example.com" }),
    /SMTP_FROM is not set/,
  );
});

Deno.test("without a server there is no mail, and the local mailbox needs its address", () => {
  assert.equal(testConfig().mailSettings, null);
  assert.equal(testConfig().supportEmail, null);
  assert.equal(testConfig({ MAIL_MODE: "mailbox" }).mailSettings, null);
  assert.deepEqual(testConfig({ MAIL_MODE: "mailbox", MAILBOX_URL: "http://127.0.0.1:1/mailbox" }).mailSettings, {
    kind: "mailbox",
    url: "http://127.0.0.1:1/mailbox",
    key: "secret",
  });
});

Deno.test("a server without a sender, or with a wrong port, is named at start", () => {
  assert.throws(() => testConfig({ SMTP_HOST: "mail.example.com" }), /SMTP_FROM is not set/);
  assert.throws(
    () => testConfig({ SMTP_HOST: "mail.example.com", SMTP_FROM: "kite@example.com", SMTP_PORT: "many" }),
    /SMTP_PORT must be a port number/,
  );
});

Deno.test("trends are listed by the premium model unless another is named", () => {
  assert.equal(testConfig({ OPENAI_API_KEY: "k", OPENAI_MODEL_PREMIUM: "large" }).openAi?.modelTrends, "large");
  assert.equal(testConfig({ OPENAI_API_KEY: "k", OPENAI_MODEL_TRENDS: "search" }).openAi?.modelTrends, "search");
});
