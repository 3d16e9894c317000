import type { Stripe } from "stripe";
import { unauthorized } from "../errors.ts";
import { retriesOfMaking } from "./client.ts";
import type { Payments } from "./payments.ts";
import { isMissing } from "./provider-error.ts";

/** Whom a customer at Stripe stands for. */
export interface Payer { userId: string; email: string }

/**
 * Makes the account's customer at Stripe. Parallel calls make one: they send the same idempotency key, and the database
 * keeps the first.
 * @param previous the customer that Stripe does not know any more, or null
 * @returns the customer that counts
 * @throws ApiError `unauthorized` when the account was deleted in the meantime: no address of it is left at Stripe
 */
export async function createCustomer({ stripe, store }: Payments, payer: Payer, previous: string | null): Promise<string> {
  // Stripe refuses a key that comes back with other parameters: the address is part of it.
  const idempotencyKey = `customer:${payer.userId}:${previous ?? "first"}:${await digest(payer.email)}`;
  const customer = await stripe.customers.create({ email: payer.email, metadata: { user_id: payer.userId } }, { idempotencyKey, maxNetworkRetries: retriesOfMaking });
  const current = await store.setCustomer(payer.userId, customer.id, previous);
  if (current !== null) return current;
  await deleteCustomerQuietly(stripe, customer.id);
  throw unauthorized();
}

/** Deletes a customer that another call may have deleted already. @throws StripeError */
export async function deleteCustomerQuietly(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
