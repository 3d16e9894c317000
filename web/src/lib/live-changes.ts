import type { LiveChangeMessage } from "@contract/wire/realtime.ts";
import { createSignal } from "./store.ts";

/** A change of the person's own rows, made in any tab or on any device. */
export interface LiveChange extends Omit<LiveChangeMessage, "table" | "type"> {
  /** Null if changes may have been missed: everything that is shown must be fetched again. */
  table: LiveChangeMessage["table"] | null;
  type: LiveChangeMessage["type"] | null;
  /** Whether this tab has made it, and so knows its result or fetches it. */
  isOwn?: boolean;
}

const changes = createSignal<LiveChange>();

/** Runs `listener` at every change. Returns a function that removes the listener. */
export const onLiveChange = changes.on;

/** Notifies the listeners of a change. */
export const announceLiveChange = changes.emit;

/** Something may have changed while nobody was listening. */
export function announceMissedChanges(): void {
  announceLiveChange({ table: null, type: null });
}
