import * as z from "zod/mini";
import type { HiddenTrend } from "../../contract/wire/hidden-trends.ts";

export const hiddenTrendRow = z.object({
  id: z.string(),
  kind: z.enum(["hashtag", "emoji"]),
  entry: z.string(),
  created_at: z.string(),
});

export const toHiddenTrend = ({ created_at: createdAt, ...rest }: z.infer<typeof hiddenTrendRow>): HiddenTrend => ({
  ...rest,
  createdAt,
});
