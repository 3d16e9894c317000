import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import {
  provideToProcesses,
  startProvidedStack,
  type ProvidedStack,
} from "../../../scripts/test/support/provided-stack.ts";
import { liftAddressLimits } from "../../../scripts/test/support/address-limits.ts";
import { fastPasswordHashing } from "../../../scripts/stack/temporary-stack.ts";
import { deleteNotedAccounts } from "./site-accounts.ts";

/** Journeys against a deployed site: afterward, the accounts that they have made are deleted. */
function useSite(url: string): () => Promise<void> {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-site-`);
  process.env["JOURNEYS_ACCOUNTS"] = `${directory}/accounts`;
  // No other part of a stack can be reached there, and `site-journeys.ts` names no journey that needs one.
  provideToProcesses({ url, behindStaticHost: true } as ProvidedStack);
  return async () => {
    await deleteNotedAccounts(url);
    rmSync(directory, { recursive: true, force: true });
  };
}

/**
 * Starts the stack that the journeys share, without limits per address: behind a simulated static host, as
 * `npm run preview` does, if JOURNEYS_THROUGH is "preview". With JOURNEYS_SITE, none: the journeys run against that
 * address.
 * @returns a function that stops the stack
 */
export default async function setup(): Promise<() => Promise<void>> {
  const site = process.env["JOURNEYS_SITE"];
  if (site !== undefined) return useSite(site);
  const { stack, stop } = await startProvidedStack({
    ...fastPasswordHashing,
    prepare: liftAddressLimits,
    behindStaticHost: process.env["JOURNEYS_THROUGH"] === "preview",
  });
  provideToProcesses(stack);
  return stop;
}
