import * as z from "zod/mini";
import { writerKind } from "./captions.ts";

export * from "./brand.ts";

/** What the server tells the page about itself: which parts are stood in for. `GET /api/status`. */
export const status = z.object({
  writer: writerKind,
  mail: z.enum(["smtp", "mailbox"]),
  /** Providers whose sign-in buttons the page shows, e.g. ["google"]. */
  socialProviders: z.array(z.string()),
  /** Where the page reaches Supabase for social sign-in and live updates. */
  supabaseUrl: z.string(),
  supabaseKey: z.string(),
  /** False where the server makes no tokens for live updates; the page then asks for none. */
  liveUpdates: z.optional(z.boolean()),
  /** Where people reach support, from SUPPORT_EMAIL; null or missing where none is set. */
  supportEmail: z.optional(z.nullable(z.string())),
});
export type Status = z.infer<typeof status>;
