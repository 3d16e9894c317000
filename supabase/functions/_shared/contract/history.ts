import * as z from "zod/mini";
import { intent, language } from "./brief.ts";
import { platformId } from "./platforms.ts";

export const historyEntry = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  createdAt: z.string(),
  /** What the keyword was read as, or what the person chose; absent in entries from before. */
  intent: z.optional(intent),
  language: z.optional(language),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `GET /api/caption-history`: newest first; the next page stands in the `Link` header as rel="next". */
export const historyPage = z.array(historyEntry);
