import * as z from "zod/mini";

export const rateLimitedRow = z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() });
