import { nextTurn, pressEscape } from "./press-escape.ts";

/** The open dialogs, the topmost last. */
const opened: HTMLElement[] = [];
/** Turns that a dialog is given to go. */
const turnsMax = 30;

async function hasGone(content: HTMLElement): Promise<boolean> {
  for (let turn = 0; opened.includes(content); turn++) {
    if (turn === turnsMax) return false;
    await nextTurn();
  }
  return true;
}

/** From the topmost down, until one asks first or must stay. */
async function closeAll(): Promise<void> {
  for (const content of opened.toReversed()) {
    if (!opened.includes(content)) continue;
    await pressEscape(content);
    if (!(await hasGone(content))) return;
  }
}

function handleBack(): void {
  void closeAll();
}

/**
 * A ref for a dialog's content: closes it, and those above it, when the person goes back or forward, because what it was
 * opened on is then not there any more. It is closed as by Escape, so that a dialog which asks first, or must stay, still does.
 */
export function closesOnBack(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  opened.push(content);
  // One listener for all: the same function is not added twice.
  window.addEventListener("popstate", handleBack);
  return () => {
    opened.splice(opened.indexOf(content), 1);
    if (opened.length === 0) window.removeEventListener("popstate", handleBack);
  };
}
