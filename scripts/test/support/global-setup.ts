import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../../build/ensure-built.ts";
import { startTemporaryPreview } from "../../preview/temporary-preview.ts";
import { fastPasswordHashing, startTemporaryStack, type TemporaryStackOptions } from "../../stack/temporary-stack.ts";
import { liftAddressLimits } from "./address-limits.ts";

/** The data about the stack that tests get from `inject("stack")`. */
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

declare module "vitest" {
  interface ProvidedContext {
    stack: ProvidedStack;
  }
}

/** Starts one local stack with a temporary database for a project's tests, without limits per address. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideStack(project, { ...fastPasswordHashing, prepare: liftAddressLimits });
}

/**
 * Starts the stack that a project's tests share.
 * @param options the stack's options; `prepare`, which changes the database before the first test; by default nothing;
 * `behindStaticHost`, which puts a simulated static host in front
 * @returns a function that stops the stack
 */
export async function provideStack(
  project: TestProject,
  {
    prepare = async () => {},
    behindStaticHost = false,
    ...options
  }: TemporaryStackOptions & { prepare?: (databaseUrl: string) => Promise<void>; behindStaticHost?: boolean } = {},
): Promise<() => Promise<void>> {
  await ensureBuilt();
  const start = behindStaticHost ? startTemporaryPreview : startTemporaryStack;
  const stack = await start({ ...options, log: (line) => process.stderr.write(`${line}\n`) });
  await prepare(stack.databaseUrl);
  const { url, databaseUrl, publishableKey, secretKey, studioUrl, mailboxUrl } = stack;
  const { stripe } = stack;
  if (!stripe) throw new Error("The tests' stack has no Stripe simulator.");
  project.provide("stack", {
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
  });
  return stack.stop;
}
