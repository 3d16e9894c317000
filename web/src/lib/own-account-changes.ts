import type { LiveTable } from "@contract/wire/realtime.ts";
import { announceLiveChange } from "./live-changes.ts";

/** The database announces a change to the tab that made it, too: usually just before the response, at most this late. */
const announcedWithinMs = 2000;

interface OwnChange {
  table: LiveTable;
  isAnnounced: boolean;
}

const awaited = new Set<OwnChange>();

/**
 * Makes a change of the account whose result this tab knows or fetches itself, so that its announcement need not fetch
 * it once more. One announcement per change is taken for its own. Rejects as `work` does; then the page does fetch.
 */
export async function changeAccount<Result>(table: LiveTable, work: () => Promise<Result>): Promise<Result> {
  const own: OwnChange = { table, isAnnounced: false };
  awaited.add(own);
  try {
    const result = await work();
    setTimeout(() => awaited.delete(own), announcedWithinMs);
    return result;
  } catch (error) {
    awaited.delete(own);
    // The response was lost, or the announcement was somebody else's.
    if (own.isAnnounced) announceLiveChange({ table, type: "UPDATE" });
    throw error;
  }
}

/**
 * Awaits no announcement any more: what was announced before this tab was connected never comes, and the next
 * announcement is somebody else's.
 */
export function forgetOwnChanges(): void {
  awaited.clear();
}

/** Whether an announced change is one that this tab has made and was not announced yet. */
export function isOwnAccountChange(table: LiveTable | null): boolean {
  const own = [...awaited].find((change) => change.table === table && !change.isAnnounced);
  if (own) own.isAnnounced = true;
  return own !== undefined;
}
