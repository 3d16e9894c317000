import { format, resolveConfig } from "prettier";
import { fromRoot } from "../command/paths.ts";
import { type Query, readCatalog } from "./catalog.ts";
import { renderTypes } from "./render.ts";

/** The file that the functions and the scripts import. */
export const typesFile = fromRoot("supabase/functions/_shared/platform/supabase/database.types.ts");

/** @param query reaches a database that has all migrations. @returns the text of the file that describes it */
export async function generateTypes(query: Query): Promise<string> {
  const text = renderTypes(await readCatalog(query));
  return format(text, { ...(await resolveConfig(typesFile)), filepath: typesFile });
}
