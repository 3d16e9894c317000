import { ensureBuilt } from "../../build/ensure-built.ts";
import { startTemporaryPreview } from "../../preview/temporary-preview.ts";
import { startTemporaryStack, type TemporaryStackOptions } from "../../stack/temporary-stack.ts";

/** The data about the stack that tests get. */
export interface ProvidedStack {
  /** The public origin, without a trailing slash. */
  url: string;
  /** Supabase's API without the gateway, as the functions call it and as hosted projects are reachable. */
  supabaseUrl: string;
  /** The functions without the gateway, which would replace forged addresses. Includes `/functions/v1`. */
  functionsUrl: string;
  /** CRON_SECRET of the functions. */
  cronSecret: string;
  /** Superuser. */
  databaseUrl: string;
  publishableKey: string;
  secretKey: string;
  studioUrl: string;
  /** The captured mail as JSON, newest first. See `Mail` in `scripts/stack/mail/mail.ts`. */
  mailboxUrl: string;
  /** The Stripe simulator; `stripe-control.ts` moves its clock. */
  stripe: { url: string; secretKey: string; publishableKey: string; webhookSecret: string };
  /** The stack is behind a simulated static host. */
  behindStaticHost: boolean;
}

export type ProvidedStackOptions = TemporaryStackOptions & {
  /** Changes the database before the first test; by default nothing. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Puts a simulated static host in front. */
  behindStaticHost?: boolean;
};

/** Starts a stack with a temporary database for tests that run in other processes. */
export async function startProvidedStack({
  prepare = async () => {},
  behindStaticHost = false,
  ...options
}: ProvidedStackOptions = {}): Promise<{ stack: ProvidedStack; stop: () => Promise<void> }> {
  await ensureBuilt();
  const start = behindStaticHost ? startTemporaryPreview : startTemporaryStack;
  const stack = await start({ ...options, log: (line) => process.stderr.write(`${line}\n`) });
  await prepare(stack.databaseUrl);
  const { url, databaseUrl, publishableKey, secretKey, studioUrl, mailboxUrl, stripe } = stack;
  if (!stripe) throw new Error("The tests' stack has no Stripe simulator.");
  return {
    stack: {
      url,
      databaseUrl,
      supabaseUrl: stack.functionsEnv["SUPABASE_URL"]!,
      functionsUrl: await stack.functionsUrl(),
      cronSecret: stack.functionsEnv["CRON_SECRET"]!,
      publishableKey,
      secretKey,
      studioUrl,
      mailboxUrl: `${mailboxUrl}.json`,
      stripe: {
        url: stripe.url,
        secretKey: stripe.secretKey,
        publishableKey: stripe.publishableKey,
        webhookSecret: stripe.webhookSecret,
      },
      behindStaticHost,
    },
    stop: stack.stop,
  };
}

const variable = "CAPTION_KITE_TEST_STACK";

/** Provides a stack to the processes that this one starts from now on. */
export function provideToProcesses(stack: ProvidedStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** The stack that an ancestor of this process has provided; without any data where there is none, as in a list of tests. */
export const providedStack = (): ProvidedStack => JSON.parse(process.env[variable] ?? "{}") as ProvidedStack;
