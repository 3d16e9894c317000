import * as z from "zod/mini";
import { writerKind } from "./captions.ts";

/** `GET /api/status`: what the server tells the page about itself, including which parts are simulated. */
export const status = z.object({
  writer: writerKind,
  mail: z.enum(["smtp", "mailbox"]),
  /** Providers whose sign-in buttons the page shows, e.g. ["google"]. */
  socialProviders: z.array(z.string()),
  /** The address at which the page reaches Supabase for social sign-in and live updates. */
  supabaseUrl: z.string(),
  supabaseKey: z.string(),
  /** False if the server issues no tokens for live updates; the page then requests none. */
  liveUpdates: z.optional(z.boolean()),
  /** Where the page reports unexpected errors, and the share of them; null or missing if it does not. */
  errorTracking: z.optional(z.nullable(z.object({ dsn: z.string(), sampleRate: z.number() }))),
  /** The support address, from SUPPORT_EMAIL; null or missing if it is not set. */
  supportEmail: z.optional(z.nullable(z.string())),
});
export type Status = z.infer<typeof status>;
