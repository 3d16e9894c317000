import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import type { SuggestionRequest } from "@contract/wire/suggestions.ts";
import { api } from "@/lib/api-client.ts";

/** Sends a suggestion. Rejects with `ApiError`. */
export function sendSuggestion(request: SuggestionRequest): Promise<Ok> {
  return api(operations.createSuggestion, { json: request, schema: ok });
}
