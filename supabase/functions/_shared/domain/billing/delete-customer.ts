import { deleteCustomerQuietly } from "./customer.ts";
import type { Payments } from "./payments.ts";
import { readSubscriptions } from "./read.ts";
import { isOver } from "./snapshot.ts";
import { cancelQuietly } from "./subscribe.ts";

/**
 * Immediately ends all subscriptions of an account and deletes its customer at Stripe, before the account is deleted.
 * Stripe then has no address and no card for future use; invoices and payments are kept, as tax law requires. Repeating
 * it has no effect.
 * @throws StripeError
 */
export async function deleteCustomerOf(payments: Payments, userId: string): Promise<void> {
  const start = await payments.store.claimSync(userId, 0);
  if (start === null) return;
  // Deleting a customer also ends its subscriptions. They are cancelled one by one first, so that nothing more is
  // charged even if the customer cannot be deleted.
  const found = await readSubscriptions(payments.stripe, start.customerId);
  const running = found === "missing" ? [] : found.filter((candidate) => !isOver(candidate));
  for (const one of running) await cancelQuietly(payments.stripe, one.id);
  await deleteCustomerQuietly(payments.stripe, start.customerId);
}
