import { useEffect } from "react";

/** Marks the history entry of the open panel. */
const mark = "adminPanel";
/**
 * How long the panel may take to close after Back, in milliseconds. If it is still open then, it has asked about
 * unsaved text.
 */
const closingMs = 300;
/** How long the browser may take to go back, in milliseconds. */
const backMs = 500;

const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** Whether the panel was closed and the browser is on its way back. Beyond one component, as the history is. */
let goingBack = false;

/** Adds an entry to the history, so that Back closes the panel and does not leave the page. */
function addEntry(): void {
  if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, "");
}

/** Goes back to the entry before the panel's, unless Back was what closed it. */
function removeEntry(): void {
  if (!isMarked()) return;
  goingBack = true;
  afterBack(() => {
    goingBack = false;
  });
  history.back();
}

/** Runs `next` when the browser has gone back. */
function afterBack(next: () => void): void {
  const run = () => {
    clearTimeout(timer);
    window.removeEventListener("popstate", run);
    next();
  };
  const timer = setTimeout(run, backMs);
  window.addEventListener("popstate", run);
}

/** Adds the panel's entry, then opens the panel with `open`. */
function enter(open: () => void): void {
  const start = () => {
    addEntry();
    open();
  };
  if (goingBack) afterBack(start);
  else start();
}

interface PanelHistory {
  enter: typeof enter;
  leave: typeof removeEntry;
}

/** The panel's entry in the browser's history. Dialogs close by themselves when the person goes back. */
export function usePanelHistory(isOpen: boolean): PanelHistory {
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handlePop() {
      clearTimeout(timer);
      timer = setTimeout(addEntry, closingMs);
    }
    window.addEventListener("popstate", handlePop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", handlePop);
    };
  }, [isOpen]);
  return { enter, leave: removeEntry };
}
