import { onLiveChange, type LiveChange } from "@/lib/live-changes.ts";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { getUser, refreshUser } from "@/lib/session.ts";
import { debounce } from "@/lib/debounce.ts";

/** Changes of one action arrive together; the account is fetched once for all of them. */
const gatherMs = 250;

/** Whether a change contains something about the account that this page does not show yet. */
function concernsAccount({ table, used: usedNow, isOwn }: LiveChange, used: number | undefined): boolean {
  if (table === "caption_history" || isOwn) return false;
  // The tab that generated already knows its usage.
  return table !== "daily_usage" || usedNow !== used;
}

/**
 * Fetches the account again when its plan, usage or profile has changed elsewhere, and with it the data of the plan's
 * cards. Returns a function that stops this.
 */
export function followAccount(): () => void {
  let plan = false;
  const refresh = debounce(() => {
    void (plan ? readPlanAgain() : refreshUser());
    plan = false;
  }, gatherMs);
  const undo = onLiveChange((change) => {
    if (!concernsAccount(change, getUser()?.usage.used)) return;
    plan ||= change.table !== "daily_usage";
    refresh();
  });
  return () => {
    refresh.cancel();
    undo();
  };
}
