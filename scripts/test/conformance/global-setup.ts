import type { TestProject } from "vitest/node";
import { fastPasswordHashing } from "../../stack/temporary-stack.ts";
import { liftAddressLimits } from "../support/address-limits.ts";
import { provideStack } from "../support/global-setup.ts";

/** Enough for these tests, except from an address that asks again and again, and for a second mail to one person. */
const limits = { signUps: 1000, tokens: 30, verifications: 1000, mails: 1000, mailPauseMs: 60_000 };

/** A stack with a social provider, so that the way to it can be followed, and with Auth's limits. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideStack(project, {
    ...fastPasswordHashing,
    env: { SUPABASE_AUTH_EXTERNAL_GITHUB_CLIENT_ID: "client", SUPABASE_AUTH_EXTERNAL_GITHUB_SECRET: "secret" },
    auth: { limits },
    prepare: liftAddressLimits,
  });
