import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";

/** Every file that determines which variables are read. */
const readers = [
  "scripts/stack/settings.ts",
  "scripts/deploy/checks.ts",
  "scripts/deploy/settings.ts",
  "scripts/stripe-setup.ts",
  "scripts/backup/encrypted.ts",
  "scripts/backup/place.ts",
  "scripts/test/support/browsers/chromium.ts",
  "scripts/test/api/isolation.stack.test.ts",
  "supabase/functions/_shared/platform/env.ts",
  "supabase/functions/_shared/platform/cron/environment.ts",
  "supabase/functions/_shared/platform/stripe-settings.ts",
  "web/src/features/billing/client-key.ts",
];

/** Set by a system, a platform or the local stack, never by a person. */
const notSettings = [
  "PATH",
  "TMPDIR",
  "FONTCONFIG_FILE",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_PUBLISHABLE_KEYS",
  "SUPABASE_ANON_KEY",
  "SUPABASE_SECRET_KEYS",
  "SUPABASE_SERVICE_ROLE_KEY",
  "MAIL_MODE",
  "MAILBOX_URL",
  "STRIPE_API_BASE",
  // A constant in Stripe's package.
  "API_VERSION",
];

/** Composed from parts in scripts/stack/settings.ts. */
const composed = ["GOOGLE", "GITHUB"].flatMap((provider) =>
  ["CLIENT_ID", "SECRET"].map((part) => `SUPABASE_AUTH_EXTERNAL_${provider}_${part}`),
);

const explained = [...readFileSync(fromRoot(".env.example"), "utf8").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name!,
);

/** Variable names in the code of a file: keys, properties, and strings that contain only a variable's name. */
function namesIn(file: string): string[] {
  const code = readFileSync(fromRoot(file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "");
  return [
    ...code.matchAll(/(?:^|[\s{.,(["])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT|PATH|TMPDIR)(?=[:?."'\],;)\s])/gm),
  ].map(([, name]) => name!);
}

const read = [...new Set([...readers.flatMap(namesIn), ...composed])]
  .filter((name) => !notSettings.includes(name))
  .sort();

test(".env.example explains every variable that is read, once, and no other", () => {
  expect([...explained].sort()).toEqual(read);
});
