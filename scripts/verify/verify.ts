import { createAccounts } from "./account.ts";
import { authChecks } from "./auth.ts";
import { differs, held, runChecks, type Check, type Result } from "./check.ts";
import { dataApiChecks } from "./data-api.ts";
import { functionChecks } from "./functions.ts";
import { liveChecks } from "./live.ts";
import { createObserver, type Observer } from "./observer.ts";
import { scheduleChecks } from "./schedule.ts";
import { storageChecks } from "./storage.ts";
import type { Target } from "./target.ts";
import { templateChecks } from "./templates.ts";

/** What can be tried alone. */
export const areas = ["Auth", "Data API", "Storage", "Live updates", "Functions", "Scheduled jobs", "Mail"] as const;
export type Area = (typeof areas)[number];

/**
 * Tries a Supabase project with the product's own calls, with accounts and files that are made for it and removed.
 * @param onResult called with each result
 * @param only the areas that are tried
 * @param signal aborted when the command is ended: what was made is still removed
 */
export async function verify(
  target: Target,
  onResult: (result: Result) => void,
  only: readonly Area[] = areas,
  signal?: AbortSignal,
): Promise<Result[]> {
  const observer = createObserver();
  const accounts = createAccounts(target, observer.fetch);
  const checks = [
    ...authChecks(target, accounts, observer.fetch),
    ...dataApiChecks(target),
    ...storageChecks(target, accounts, observer.fetch),
    ...liveChecks(target, accounts),
    ...functionChecks(target),
    ...scheduleChecks(target),
    ...templateChecks(target, accounts),
  ];
  const wanted = checks.filter(({ area }) => (only as readonly string[]).includes(area));
  const results = await runChecks(wanted, onResult, signal);
  return [...results, ...(await runChecks([descriptionCheck(observer), clearCheck(accounts.clear)], onResult))];
}

/** Whether every exchange was as the product's tests describe it. */
const descriptionCheck = ({ problems }: Observer): Check => ({
  area: "Descriptions",
  title: "every response is as the tests describe it",
  run: async () =>
    problems.length === 0
      ? held
      : differs(
          "what supabase/functions/_shared/platform/testing/descriptions says",
          [...new Set(problems)].slice(0, 5).join(" | "),
          "the version of that service",
        ),
});

const clearCheck = (clear: () => Promise<string[]>): Check => ({
  area: "Cleaning up",
  title: "every account of this run is deleted",
  run: async () => {
    const left = await clear();
    return left.length === 0 ? held : differs("none left", left.join(" "), "Authentication → Users");
  },
});
