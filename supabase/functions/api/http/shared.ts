import { freshParameter } from "../../_shared/contract/wire/fresh.ts";
import { freshCaching } from "../../_shared/platform/responses/caching.ts";
import { respond, type PreparedResponse } from "../../_shared/platform/responses/prepared-response.ts";
import type { Call } from "./route.ts";

/** What a shared response needs of its call. */
export type SharedCall = Pick<Call, "request" | "query" | "responseHeaders" | "status">;

/** Whether the caller asks for a response that contains every change made before this request. */
export function asksForFresh({ query }: Pick<SharedCall, "query">): boolean {
  return query.has(freshParameter);
}

/** Sets the status and the headers of a shared response. @returns its body; empty for 304 */
export function sendShared(
  call: SharedCall,
  prepared: PreparedResponse,
  cacheControl: string,
): Uint8Array<ArrayBuffer> {
  const caching = asksForFresh(call) ? freshCaching : cacheControl;
  const { status, headers, body } = respond(call.request.headers, prepared, caching);
  call.status(status);
  for (const [name, value] of Object.entries(headers)) call.responseHeaders.set(name, value);
  return body ?? new Uint8Array();
}
