import { unavailable } from "../../platform/errors.ts";
import type { Payments } from "./payments.ts";
import { readSubscriptions } from "./read.ts";
import { decidingSubscription, snapshotOf } from "./snapshot.ts";
import type { SyncClaim } from "./store.ts";

export type SyncOutcome = "applied" | "superseded" | "customer_missing" | "no_account";

/** A second round always ends, because everything that was written during the first was read after it began. */
const roundsMax = 3;

/**
 * Updates one account's plan from Stripe: first the claim, then the query, then the result under the claim. If another
 * result was written meanwhile, it queries again.
 * @param eventId the event that is then done
 * @throws StripeError if Stripe does not respond, ApiError `unavailable` if it never gets its turn; nothing is written
 */
export async function syncClaimed(
  payments: Pick<Payments, "stripe" | "store" | "log">,
  first: SyncClaim,
  eventId: string | null = null,
): Promise<SyncOutcome> {
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
 * Updates one account's plan.
 * @param freshSeconds skips a state that is younger
 * @returns null if there was nothing to query
 */
export async function syncAccount(
  payments: Pick<Payments, "stripe" | "store" | "log">,
  userId: string,
  freshSeconds = 0,
): Promise<SyncOutcome | null> {
  const claim = await payments.store.claimSync(userId, freshSeconds);
  return claim === null ? null : await syncClaimed(payments, claim);
}
