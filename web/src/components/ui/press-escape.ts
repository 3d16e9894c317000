/**
 * How often, and at what interval in milliseconds, a key that nothing has handled is pressed again: a dialog becomes
 * the topmost one a moment after the one above it has closed.
 */
const tries = 10;
const betweenMs = 16;

/** Waits one turn of the event loop for the page to update. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, betweenMs);
  });
}

/**
 * Presses Escape on the person's behalf, so that the topmost dialog closes, asks first or stays open as it would with
 * the key.
 * @returns whether anything handled it
 */
export async function pressEscape(target: EventTarget): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    const taken = !target.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
    if (taken) return true;
    await nextTurn();
  }
  return false;
}
