/** Cards that the simulator knows, the same as in Stripe's test mode (docs.stripe.com/testing, 2026-11-21). */
export const testCards = [
  { number: "4242 4242 4242 4242", outcome: "Payment succeeds" },
  { number: "4000 0025 0000 3155", outcome: "Asks for 3-D Secure" },
  { number: "4000 0000 0000 0002", outcome: "Declined" },
  { number: "4000 0000 0000 9995", outcome: "Insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "Expired card" },
  { number: "4000 0000 0000 0341", outcome: "Fails on renewal" },
] as const;
