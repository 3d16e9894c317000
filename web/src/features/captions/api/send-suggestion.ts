import { ok, type Ok } from "@contract/accounts.ts";
import type { SuggestionRequest } from "@contract/suggestions.ts";
import { api } from "@/lib/api-client.ts";

/** Sends a suggestion. Rejects with `ApiError`. */
export function sendSuggestion(request: SuggestionRequest): Promise<Ok> {
  return api("/api/suggestion", { method: "POST", json: request, schema: ok });
}
