import type { User } from "@contract/accounts.ts";

/** What the plan means for this person, in a sentence. */
export function planSentence(user: Pick<User, "isPremium" | "premiumAccess" | "premiumUntil" | "stripeSubscriptionId">): string {
  if (!user.premiumAccess) return "A few captions every day, for free.";
  const until = formatDay(user.premiumUntil);
  if (!until) return "Unlimited captions, without advertisements.";
  // Cancelling: paid until the period's end. Without a subscription it is a promo code that runs out.
  if (!user.isPremium || !user.stripeSubscriptionId) return `Unlimited captions, without advertisements, until ${until}.`;
  return `Unlimited captions, without advertisements. Renews on ${until}.`;
}

/** A day as people write it, in their own time zone; null when there is none. */
export function formatDay(iso: string | null): string | null {
  const date = iso === null ? null : new Date(iso);
  if (!date || Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" });
}

/** The clock time of a reset, in the person's own time zone. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
}
