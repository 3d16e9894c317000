import type { PlatformId } from "../../../../contract/rules/platforms.ts";
import { type CaptionTaskInput, captionTask } from "../../../../domain/captions/task.ts";
import { writeCaptions } from "../../../../domain/captions/write.ts";
import { createBuiltInWriter } from "../writer.ts";

/** The writer that `write` uses. */
export const writer = createBuiltInWriter();

/** Levels for captions without emoji and hashtags. */
export const none = { emojiLevel: 0, hashtagLevel: 0, aiControlled: false };

/** The captions that the built-in writer writes and the judge accepts. */
export async function write(
  keyword: string,
  platform: PlatformId = "instagram",
  input: Partial<CaptionTaskInput> = {},
): Promise<string[]> {
  return (await writeCaptions(writer, await captionTask({ keyword, platform, ...input }))).captions;
}

/** All captions for a keyword in several batches, without hashtags. */
export async function said(keyword: string, input: Partial<CaptionTaskInput> = {}): Promise<string[]> {
  const batches = await Promise.all(Array.from({ length: 4 }, () => write(keyword, "x", { levels: none, ...input })));
  return [...new Set(batches.flat())];
}
