import { atMoment } from "@/lib/at-moment.ts";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { getUser, onSessionChange } from "@/lib/session.ts";

/**
 * Fetches the account again at the moment when premium access ends, on any page: nothing is written in that second, so
 * no live update reports it. Returns a function that stops this.
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
