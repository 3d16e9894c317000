import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` header of a delivery: Stripe's scheme v1, HMAC-SHA256 over time and body.
 * @param at Unix seconds of the real clock, because receivers refuse old signatures
 */
export function signatureHeader(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
