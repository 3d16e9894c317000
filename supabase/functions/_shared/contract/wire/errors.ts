import * as z from "zod/mini";

/** The closed list of error codes, each with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 400,
  invalid_image: 400,
  invalid_credentials: 401,
  unauthorized: 401,
  confirmation_required: 403,
  forbidden: 403,
  foreign_origin: 403,
  second_factor_required: 403,
  no_subscription: 404,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  last_administrator: 409,
  subscription_ended: 409,
  stale_revision: 409,
  username_taken: 409,
  restore_too_late: 409,
  hashtag_sets_full: 409,
  promo_code_taken: 409,
  promo_code_used: 409,
  post_already_posted: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_link: 400,
  promo_code_expired: 400,
  promo_code_not_valid: 400,
  payment_failed: 402,
  model_refused: 422,
  daily_limit_reached: 429,
  rate_limited: 429,
  client_closed_request: 499,
  internal: 500,
  model_failed: 502,
  payment_provider_failed: 502,
  not_configured: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The body of every error response. `message` is a sentence for a person; `details.fields` has the message of each
 * invalid field. With a status of 500 or above, `details.requestId` is the ID under which the log has the reason.
 */
export const wireError = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type WireError = z.infer<typeof wireError>;

/** The event `error` of a stream, whose own status was 200: the error's body, and the status that it stands for. */
export const streamError = z.extend(wireError, { status: z.int() });
export type StreamError = z.infer<typeof streamError>;

/** The message for unexpected errors. */
export const internalMessage = "Something went wrong on our side. Please try again.";
