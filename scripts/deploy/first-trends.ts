import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { DeploySettings } from "./settings.ts";
import type { Step } from "./steps.ts";

/** Computes the trends once, which afterwards happens every night. Repeated, it replaces the day's result. */
export function firstTrendsStep({ settings, supabaseUrl }: { settings: DeploySettings; supabaseUrl: string }): Step {
  return {
    title: "First trends",
    async run() {
      const response = await fetch(`${supabaseUrl}${functionsPath}/trending-cron`, {
        method: "POST",
        headers: { "x-cron-secret": settings.CRON_SECRET },
        signal: AbortSignal.timeout(120_000),
      });
      if (!response.ok)
        throw new Error(`trending-cron responded with ${response.status}: ${(await response.text()).slice(0, 300)}`);
    },
  };
}
