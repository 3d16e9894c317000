import * as z from "zod/mini";
import { intent, language } from "./brief.ts";
import { platformId } from "./platform.ts";

export const historyEntry = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  createdAt: z.string(),
  /** The intent and language that were read or chosen; missing in entries that are older than these fields. */
  intent: z.optional(intent),
  language: z.optional(language),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `GET /api/caption-history`: newest first; the `Link` header contains the next page as rel="next". */
export const historyPage = z.array(historyEntry);
