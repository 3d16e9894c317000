/** A page that has just been loaded is up to date enough: what changed until it was connected can wait this long. */
const shortGapMs = 10_000;
/** Without a connection, returning to the tab fetches again, but not more often than this. */
const focusPauseMs = 5000;
/** Returning is reported by two events that come together; the second one is no return of its own. */
const sameReturnMs = 500;

/** Decides when a tab must fetch again, because it may have missed changes. */
export interface MissedChanges {
  /** Call whenever updates begin to arrive and whenever they stop. */
  connected(isConnected: boolean): void;
  /** Call whenever the person returns to the tab. */
  returned(): void;
}

/**
 * A connection reports nothing that changed before it, so the tab fetches again when it is connected. The exception is
 * the first connection soon after the page was loaded, which would double every page's calls: then the person's next
 * return to the tab fetches again, because they were elsewhere when something changed. If they returned before that
 * connection, it fetches at once.
 * @param read fetches again
 */
export function createMissedChanges(read: () => void): MissedChanges {
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
  return {
    connected(now) {
      isConnected = now;
      if (!now) return;
      if (isFirst && !hasReturned && Date.now() - lastRead <= shortGapMs) isOwed = true;
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
