import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../build/ensure-built.ts";
import { startTemporaryStack } from "../stack/temporary-stack.ts";
import { liftAddressLimits } from "./address-limits.ts";

/** What a test knows of the stack it runs against: `inject("stack")`. */
export interface ProvidedStack {
  /** The public origin, without a trailing slash. */
  url: string;
  /** Superuser. */
  databaseUrl: string;
  publishableKey: string;
  secretKey: string;
  studioUrl: string;
  /** The kept mail, newest first, as JSON. See `Mail` in `scripts/stack/mail.ts`. */
  mailboxUrl: string;
}

declare module "vitest" {
  interface ProvidedContext { stack: ProvidedStack }
}

/** Gives a project's tests one local stack with a temporary database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const stack = await startTemporaryStack({ log: (line) => process.stderr.write(`${line}\n`) });
  await liftAddressLimits(stack.databaseUrl);
  const { url, databaseUrl, publishableKey, secretKey, studioUrl, mailboxUrl } = stack;
  project.provide("stack", { url, databaseUrl, publishableKey, secretKey, studioUrl, mailboxUrl: `${mailboxUrl}.json` });
  return stack.stop;
}
