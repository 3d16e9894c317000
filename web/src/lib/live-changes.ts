import type { LiveTable } from "@contract/realtime.ts";
import { createSignal } from "./store.ts";

/** A change of the person's own rows, made in another tab or on another device. */
export interface LiveChange {
  /** Null when changes may have been missed: whatever is shown is read again. */
  table: LiveTable | null;
  type: "INSERT" | "UPDATE" | "DELETE" | null;
  /** The row as far as it is known: of a deleted one only its key. */
  row: Readonly<Record<string, unknown>>;
}

const changes = createSignal<LiveChange>();

/** Runs `listener` at every change. Returns the undo. */
export const onLiveChange = changes.on;

/** Tells of a change. */
export const announceLiveChange = changes.tell;

/** Something may have changed while nobody was listening. */
export function announceMissedChanges(): void {
  announceLiveChange({ table: null, type: null, row: {} });
}
