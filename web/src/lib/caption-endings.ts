import { onLogout } from "./session.ts";
import { createStore, useStore } from "./store.ts";

/** The open dialog: `insert` puts a text under the caption that it was opened for; null to manage only. */
export interface EndingsDialogState {
  insert: ((text: string) => void) | null;
}

const open = createStore<EndingsDialogState | null>(null);

/** Opens the dialog of hashtag sets and the signature. */
export function openEndings(insert: EndingsDialogState["insert"] = null): void {
  open.set({ insert });
}

export function closeEndings(): void {
  open.set(null);
}

/** What the dialog was opened for; null while it is closed. */
export function useEndings(): EndingsDialogState | null {
  return useStore(open);
}

/** A caption with something under it. Nothing is added twice. */
export function withEnding(caption: string, ending: string): string {
  const text = caption.trimEnd();
  if (text.endsWith(ending)) return caption;
  return text === "" ? ending : `${text}\n\n${ending}`;
}

onLogout(closeEndings);
