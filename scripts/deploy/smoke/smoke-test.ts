import type { ProjectKeys } from "../management-api.ts";
import type { DeploySettings } from "../settings.ts";
import { accountChecks } from "./account.ts";
import { runSmokeChecks } from "./check.ts";
import { pageChecks } from "./public-page.ts";
import { serviceChecks } from "./services.ts";

export interface SmokeTarget {
  settings: DeploySettings;
  keys: ProjectKeys;
  /** The project's own address. */
  supabaseUrl: string;
  /** Have the product send a message to its support address. */
  sendsMail: boolean;
  log: (line: string) => void;
  /** Aborted when the command is ended: the account is still deleted. */
  signal?: AbortSignal;
}

/**
 * Tries a deployment as a visitor and as one person would, through the public address. The account that it makes is
 * deleted again.
 * @returns one sentence for each thing that does not work
 */
export async function smokeTest({
  settings,
  keys,
  supabaseUrl,
  sendsMail,
  log,
  signal,
}: SmokeTarget): Promise<string[]> {
  const siteUrl = settings.SITE_URL;
  log("Smoke test");
  const account = accountChecks({
    siteUrl,
    supabaseUrl,
    secretKey: keys.secret!,
  });
  const results = await runSmokeChecks(
    [...pageChecks(siteUrl), ...serviceChecks(settings, sendsMail), ...account.checks],
    log,
    signal,
  );
  const left = await account.clear().catch((error: unknown) => `${(error as Error).message}.`);
  return [
    ...results.filter(({ problem }) => problem !== null).map(({ title, problem }) => `${title}: ${problem}`),
    ...(left === null ? [] : [left]),
  ];
}
