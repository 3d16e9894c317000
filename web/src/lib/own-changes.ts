import { freshForMs, freshPath } from "@contract/wire/fresh.ts";
import type { Operation } from "./api-types.ts";
import { pathOf } from "./operation-path.ts";

/** Session storage keeps when this tab changed something under this prefix and the path of the read. */
const prefix = "changed:";
/** For browsers that allow no storage. */
const changedAt = new Map<string, number>();

/** Notes that this tab has changed what a read shows that everybody shares, such as the list of articles. */
export function noteOwnChange(read: Operation): void {
  const [path, now] = [pathOf(read), Date.now()];
  changedAt.set(path, now);
  try {
    window.sessionStorage.setItem(prefix + path, String(now));
  } catch (error) {
    // The browser allows no storage: after a reload, the change is visible within a minute.
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * The path of a read: for a minute after a change in this tab, one that no cache on the way to the database holds.
 * @param path of the read, possibly with a query
 */
export function pathAfterOwnChange(path: string): string {
  const at = noted(path.split("?", 1)[0]!);
  return Date.now() - at < freshForMs ? freshPath(path, at) : path;
}

function noted(path: string): number {
  try {
    return Number(window.sessionStorage.getItem(prefix + path) ?? changedAt.get(path) ?? -Infinity);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return changedAt.get(path) ?? -Infinity;
  }
}
