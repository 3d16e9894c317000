import * as z from "zod/mini";
import { parseDsn } from "../../supabase/functions/_shared/contract/wire/error-report.ts";
import { readStripeSettings } from "../../supabase/functions/_shared/platform/stripe-settings.ts";
import { functionsVariables } from "../command/functions-variables.ts";

const required = (name: string, what: string) =>
  z.string({ error: `${name} is missing: ${what}` }).check(z.minLength(1, `${name} is missing: ${what}`));

/** The settings of `npm run deploy`. The functions read everything else from their secrets. */
const schema = z
  .object({
    SUPABASE_PROJECT_REF: required("SUPABASE_PROJECT_REF", "the 20 letters in the project's address").check(
      z.regex(/^[a-z]{20}$/, "SUPABASE_PROJECT_REF must be 20 lowercase letters, as in https://<ref>.supabase.co"),
    ),
    SUPABASE_ACCESS_TOKEN: required("SUPABASE_ACCESS_TOKEN", "create one under Account → Access Tokens"),
    SUPABASE_DB_PASSWORD: required("SUPABASE_DB_PASSWORD", "the database password of the project"),
    SITE_URL: required("SITE_URL", "the public address of the page, e.g. https://captions.example.com").check(
      z.regex(/^https:\/\/[^/]+$/, "SITE_URL must start with https:// and end without a slash"),
    ),
    ADDRESS_HASH_SECRET: required("ADDRESS_HASH_SECRET", "a random text of 32 characters or more").check(
      z.minLength(32, "ADDRESS_HASH_SECRET must have at least 32 characters"),
    ),
    CRON_SECRET: required(
      "CRON_SECRET",
      "a random text of 16 characters or more, which authenticates the scheduled jobs",
    ).check(z.minLength(16, "CRON_SECRET must have at least 16 characters")),
    TRUSTED_PROXY_HOPS: z.optional(
      z.string().check(z.regex(/^[1-9]$/, "TRUSTED_PROXY_HOPS must be a whole number from 1 to 9")),
    ),
    ORIGIN_SECRET: z.optional(z.string().check(z.minLength(32, "ORIGIN_SECRET must have at least 32 characters"))),
    FORWARD_CLIENT_ADDRESS: z._default(
      z.enum(["true", "false"], "FORWARD_CLIENT_ADDRESS must be true or false"),
      "true",
    ),
    WRITING_DEADLINE_SECONDS: z._default(
      z
        .string()
        .check(
          z.regex(/^([5-9]|[1-9]\d|1[01]\d|120)$/, "WRITING_DEADLINE_SECONDS must be a whole number from 5 to 120"),
        ),
      "22",
    ),
    REALTIME_JWT_SECRET: z.optional(
      z.string().check(z.minLength(32, "REALTIME_JWT_SECRET must have at least 32 characters")),
    ),
    ERROR_TRACKING_DSN: z.optional(
      z
        .string()
        .check(
          z.refine(
            (dsn) => parseDsn(dsn) !== null,
            "ERROR_TRACKING_DSN must be a DSN with a public key only, such as https://<key>@<host>/<project number>",
          ),
        ),
    ),
    ERROR_TRACKING_SAMPLE_RATE: z.optional(
      z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, "ERROR_TRACKING_SAMPLE_RATE must be a number from 0 to 1")),
    ),
    NETLIFY_AUTH_TOKEN: z.optional(z.string()),
    NETLIFY_SITE_ID: z.optional(z.string()),
    VERCEL_TOKEN: z.optional(z.string()),
    VERCEL_PROJECT: z.optional(z.string()),
    VERCEL_TEAM_ID: z.optional(z.string()),
    OPENAI_API_KEY: z.optional(z.string()),
    OPENAI_BASE_URL: z.optional(
      z.string().check(z.regex(/^https?:\/\//, "OPENAI_BASE_URL must be an http(s) address")),
    ),
    OPENAI_MODEL_FREE: z.optional(z.string()),
    OPENAI_MODEL_PREMIUM: z.optional(z.string()),
    OPENAI_REASONING_EFFORT: z.optional(z.string()),
    OPENAI_MODEL_TRENDS: z.optional(z.string()),
    STRIPE_SECRET_KEY: z.optional(z.string()),
    STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
    STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
    STRIPE_PRICE_LOOKUP_KEY: z.optional(z.string()),
    STRIPE_PORTAL_CONFIGURATION: z.optional(z.string()),
    SOCIAL_PROVIDERS: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^[a-z_]+(,[a-z_]+)*$/,
            "SOCIAL_PROVIDERS must be names of providers with commas between them, e.g. google,github",
          ),
        ),
    ),
    ADMIN_EMAIL: z.optional(z.string().check(z.email("ADMIN_EMAIL must be an email address"))),
    ADMIN_MFA: z._default(z.enum(["off", "required"], { error: "ADMIN_MFA must be off or required" }), "required"),
    SUPPORT_EMAIL: z.optional(z.string().check(z.email("SUPPORT_EMAIL must be an email address"))),
    SMTP_HOST: required(
      "SMTP_HOST",
      "new Supabase projects take the mail templates only with a mail server of their own",
    ),
    SMTP_PORT: required("SMTP_PORT", "465, or another port that Supabase's functions can reach").check(
      z.regex(/^[1-9]\d{0,4}$/, "SMTP_PORT must be the number of a port"),
      z.refine(
        (port) => port !== "25" && port !== "587",
        "SMTP_PORT must be set to 465 or another port that Supabase's functions can reach; 25 and 587 are closed to them",
      ),
    ),
    SMTP_USER: required("SMTP_USER", "the user name at the mail server"),
    SMTP_PASSWORD: required("SMTP_PASSWORD", "the password at the mail server"),
    SMTP_FROM: z.optional(z.string().check(z.email("SMTP_FROM must be an email address"))),
  })
  .check(
    z.refine(
      (settings) => settings.ORIGIN_SECRET !== undefined || ["1", undefined].includes(settings.TRUSTED_PROXY_HOPS),
      "ORIGIN_SECRET is missing: with more than one proxy, whoever calls a function directly could name any address",
    ),
    z.refine(
      (settings) => Boolean(settings.SMTP_FROM ?? settings.SUPPORT_EMAIL),
      "SMTP_FROM is missing: the sender of the mail",
    ),
    z.refine(
      (settings) => (settings.NETLIFY_AUTH_TOKEN === undefined) === (settings.NETLIFY_SITE_ID === undefined),
      "NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID belong together: set both, or none",
    ),
    z.refine(
      (settings) => (settings.VERCEL_TOKEN === undefined) === (settings.VERCEL_PROJECT === undefined),
      "VERCEL_TOKEN and VERCEL_PROJECT belong together: set both, or none",
    ),
    z.refine(
      (settings) => settings.NETLIFY_AUTH_TOKEN === undefined || settings.VERCEL_TOKEN === undefined,
      "Set the token of one host: NETLIFY_AUTH_TOKEN or VERCEL_TOKEN",
    ),
  );

export type DeploySettings = z.infer<typeof schema>;

/** Every setting that the command reads itself. */
export const deploySettingNames = Object.keys(schema.shape) as (keyof DeploySettings)[];

/** The names that become secrets of the functions; the others are used only by the deployment. */
const secretNames = [
  "SITE_URL",
  "ADDRESS_HASH_SECRET",
  "CRON_SECRET",
  "TRUSTED_PROXY_HOPS",
  "ORIGIN_SECRET",
  "FORWARD_CLIENT_ADDRESS",
  "WRITING_DEADLINE_SECONDS",
  "REALTIME_JWT_SECRET",
  ...functionsVariables,
  "SOCIAL_PROVIDERS",
  "ADMIN_EMAIL",
  "ADMIN_MFA",
] as const satisfies readonly (keyof DeploySettings)[];

/**
 * Reads the deployment's settings from environment variables; empty ones count as missing.
 * @returns the settings, or one sentence per missing or invalid variable
 */
export function parseDeploySettings(
  env: Record<string, string | undefined>,
): { settings: DeploySettings } | { problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = schema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
    ...readStripeSettings(given).problems,
  ];
  return parsed.success && problems.length === 0 ? { settings: parsed.data } : { problems };
}

/** The secrets as `NAME=value` pairs, in the order of `secretNames`, without those that are not set. */
export function secretPairs(settings: DeploySettings): string[] {
  return secretNames.flatMap((name) => (settings[name] ? [`${name}=${settings[name]}`] : []));
}
