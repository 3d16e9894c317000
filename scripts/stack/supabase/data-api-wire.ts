import * as z from "zod/mini";
import { restPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";

type Fetch<Context> = (request: Request, context: Context) => Promise<Response>;

/** The library's response to every error whose SQLSTATE it does not know; the message is the driver's. */
const unknownError = z.object({ code: z.literal("SUP"), message: z.string() });
const refusedRow = /^PostgresError: (.* violates check constraint "\w+")/s;

/**
 * Fixes a difference between PostgREST and the data API of @supabase/lite 0.10.0: a row that violates a check
 * constraint gets 400 with its SQLSTATE instead of 500.
 */
export function withDataApiWire<Context>(fetch: Fetch<Context>): Fetch<Context> {
  return async (request, context) => {
    const response = await fetch(request, context);
    if (response.status !== 500 || !new URL(request.url).pathname.startsWith(`${restPath}/`)) return response;
    const message = refusal(await response.clone().text());
    return message === null
      ? response
      : Response.json({ code: "23514", details: null, hint: null, message }, { status: 400 });
  };
}

/** @returns Postgres's message for a row that violates a check constraint; null for any other response */
function refusal(text: string): string | null {
  try {
    return refusedRow.exec(unknownError.parse(JSON.parse(text)).message)?.[1] ?? null;
  } catch {
    return null;
  }
}
