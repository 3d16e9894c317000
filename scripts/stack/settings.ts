import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import {
  deploymentVariables,
  errorTrackingVariables,
  modelVariables,
} from "../../supabase/functions/_shared/platform/env.ts";
import { functionsVariables } from "../command/functions-variables.ts";
import { misspelledSettings } from "../command/misspelled.ts";
import { fromRoot, root } from "../command/paths.ts";
import { StackError } from "../command/stack-error.ts";
import { readStripeSettings } from "../simulated-stripe/settings.ts";
import type { SmtpSettings, SocialProvider } from "./supabase/supabase-options.ts";

/** The settings by their names in the environment. All have defaults. */
const port = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, `${name} must be a port number from 1 to 65535.`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(0, `${name} must be a port number from 1 to 65535.`),
          z.maximum(65_535, `${name} must be a port number from 1 to 65535.`),
        ),
    ),
  );
const text = z.string().check(z.trim(), z.minLength(1));

const siteUrlProblem = "SITE_URL must be an address without a path, such as https://example.com.";

const environment = z.object({
  HOST: z._default(text, "127.0.0.1"),
  PORT: z._default(port("PORT"), 3000),
  STUDIO_PORT: z.optional(port("STUDIO_PORT")),
  MAILBOX_PORT: z.optional(port("MAILBOX_PORT")),
  POSTGRES_PORT: z.optional(port("POSTGRES_PORT")),
  STRIPE_SIMULATOR_PORT: z.optional(port("STRIPE_SIMULATOR_PORT")),
  DATA_DIR: z._default(text, ".local"),
  SITE_URL: z.optional(
    z
      .url({ protocol: /^https?$/, error: siteUrlProblem })
      .check(z.refine((address) => /^https?:\/\/[^/?#]+\/*$/i.test(address), siteUrlProblem)),
  ),
  ADMIN_EMAIL: z._default(z.email("ADMIN_EMAIL must be an email address."), "admin@example.com"),
  SMTP_HOST: z.optional(text),
  SMTP_PORT: z._default(port("SMTP_PORT").check(z.minimum(1, "SMTP_PORT must be a port number from 1 to 65535.")), 587),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
  SMTP_FROM: z.optional(z.email("SMTP_FROM must be an email address.")),
  SUPPORT_EMAIL: z.optional(z.email("SUPPORT_EMAIL must be an email address.")),
  SUPABASE_AUTH_PROGRAM: z.optional(
    text.check(z.refine((path) => existsSync(path), "SUPABASE_AUTH_PROGRAM must be the path of a program.")),
  ),
  ...modelVariables,
  ...errorTrackingVariables,
  // Without effect here, and checked all the same: a value that is wrong now would stop the deployment.
  ...deploymentVariables,
});

const portNames = ["PORT", "STUDIO_PORT", "MAILBOX_PORT", "POSTGRES_PORT", "STRIPE_SIMULATOR_PORT"] as const;

/** Ports that are wanted twice, one sentence each. 0 is any free one. */
function sharedPorts(given: Record<string, unknown>): string[] {
  const ports = { PORT: "3000", ...given } as Partial<Record<string, string>>;
  return portNames.flatMap((name, index) => {
    const first = portNames.slice(0, index).find((earlier) => ports[earlier] === ports[name]);
    return ports[name] === undefined || ports[name] === "0" || first === undefined
      ? []
      : [`${name} must be another port than ${first}, which is ${ports[name]}.`];
  });
}

/** Variables that are passed to the functions unchanged. */
const passedOn = [...functionsVariables, "STRIPE_API_BASE", "ADMIN_MFA"] as const;

/** Providers that the local auth server implements. */
const socialProviders = ["google", "github"] as const;

export interface Settings {
  host: string;
  port: number;
  /** Undefined: the usual port, or a free one if that is in use. */
  studioPort: number | undefined;
  mailboxPort: number | undefined;
  postgresPort: number | undefined;
  /** Absolute. */
  dataDir: string;
  /** Without a trailing slash. Undefined: derived from host and port. */
  siteUrl: string | undefined;
  adminEmail: string;
  smtp: SmtpSettings | null;
  social: Record<string, SocialProvider>;
  /** Where the Stripe simulator listens; null if Stripe's keys are set. */
  stripeSimulator: { port: number | undefined } | null;
  functionsEnv: Record<string, string>;
  /** Supabase's own Auth, in place of the stand-in. Absolute. */
  authProgram: string | undefined;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks the settings. An empty value counts as not set.
 * @throws StackError that names every invalid setting
 */
export function readSettings(env: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse(given);
  const stripe = readStripeSettings(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) =>
      message.includes(String(path[0])) ? message : `${String(path[0])} ${message}.`,
    ),
    ...stripe.problems,
    ...sharedPorts(given),
    ...(given["SMTP_HOST"] && !given["SMTP_FROM"] && !given["SUPPORT_EMAIL"]
      ? ["SMTP_FROM is missing: the sender of the mail."]
      : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new StackError(`Some settings are wrong:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  const values = parsed.data;
  // Not ADMIN_EMAIL: every mail would show the address that the administrator signs in with.
  const from = values.SMTP_FROM ?? values.SUPPORT_EMAIL;
  const smtp =
    values.SMTP_HOST && from
      ? { host: values.SMTP_HOST, port: values.SMTP_PORT, user: values.SMTP_USER, password: values.SMTP_PASSWORD, from }
      : null;
  const social = Object.fromEntries(
    socialProviders.flatMap((name) => {
      const prefix = `SUPABASE_AUTH_EXTERNAL_${name.toUpperCase()}`;
      const clientId = given[`${prefix}_CLIENT_ID`];
      const secret = given[`${prefix}_SECRET`];
      return clientId && secret ? [[name, { clientId, secret }] as const] : [];
    }),
  );
  return {
    host: values.HOST,
    port: values.PORT,
    studioPort: values.STUDIO_PORT,
    mailboxPort: values.MAILBOX_PORT,
    postgresPort: values.POSTGRES_PORT,
    dataDir: resolve(root, values.DATA_DIR),
    siteUrl: values.SITE_URL?.replace(/\/+$/, ""),
    adminEmail: values.ADMIN_EMAIL.toLowerCase(),
    smtp,
    social,
    authProgram: values.SUPABASE_AUTH_PROGRAM && resolve(root, values.SUPABASE_AUTH_PROGRAM),
    stripeSimulator: stripe.simulator ? { port: values.STRIPE_SIMULATOR_PORT } : null,
    functionsEnv: Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = given[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/**
 * The environment and the variables of `.env`. The environment takes precedence. Names that look misspelled are printed.
 */
export function loadEnvironment(): Environment {
  if (existsSync(fromRoot(".env"))) process.loadEnvFile(fromRoot(".env"));
  for (const sentence of misspelledSettings(process.env)) console.error(sentence);
  return process.env;
}
