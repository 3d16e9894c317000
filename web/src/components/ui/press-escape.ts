/** How often, and how many milliseconds apart, a key is pressed that nobody has taken yet: layers move up a moment after the one above is gone. */
const tries = 10;
const betweenMs = 16;

/** One turn of waiting for the page to follow. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, betweenMs); });
}

/**
 * Presses Escape for the person, so that whatever is on top closes, asks first or stays as it would by the key.
 * @returns whether anything took it
 */
export async function pressEscape(target: EventTarget): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    const taken = !target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    if (taken) return true;
    await nextTurn();
  }
  return false;
}
