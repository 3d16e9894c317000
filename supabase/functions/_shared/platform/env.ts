import * as z from "zod/mini";
import { readStripeSettings, type StripeSettings } from "./stripe-settings.ts";
import { parseDsn } from "../contract/wire/error-report.ts";
import type { ErrorTrackingSettings } from "./error-tracking.ts";
import { parseJson } from "../contract/wire/json.ts";
import type { MailSettings } from "./mail/port.ts";

const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]/, "must be an http(s) address"));
const text = z.string().check(z.trim(), z.minLength(1, "is missing"));
const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);

/** Variables of the language model. The local stack checks them by these rules before it starts anything. */
export const modelVariables = {
  OPENAI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, "must be a key without spaces"))),
  OPENAI_BASE_URL: z.optional(httpUrl),
  OPENAI_MODEL_FREE: z._default(text, "gpt-4.1-mini"),
  OPENAI_MODEL_PREMIUM: z._default(text, "gpt-4.1"),
  /** Suggests trends; the premium model unless set. */
  OPENAI_MODEL_TRENDS: z.optional(text),
  /** Servers have words of their own for it. */
  OPENAI_REASONING_EFFORT: z.optional(z.string().check(z.regex(/^\w+$/, "must be one word, such as low or high"))),
};

/** Variables of error tracking, checked by the local stack and the deployment as well. */
export const errorTrackingVariables = {
  ERROR_TRACKING_DSN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (dsn) => parseDsn(dsn) !== null,
          "must be a DSN with a public key only, such as https://<key>@<host>/<project number>",
        ),
      ),
  ),
  ERROR_TRACKING_SAMPLE_RATE: z._default(
    z.coerce
      .number("must be a number from 0 to 1")
      .check(z.minimum(0, "must be a number from 0 to 1"), z.maximum(1, "must be a number from 0 to 1")),
    1,
  ),
};

/** Variables that a deployment sets; the local stack checks them as well. */
export const deploymentVariables = {
  /** The number of proxies between the internet and the functions that append to x-forwarded-for. */
  TRUSTED_PROXY_HOPS: z._default(
    z.coerce
      .number("must be a whole number")
      .check(z.int("must be a whole number"), z.minimum(1, "must be at least 1")),
    1,
  ),
  /**
   * Shared with the static host. Without it in a request, the client address that the request claims is not trusted.
   */
  ORIGIN_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** Authenticates scheduled jobs and operators. */
  CRON_SECRET: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  /** Sends each person's address to the auth server, so that its limits count per person and not per function. */
  FORWARD_CLIENT_ADDRESS: z._default(z.enum(["true", "false"], { error: "must be true or false" }), "false"),
  /**
   * Signs the tokens for live updates: the JWT secret that Realtime uses for verification. Without it there are no live
   * updates.
   */
  REALTIME_JWT_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /**
   * Seconds after which a writer is stopped, counted from the request. A proxy that ends calls earlier would leave
   * captions that are counted and that nobody sees.
   */
  WRITING_DEADLINE_SECONDS: z._default(
    z.coerce
      .number("must be a number of seconds")
      .check(
        z.int("must be a whole number of seconds"),
        z.minimum(5, "must be at least 5"),
        z.maximum(120, "must be at most 120"),
      ),
    60,
  ),
  /**
   * Whether administrators must sign in with a second factor. The auth server must support it. The local stack passes
   * "off" unless a setting says otherwise.
   */
  ADMIN_MFA: z._default(z.enum(["off", "required"], { error: "must be off or required" }), "required"),
};

const environment = z.object({
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  /** The address at which browsers reach Supabase, if it differs from the functions' own. */
  SUPABASE_PUBLIC_URL: z.optional(httpUrl),
  SITE_URL: httpUrl,
  /** The key for hashes of network addresses; at least 32 random characters. */
  ADDRESS_HASH_SECRET: z.string().check(z.minLength(32, "must have at least 32 characters")),
  MAIL_MODE: z._default(z.enum(["smtp", "mailbox"], { error: "must be smtp or mailbox" }), "smtp"),
  /** The address at which the local stack accepts mail for its mailbox. */
  MAILBOX_URL: z.optional(httpUrl),
  SMTP_HOST: z.optional(text),
  SMTP_PORT: z._default(
    z.coerce
      .number("must be a port number")
      .check(
        z.int("must be a port number"),
        z.minimum(1, "must be a port number"),
        z.maximum(65_535, "must be a port number"),
      ),
    587,
  ),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
  SMTP_FROM: z.optional(z.email("must be an email address")),
  /** The only address that pages and responses may name. */
  SUPPORT_EMAIL: z.optional(z.email("must be an email address")),
  SOCIAL_PROVIDERS: z._default(list, []),
  /** Whoever proves that they own this address becomes an administrator; it is never shown. */
  ADMIN_EMAIL: z.optional(z.email("must be an email address").check(z.toLowerCase())),
  ...deploymentVariables,
  ...modelVariables,
  ...errorTrackingVariables,
});

/** The configuration of the functions, read once at start. */
export interface Config {
  supabaseUrl: string;
  publicSupabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: URL;
  addressHashSecret: string;
  trustedProxyHops: number;
  /** Null: every caller is trusted as far as `trustedProxyHops` allows. */
  originSecret: string | null;
  /** Null: nobody can authenticate as an operator. */
  cronSecret: string | null;
  forwardClientAddress: boolean;
  /** Milliseconds from a request until its writer is stopped. */
  writingDeadlineMs: number;
  /** Null: no live updates. */
  realtimeJwtSecret: string | null;
  mail: "smtp" | "mailbox";
  /** How a function sends mail itself; null if it cannot. */
  mailSettings: MailSettings | null;
  /** Shown to everybody; null if none is set. */
  supportEmail: string | null;
  /**
   * Receives the messages of the contact form. Never shown, because it may be an address with which somebody signs in.
   */
  contactEmail: string | null;
  socialProviders: string[];
  adminEmail: string | null;
  adminSecondFactor: boolean;
  openAi: {
    apiKey: string;
    baseUrl?: string;
    modelFree: string;
    modelPremium: string;
    modelTrends: string;
    reasoningEffort?: string;
  } | null;
  /** Null: errors are only logged. */
  errorTracking: ErrorTrackingSettings | null;
  /** Null: payments are off. */
  stripe: StripeSettings | null;
}

/** The default key of Supabase's injected JSON dictionaries, e.g. `{"default":"sb_secret_…"}`. */
function defaultKey(dictionary: string | undefined): string | undefined {
  if (!dictionary) return undefined;
  const parsed = z.safeParse(z.record(z.string(), z.string()), parseJson(dictionary));
  return parsed.success ? (parsed.data.default ?? Object.values(parsed.data)[0]) : undefined;
}

function mailSettingsOf(env: z.infer<typeof environment>): MailSettings | null {
  if (env.MAIL_MODE === "mailbox")
    return env.MAILBOX_URL === undefined
      ? null
      : { kind: "mailbox", url: env.MAILBOX_URL, key: env.SUPABASE_SECRET_KEY };
  if (env.SMTP_HOST === undefined) return null;
  // Not ADMIN_EMAIL: every mail would reveal the address with which the administrator signs in.
  const from = env.SMTP_FROM ?? env.SUPPORT_EMAIL;
  if (from === undefined) throw new Error("The functions cannot start: SMTP_FROM is not set.");
  return {
    kind: "smtp",
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    user: env.SMTP_USER,
    password: env.SMTP_PASSWORD,
    from,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws Error naming every invalid variable and the reason, never its value
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse({
    ...set,
    SUPABASE_PUBLISHABLE_KEY:
      set.SUPABASE_PUBLISHABLE_KEY ?? defaultKey(set.SUPABASE_PUBLISHABLE_KEYS) ?? set.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY:
      set.SUPABASE_SECRET_KEY ?? defaultKey(set.SUPABASE_SECRET_KEYS) ?? set.SUPABASE_SERVICE_ROLE_KEY,
  });
  const stripe = readStripeSettings(set);
  if (!parsed.success || stripe.problems.length > 0) {
    const lines =
      parsed.error?.issues.map(
        (issue) => `${issue.path.join(".")} ${set[String(issue.path[0])] === undefined ? "is not set" : issue.message}`,
      ) ?? [];
    throw new Error(`The functions cannot start: ${[...new Set([...lines, ...stripe.problems])].join("; ")}.`);
  }
  const env = parsed.data;
  return {
    supabaseUrl: withoutSlash(env.SUPABASE_URL),
    publicSupabaseUrl: withoutSlash(env.SUPABASE_PUBLIC_URL ?? env.SUPABASE_URL),
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    siteUrl: new URL(env.SITE_URL),
    addressHashSecret: env.ADDRESS_HASH_SECRET,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    originSecret: env.ORIGIN_SECRET ?? null,
    cronSecret: env.CRON_SECRET?.trim() ?? null,
    writingDeadlineMs: env.WRITING_DEADLINE_SECONDS * 1000,
    forwardClientAddress: env.FORWARD_CLIENT_ADDRESS === "true",
    realtimeJwtSecret: env.REALTIME_JWT_SECRET ?? null,
    mail: env.MAIL_MODE,
    mailSettings: mailSettingsOf(env),
    supportEmail: env.SUPPORT_EMAIL ?? null,
    contactEmail: env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL ?? null,
    socialProviders: env.SOCIAL_PROVIDERS,
    adminEmail: env.ADMIN_EMAIL ?? null,
    adminSecondFactor: env.ADMIN_MFA === "required",
    openAi:
      env.OPENAI_API_KEY === undefined
        ? null
        : {
            apiKey: env.OPENAI_API_KEY,
            baseUrl: env.OPENAI_BASE_URL,
            modelFree: env.OPENAI_MODEL_FREE,
            modelPremium: env.OPENAI_MODEL_PREMIUM,
            modelTrends: env.OPENAI_MODEL_TRENDS ?? env.OPENAI_MODEL_PREMIUM,
            reasoningEffort: env.OPENAI_REASONING_EFFORT,
          },
    errorTracking:
      env.ERROR_TRACKING_DSN === undefined
        ? null
        : { dsn: env.ERROR_TRACKING_DSN, sampleRate: env.ERROR_TRACKING_SAMPLE_RATE },
    stripe: stripe.settings,
  };
}
