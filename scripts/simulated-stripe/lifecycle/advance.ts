import { Refusal } from "../refusal.ts";
import { itemOf } from "../resources/subscription.ts";
import type { Invoice, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { collect } from "./payments.ts";
import { endSubscription, expire, finalizeInvoice, hasEnded, renew } from "./subscriptions.ts";

/** The time limit for the first payment. */
const incompleteSeconds = 23 * 3600;

interface Due {
  at: number;
  run: () => void;
}

/** Collects an invoice. A decline is not an error here, because its consequences have already been applied. */
function tryToCollect(world: World, invoice: Invoice): void {
  // A failure sets the next attempt. An invoice that cannot be charged at all must not stay due forever.
  invoice.next_payment_attempt = null;
  try {
    collect(world, invoice);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function* dueOf(world: World, subscription: Subscription): Generator<Due> {
  if (hasEnded(subscription)) return;
  if (subscription.status === "incomplete") {
    yield { at: subscription.created + incompleteSeconds, run: () => expire(world, subscription) };
    return;
  }
  // An end takes precedence over a renewal in the same second.
  if (subscription.cancel_at !== null)
    yield { at: subscription.cancel_at, run: () => void endSubscription(world, subscription) };
  yield { at: itemOf(subscription).current_period_end, run: () => renew(world, subscription) };
}

function* dueOfInvoice(world: World, invoice: Invoice): Generator<Due> {
  if (invoice.status === "draft" && invoice.automatically_finalizes_at !== null) {
    yield {
      at: invoice.automatically_finalizes_at,
      run: () => tryToCollect(world, finalizeInvoice(world, invoice)),
    };
  }
  if (invoice.status === "open" && invoice.next_payment_attempt !== null) {
    yield { at: invoice.next_payment_attempt, run: () => tryToCollect(world, invoice) };
  }
}

function earliest(world: World, until: number): Due | null {
  let found: Due | null = null;
  const consider = (due: Due) => {
    if (due.at <= until && (found === null || due.at < found.at)) found = due;
  };
  for (const subscription of world.store.all("subscription"))
    for (const due of dueOf(world, subscription)) consider(due);
  for (const invoice of world.store.all("invoice")) for (const due of dueOfInvoice(world, invoice)) consider(due);
  return found;
}

/** Processes everything that is due, in order, each at its own time. */
export function catchUp(world: World): void {
  const until = world.now();
  for (let due = earliest(world, until); due; due = earliest(world, until)) world.at(due.at, due.run);
}

/** Moves the clock forward and processes everything that becomes due. */
export function advance(world: World, seconds: number): void {
  world.store.state.clockAhead += seconds;
  catchUp(world);
}
