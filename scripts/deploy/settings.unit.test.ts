import { expect, it } from "vitest";
import { parseDeploySettings, secretPairs } from "./settings.ts";

const complete = {
  SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
  SUPABASE_ACCESS_TOKEN: "sbp_0",
  SUPABASE_DB_PASSWORD: "p",
  SITE_URL: "https://captions.example.com",
  ADDRESS_HASH_SECRET: "x".repeat(32),
  CRON_SECRET: "y".repeat(16),
  SMTP_HOST: "mail.example.com",
  SMTP_PORT: "465",
  SMTP_USER: "kite",
  SMTP_PASSWORD: "m",
  SMTP_FROM: "kite@example.com",
};

it("names every variable that is missing or wrong", () => {
  const parsed = parseDeploySettings({
    ...complete,
    SUPABASE_DB_PASSWORD: " ",
    SITE_URL: "http://captions.example.com/",
    ADDRESS_HASH_SECRET: "short",
  });
  expect("problems" in parsed && parsed.problems.map((problem) => problem.split(" ")[0])).toEqual([
    "SUPABASE_DB_PASSWORD",
    "SITE_URL",
    "ADDRESS_HASH_SECRET",
  ]);
});

it("takes a DSN with a public key only, and a share from 0 to 1", () => {
  const tracking = { ERROR_TRACKING_DSN: "https://k@errors.example.com/1", ERROR_TRACKING_SAMPLE_RATE: "0.25" };
  const parsed = parseDeploySettings({ ...complete, ...tracking });
  expect("settings" in parsed && secretPairs(parsed.settings)).toEqual(
    expect.arrayContaining(Object.entries(tracking).map((pair) => pair.join("="))),
  );
  const wrong = { ERROR_TRACKING_DSN: "https://k:hush@errors.example.com/1", ERROR_TRACKING_SAMPLE_RATE: "2" };
  const refused = parseDeploySettings({ ...complete, ...wrong });
  const problems = "problems" in refused ? refused.problems : [];
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(Object.keys(wrong));
  expect(problems.join()).not.toContain("hush");
});

it("refuses payment settings that the functions would refuse, and takes none", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  expect(parseDeploySettings({ ...complete, ...keys })).toEqual({
    problems: ["STRIPE_PUBLISHABLE_KEY is a test key, but STRIPE_SECRET_KEY is a live key: use keys of one mode"],
  });
  expect("settings" in parseDeploySettings({ ...complete, ...keys, STRIPE_PUBLISHABLE_KEY: "pk_live_1" })).toBe(true);
});

it("makes secrets of what is set, and never of what only steers the deployment", () => {
  const parsed = parseDeploySettings({ ...complete, OPENAI_API_KEY: "k", OPENAI_BASE_URL: "" });
  expect("settings" in parsed && secretPairs(parsed.settings)).toEqual([
    `SITE_URL=${complete.SITE_URL}`,
    `ADDRESS_HASH_SECRET=${complete.ADDRESS_HASH_SECRET}`,
    `CRON_SECRET=${complete.CRON_SECRET}`,
    "FORWARD_CLIENT_ADDRESS=true",
    "WRITING_DEADLINE_SECONDS=22",
    "OPENAI_API_KEY=k",
    "SMTP_HOST=mail.example.com",
    "SMTP_PORT=465",
    "SMTP_USER=kite",
    "SMTP_PASSWORD=m",
    "SMTP_FROM=kite@example.com",
    "ADMIN_MFA=required",
  ]);
});

it("asks for a mail server, with a port that the functions can reach, and a sender", () => {
  const problems = (mail: Record<string, string>) => {
    const parsed = parseDeploySettings({ ...complete, ...mail });
    return "problems" in parsed ? parsed.problems.map((problem) => problem.split(" ")[0]) : [];
  };
  const none = { SMTP_HOST: "", SMTP_PORT: "", SMTP_USER: "", SMTP_PASSWORD: "" };
  expect(problems(none)).toEqual(["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"]);
  for (const port of ["25", "587", "smtp"]) expect(problems({ SMTP_PORT: port })).toEqual(["SMTP_PORT"]);
  expect(problems({ SMTP_PORT: "2587" })).toEqual([]);
  // No mail contains the address with which the administrator signs in.
  expect(problems({ SMTP_FROM: "", ADMIN_EMAIL: "boss@example.com" })).toEqual(["SMTP_FROM"]);
  expect(problems({ SMTP_FROM: "", SUPPORT_EMAIL: "help@example.com" })).toEqual([]);
});

it("wants the static host to prove itself where its word about addresses counts", () => {
  const problems = (hops: string, more: Record<string, string> = {}) => {
    const parsed = parseDeploySettings({ ...complete, TRUSTED_PROXY_HOPS: hops, ...more });
    return "problems" in parsed ? parsed.problems.map((problem) => problem.split(" ")[0]) : [];
  };
  expect(problems("2")).toEqual(["ORIGIN_SECRET"]);
  expect(problems("2", { ORIGIN_SECRET: "short" })).toEqual(["ORIGIN_SECRET"]);
  expect(problems("2", { ORIGIN_SECRET: "x".repeat(32) })).toEqual([]);
  expect(problems("1")).toEqual([]);
});
