import * as operations from "@contract/wire/operations.ts";
import type { LiveChanges } from "@contract/wire/live-changes.ts";
import { api } from "@/lib/api-client.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { isFlag, objectOf, readerOf } from "@/lib/response-shape.ts";

/** What a response takes on its way, and how long a write takes whose time is that of its beginning. */
const marginSeconds = 2;

/** Reads whether something was announced. */
export const liveChangesReader = readerOf<LiveChanges>(objectOf<LiveChanges>({ changed: isFlag }), "live changes");

/**
 * Whether something of the account has changed since the browser began to load this page.
 * @throws ApiError if the server does not say
 */
export async function changedSinceStart(): Promise<boolean> {
  const seconds = Math.ceil(performance.now() / 1000) + marginSeconds;
  const path = `${pathOf(operations.getLiveChanges)}?seconds=${seconds}`;
  return (await api(operations.getLiveChanges, { schema: liveChangesReader }, { path })).changed;
}
