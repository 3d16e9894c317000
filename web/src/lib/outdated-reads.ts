import type { queryKeys } from "./query-keys.ts";
import { createSignal } from "./store.ts";

type Key = (typeof queryKeys)[keyof typeof queryKeys];

/** What the page has read and must read again. */
interface OutdatedReads {
  queryKey: Key;
  /** Whether it is forgotten at once, instead of being shown until the new response is there. */
  isForgotten: boolean;
}

const outdated = createSignal<OutdatedReads>();

/**
 * Runs `listener` when something that the page has read is outdated. Only the query client listens: until it is loaded,
 * nothing has been read through it.
 */
export const onOutdatedReads = outdated.on;

/** Reads again what is on the screen; the rest when it is shown next. */
export function readAgain(queryKey: Key): void {
  outdated.emit({ queryKey, isForgotten: false });
}

/** Forgets what was read: a list of many pages is not read again as a whole. */
export function forgetReads(queryKey: Key): void {
  outdated.emit({ queryKey, isForgotten: true });
}
