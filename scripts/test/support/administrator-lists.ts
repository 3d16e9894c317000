import type { ActivityLog } from "../../../supabase/functions/_shared/contract/wire/activity-log.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { Person } from "./person.ts";

/** The first 100 entries of a list of the administrator panel. */
export async function listAsAdministrator<T>(person: Person, path: string): Promise<T[]> {
  return (await person.call<T[]>("GET", `${path}?limit=100`)).body;
}

/** Those of the newest 100 log entries whose metadata has these values. */
export async function administratorLogs(person: Person, about: Record<string, unknown>): Promise<ActivityLog[]> {
  const entries = await listAsAdministrator<ActivityLog>(person, endpoints.adminListActivityLogs.path);
  return entries.filter(({ metadata }) => Object.entries(about).every(([key, value]) => metadata[key] === value));
}
