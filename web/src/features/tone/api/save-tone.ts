import * as operations from "@contract/wire/operations.ts";
import { toneSaved, type ToneRequest, type ToneSaved } from "@contract/wire/tone.ts";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";

/** Stores the tone, or removes it with an empty text. Rejects with `ApiError`. */
export function saveTone(request: ToneRequest): Promise<ToneSaved> {
  return changeAccount("profiles", () => api(operations.saveTone, { json: request, schema: toneSaved }));
}
