import type { Stripe } from "stripe";
import { unauthorized } from "../../platform/errors.ts";
import { retriesOfMaking } from "./client.ts";
import type { Payments } from "./payments.ts";
import { isMissing } from "./provider-error.ts";

/** The account that a customer at Stripe belongs to. */
export interface Payer {
  userId: string;
  email: string;
}

/**
 * Creates the account's customer at Stripe. Parallel requests create one: they send the same idempotency key, and the
 * database keeps the first.
 * @param previous the customer that Stripe no longer knows, or null
 * @returns the customer to use
 * @throws ApiError `unauthorized` if the account was deleted meanwhile; its address is then removed from Stripe
 */
export async function createCustomer(
  { stripe, store }: Payments,
  payer: Payer,
  previous: string | null,
): Promise<string> {
  // Stripe rejects a key that is reused with different parameters, so the address is part of it.
  const idempotencyKey = `customer:${payer.userId}:${previous ?? "first"}:${await digest(payer.email)}`;
  const customer = await stripe.customers.create(
    { email: payer.email, metadata: { user_id: payer.userId } },
    { idempotencyKey, maxNetworkRetries: retriesOfMaking },
  );
  const current = await store.setCustomer(payer.userId, customer.id, previous);
  if (current !== null) return current;
  await deleteCustomerQuietly(stripe, customer.id);
  throw unauthorized();
}

/** Deletes a customer that another request may already have deleted. @throws StripeError */
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
