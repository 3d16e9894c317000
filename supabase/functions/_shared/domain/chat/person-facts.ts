import type { ChatPerson } from "./port.ts";

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const day = (iso: string) => dateFormat.format(new Date(iso));

/** A waiting time in words: "5 h 12 min", "12 min"; at least one minute. */
function wait(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const captions = (count: number) => (count === 1 ? "1 caption" : `${count} captions`);

/** The person's usage of the day, in the second person. */
export function describeUsage({ usage }: ChatPerson, now: Date): string {
  const { used, limit, resetsAt } = usage;
  if (limit === null)
    return `You have premium access, so there is no daily limit. You have generated ${captions(used)} today.`;
  const left = Math.max(0, limit - used);
  const time = `${resetsAt.slice(11, 16)} UTC, in ${wait(Date.parse(resetsAt) - now.getTime())}`;
  const rest =
    left === 0
      ? `None are left; the count resets at ${time}. Premium has no daily limit.`
      : `${left} ${left === 1 ? "is" : "are"} left; the count resets at ${time}.`;
  return `You have used ${used} of ${limit} captions today. ${rest}`;
}

/** The person's plan, in the second person. */
export function describePlan(person: ChatPerson): string {
  const { isPremium, premiumAccess, premiumUntil, subscribed, renewsAt, promoCode } = person;
  const until = premiumUntil === null ? "" : ` until ${day(premiumUntil)}`;
  if (!premiumAccess) return "You are on the free plan.";
  if (subscribed && isPremium)
    return `You have a running Premium subscription${renewsAt === null ? "" : `; it renews on ${day(renewsAt)}`}.`;
  if (subscribed)
    return `Your Premium subscription is cancelled; you keep full access${until}. You can reactivate it in the Account tab before then.`;
  return `${promoCode === null ? "A promo code" : `The promo code ${promoCode}`} gives you full Premium access${until}; nothing is charged when it ends.`;
}
