import { unavailable } from "../errors.ts";
import type { Payments } from "./payments.ts";
import { readSubscriptions } from "./read.ts";
import { decidingSubscription, snapshotOf } from "./snapshot.ts";
import type { SyncClaim } from "./store.ts";

export type SyncOutcome = "applied" | "superseded" | "customer_missing" | "no_account";

/** A second round always ends: whatever was written during the first was read after it began. */
const roundsMax = 3;

/**
 * Brings one account's plan to what Stripe says: the claim first, then the question, then the answer under the claim. When
 * another answer was written in between, it asks again.
 * @param eventId the delivery that is done with it
 * @throws StripeError when Stripe does not answer, ApiError `unavailable` when it never gets its turn; nothing is written
 */
export async function syncClaimed(payments: Pick<Payments, "stripe" | "store" | "log">, first: SyncClaim, eventId: string | null = null): Promise<SyncOutcome> {
  const { stripe, store, log } = payments;
  let claim: SyncClaim | null = first;
  for (let round = 0; round < roundsMax && claim !== null; round++) {
    const subscriptions = await readSubscriptions(stripe, claim.customerId);
    if (subscriptions === "missing") {
      log("warn", { event: "stripe_customer_missing", userId: claim.userId, customerId: claim.customerId });
      await store.noteMissingCustomer(claim.userId, eventId);
      return "customer_missing";
    }
    const deciding = decidingSubscription(subscriptions);
    const outcome = await store.applySubscription(claim, deciding && snapshotOf(deciding), eventId);
    if (outcome !== "conflict") return outcome;
    const again = await store.claimSync(claim.userId, 0);
    claim = again && { ...again, since: first.since };
  }
  if (claim === null) return "no_account";
  throw unavailable(new Error(`the plan of ${first.userId} was written by others ${roundsMax} times in a row`));
}

/**
 * Brings one account's plan up to date.
 * @param freshSeconds leaves a state alone that is younger
 * @returns null when there was nothing to ask
 */
export async function syncAccount(payments: Pick<Payments, "stripe" | "store" | "log">, userId: string, freshSeconds = 0): Promise<SyncOutcome | null> {
  const claim = await payments.store.claimSync(userId, freshSeconds);
  return claim === null ? null : await syncClaimed(payments, claim);
}
