import { functionsPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { secretHeader } from "../../../supabase/functions/_shared/platform/cron/environment.ts";

/** Calls a function as the database's scheduler does. Rejects with the response if it is an error. */
export async function callScheduled(name: string, stackUrl: string, cronSecret: string): Promise<void> {
  const response = await fetch(`${stackUrl}${functionsPath}/${name}`, {
    method: "POST",
    headers: { [secretHeader]: cronSecret },
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${name} responded with ${response.status} ${body}`);
}
