import * as z from "zod/mini";

/** `GET /api/proxies`: what a deployment measures to set TRUSTED_PROXY_HOPS. */
export const proxies = z.object({
  /** The entries of `x-forwarded-for`, as the function received them. */
  forwardedFor: z.array(z.string()),
  /** The request shows ORIGIN_SECRET, or none is set: its addresses are believed. */
  trusted: z.boolean(),
});
