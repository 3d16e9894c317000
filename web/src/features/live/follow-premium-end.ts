import { atMoment } from "@/lib/at-moment.ts";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { getUser, onSessionChange } from "@/lib/session.ts";

/**
 * Reads the account again the moment premium access ends, on whatever page: nobody writes anything in that second, so
 * that no live update tells of it. Returns the undo.
 */
export function followPremiumEnd(): () => void {
  let awaited: string | null = null;
  let stop = () => {};
  const follow = () => {
    const user = getUser();
    const until = user?.premiumAccess ? user.premiumUntil : null;
    if (until === awaited) return;
    awaited = until;
    stop();
    stop = until === null ? () => {} : atMoment(Date.parse(until), () => void readPlanAgain());
  };
  follow();
  const undo = onSessionChange(follow);
  return () => {
    undo();
    stop();
  };
}
