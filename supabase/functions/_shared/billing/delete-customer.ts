import { deleteCustomerQuietly } from "./customer.ts";
import type { Payments } from "./payments.ts";
import { readSubscriptions } from "./read.ts";
import { isOver } from "./snapshot.ts";
import { cancelQuietly } from "./subscribe.ts";

/**
 * Ends every subscription of an account at once and deletes its customer at Stripe, before the account is deleted.
 * Stripe then holds no address and no card for future use; invoices and payments stay, as tax law demands. Asked again
 * it changes nothing.
 * @throws StripeError
 */
export async function deleteCustomerOf(payments: Payments, userId: string): Promise<void> {
  const start = await payments.store.claimSync(userId, 0);
  if (start === null) return;
  // Deleting a customer ends its subscriptions too. First one by one all the same: nothing is charged any more even where
  // the customer cannot be deleted.
  const found = await readSubscriptions(payments.stripe, start.customerId);
  const running = found === "missing" ? [] : found.filter((candidate) => !isOver(candidate));
  for (const one of running) await cancelQuietly(payments.stripe, one.id);
  await deleteCustomerQuietly(payments.stripe, start.customerId);
}
