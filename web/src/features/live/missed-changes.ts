/** After a page has just been loaded, it asks whether anything has changed; later, it reads everything again. */
const shortGapMs = 10_000;
/** Without a connection, returning to the tab fetches again, but not more often than this. */
const focusPauseMs = 5000;
/** Two events report a return at the same time; the second one is ignored. */
const sameReturnMs = 500;

/** Decides when a tab must fetch again, because it may have missed changes. */
export interface MissedChanges {
  /** Call whenever updates begin to arrive and whenever they stop. */
  connected(isConnected: boolean): void;
  /** Call whenever the person returns to the tab. */
  returned(): void;
}

/**
 * A connection reports nothing that changed before it, so the tab fetches again when it is connected. The first
 * connection comes soon after the page was loaded, and mostly nothing has changed: then the tab asks whether anything
 * has, which costs little, and fetches only if so. Without a response, the person's next return to the tab fetches
 * again.
 * @param read fetches again
 * @param changedSinceStart whether anything has changed since the page was loaded; rejects if that is not known
 */
export function createMissedChanges(read: () => void, changedSinceStart: () => Promise<boolean>): MissedChanges {
  let isFirst = true;
  let isConnected = false;
  let isOwed = false;
  let hasReturned = false;
  let lastRead = Date.now();
  function readNow(): void {
    isOwed = false;
    hasReturned = false;
    lastRead = Date.now();
    read();
  }
  async function readIfChanged(): Promise<void> {
    isOwed = true;
    const changed = await changedSinceStart().catch(() => null);
    // The person may have returned meanwhile.
    if (!isOwed || changed === null) return;
    if (changed) readNow();
    else isOwed = false;
  }
  return {
    connected(now) {
      isConnected = now;
      if (!now) return;
      if (isFirst && !hasReturned && Date.now() - lastRead <= shortGapMs) void readIfChanged();
      else readNow();
      isFirst = false;
    },
    returned() {
      const sinceReadMs = Date.now() - lastRead;
      if (isOwed || (!isConnected && sinceReadMs > focusPauseMs)) readNow();
      else if (!isConnected && sinceReadMs > sameReturnMs) hasReturned = true;
    },
  };
}
