import * as z from "zod/mini";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { proxies } from "../../../supabase/functions/_shared/contract/wire/proxies.ts";
import type { DeploySettings } from "../settings.ts";
import type { StepsResult } from "../steps.ts";

/** An address that nobody has (RFC 5737), to be found again among those that proxies append. */
const marker = "192.0.2.123";

/** How many proxies append to `x-forwarded-for` between the internet and the functions. */
function countHops(forwardedFor: readonly string[]): number {
  return Math.max(1, forwardedFor.length - 1 - forwardedFor.lastIndexOf(marker));
}

/**
 * Measures the proxies in front of the functions through the public address and, if TRUSTED_PROXY_HOPS is another
 * number, has it set.
 * @param set stores the adjusted settings as secrets
 * @returns one sentence for each problem; none if the clients' addresses can be trusted
 */
export async function adjustHops(
  { settings, log }: { settings: DeploySettings; log: (line: string) => void },
  set: (settings: DeploySettings) => Promise<StepsResult>,
): Promise<string[]> {
  const response = await fetch(`${settings.SITE_URL}${endpoints.getProxies.path}`, {
    headers: { "x-cron-secret": settings.CRON_SECRET, "x-forwarded-for": marker },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  const measured = response?.ok ? z.safeParse(proxies, await response.json().catch(() => null)) : null;
  if (!measured?.success)
    return [
      `The proxies in front of the functions could not be counted: ${settings.SITE_URL}${endpoints.getProxies.path} returns ${response?.status ?? "nothing"}.`,
    ];
  const { forwardedFor, trusted } = measured.data;
  const hops = countHops(forwardedFor);
  log(`  ${hops} ${hops === 1 ? "proxy appends" : "proxies append"} to x-forwarded-for.`);
  if (settings.ORIGIN_SECRET !== undefined && !trusted)
    return [
      "The host does not show ORIGIN_SECRET, so all visitors share one address and its limits. Store the same value at the host as the variable ORIGIN_SECRET, then publish the page again.",
    ];
  if (hops > 1 && settings.ORIGIN_SECRET === undefined)
    return [
      `${hops} proxies stand in front of the functions, so all visitors share one address and its limits. Set ORIGIN_SECRET and run the command again.`,
    ];
  if (String(hops) === (settings.TRUSTED_PROXY_HOPS ?? "1")) return [];
  const { failed } = await set({ ...settings, TRUSTED_PROXY_HOPS: String(hops) });
  return failed ? [`${failed.title}: ${failed.reason} Run the command again when the cause is gone.`] : [];
}
