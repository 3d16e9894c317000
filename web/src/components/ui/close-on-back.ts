import { nextTurn, pressEscape } from "./press-escape.ts";

/** The open dialogs, the topmost last. */
const opened: HTMLElement[] = [];
/** How many turns of the event loop a dialog gets to close. */
const turnsMax = 30;

/** Whether the topmost dialog closes. It does not if it opens another one to ask first, whatever is answered there. */
async function closes(content: HTMLElement): Promise<boolean> {
  for (let turn = 0; opened.includes(content); turn++) {
    if (turn === turnsMax || opened.at(-1) !== content) return false;
    await nextTurn();
  }
  return true;
}

/** From the topmost down, until one asks first or refuses to close. */
async function closeAll(): Promise<void> {
  for (const content of opened.toReversed()) {
    if (!opened.includes(content)) continue;
    await pressEscape(content);
    if (!(await closes(content))) return;
  }
}

function handleBack(): void {
  void closeAll();
}

/**
 * A ref for a dialog's content. It closes the dialog and those above it when the person goes back or forward, because
 * the page on which it was opened is then gone. It closes as if by Escape, so that a dialog that asks first or must
 * stay open still does so.
 */
export function closesOnBack(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  opened.push(content);
  // One listener for all: adding the same function again has no effect.
  window.addEventListener("popstate", handleBack);
  return () => {
    opened.splice(opened.indexOf(content), 1);
    if (opened.length === 0) window.removeEventListener("popstate", handleBack);
  };
}
