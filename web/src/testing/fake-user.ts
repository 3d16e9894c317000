import type { User } from "@contract/wire/accounts.ts";

/** A free account with two of five captions used. */
export function fakeUser(change: Partial<User> = {}): User {
  return {
    id: "5f2b7c1e-0000-4000-8000-000000000001",
    username: "mara",
    email: "mara@kite.example",
    isPremium: false,
    premiumAccess: false,
    premiumUntil: null,
    usageCount: 2,
    usage: { used: 2, limit: 5, resetsAt: "2099-01-01T00:00:00.000Z" },
    stripeSubscriptionId: null,
    stripeCustomerId: null,
    isAdmin: false,
    ...change,
  };
}
