import { format, resolveConfig } from "prettier";
import { createOpenApi } from "../../supabase/functions/api/openapi.ts";
import { fromRoot } from "../command/paths.ts";

/** The description of the API that others read, and that shows in a change what it does to them. */
export const openApiFile = fromRoot("docs/openapi.json");

/** The text of the file: what a server at https://example.com answers at /api/openapi.json. */
export async function generateOpenApi(): Promise<string> {
  const text = JSON.stringify(createOpenApi(new URL("https://example.com")));
  return format(text, { ...(await resolveConfig(openApiFile)), filepath: openApiFile });
}
