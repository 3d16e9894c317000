import * as z from "zod/mini";
import { storable, visibleLine } from "./text.ts";
import { hiddenTrendLengthMax } from "../rules/text-lengths.ts";

export const hiddenTrendMessages = {
  entry: "Please enter one hashtag or one emoji.",
  tooLong: "A hashtag can have up to 50 characters.",
  removed: "It can be listed again from the next update on.",
} as const;

/** `POST /api/admin/hidden-trends`: a hashtag, with or without its '#', or an emoji. */
export const hiddenTrendRequest = z.object({
  entry: z
    .string({ error: hiddenTrendMessages.entry })
    .check(
      storable(),
      visibleLine(),
      z.minLength(1, hiddenTrendMessages.entry),
      z.maxLength(hiddenTrendLengthMax, hiddenTrendMessages.tooLong),
    ),
});
export type HiddenTrendRequest = z.infer<typeof hiddenTrendRequest>;

/** An entry that is never shown as a trend, whatever its source. `entry`: a hashtag with its '#', or an emoji. */
export const hiddenTrend = z.object({
  id: z.string(),
  kind: z.enum(["hashtag", "emoji"]),
  entry: z.string(),
  createdAt: z.string(),
});
export type HiddenTrend = z.infer<typeof hiddenTrend>;

/** `GET /api/admin/hidden-trends`: the complete list, newest first. */
export const hiddenTrendList = z.array(hiddenTrend);
