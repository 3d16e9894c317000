import { Stripe } from "stripe";
import { billingMessages } from "../../contract/wire/billing.ts";
import { ApiError, unavailable } from "../../platform/errors.ts";

/**
 * Whether Stripe says that the requested object does not exist. @param parameter the one that names the object, if it
 * matters
 */
export function isMissing(error: unknown, parameter?: string): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === "resource_missing" &&
    (parameter === undefined || error.param === parameter)
  );
}

/** Whether a request may have been carried out although it failed: then it must be repeated with the same key. */
export function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
  );
}

/** Payments are switched off, or their keys do not work. */
export function paymentsNotAvailable(cause?: unknown): ApiError {
  const { title, description } = billingMessages.notAvailable;
  return new ApiError("not_configured", title, { cause, details: { message: description } });
}

/** A failure of the payment provider as the API reports it; only Stripe's messages for card holders are passed on. */
function translated(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError) return new ApiError("payment_failed", error.message, { cause: error });
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return paymentsNotAvailable(error);
  if (isOutcomeUnknown(error) || (error.statusCode ?? 0) >= 500) return unavailable(error);
  return new ApiError("payment_provider_failed", billingMessages.providerFailed, { cause: error });
}

/** Runs requests to Stripe and converts its errors to `ApiError`. */
export async function withStripeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
}
