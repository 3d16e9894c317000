import type { PaymentIntent, PaymentMethod } from "./resources/types.ts";

/** The `error` object of Stripe's responses. */
export interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
}

/** The error for a call that Stripe would reject. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = "Refusal";
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://docs.stripe.com/error-codes#${body.code.replaceAll("_", "-")}` }
      : body;
  }
}

/** 400 for invalid parameters or states. */
export function invalid(message: string, details: Omit<Partial<ErrorBody>, "type" | "message"> = {}): Refusal {
  return new Refusal(400, { type: "invalid_request_error", message, ...details });
}

/** 404 for an object that does not exist. */
export function missing(kind: string, id: string, param = "id"): Refusal {
  return new Refusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind.replaceAll("_", " ")}: '${id}'`,
    param,
  });
}
