import type { PlatformId } from "../../../_shared/contract/rules/platforms.ts";
import * as z from "zod/mini";
import { toUsage, usageRow } from "../../../_shared/domain/accounts/user.ts";
import type { CaptionResult, WriterKind } from "../../../_shared/contract/wire/captions.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";
import type { WrittenCaptions } from "../../../_shared/domain/captions/write.ts";
import { captionBriefOf } from "./caption-brief.ts";

/** The result of `complete_generation` for a person: the entry of the history, and the usage. */
export const completed = z.extend(usageRow, {
  outcome: z.literal("completed"),
  id: z.string(),
  created_at: z.string(),
});
export type Completed = z.infer<typeof completed>;

interface Finished {
  task: CaptionTask;
  written: Pick<WrittenCaptions, "captions" | "requested" | "photo">;
  stored: Omit<Completed, "outcome">;
  writer: WriterKind;
}

/** The response after a generation. */
export function captionResultOf({ task, written, stored, writer }: Finished): CaptionResult {
  return {
    id: stored.id,
    keyword: task.keyword,
    // Captions are generated only for the platforms of the picker; the request was validated.
    platform: task.platform as PlatformId,
    captions: written.captions,
    createdAt: stored.created_at,
    writer,
    usage: toUsage(stored),
    requested: written.requested,
    brief: captionBriefOf(task),
    ...(written.photo && { photo: written.photo }),
  };
}
