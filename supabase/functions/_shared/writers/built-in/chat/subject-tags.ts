import type { PlatformId } from "../../../contract/rules/platforms.ts";
import { captionTask } from "../../../domain/captions/task.ts";
import { findTrade } from "../../../domain/chat/ideas/trades.ts";
import { hashtagsFrom, tidyHashtags } from "../../../domain/text/hashtags.ts";
import { createBuiltInWriter } from "../captions/writer.ts";

const writer = createBuiltInWriter({ random: () => 0 });
/** So many captions together have all hashtags that the bank knows of their kind. */
const enough = 5;
const article = /^(?:an?|the|my|our|some)\s+/iu;

/** Hashtags for a subject or a trade, without '#', best first: of the trade, of the kind of thing, then of the words. */
export async function subjectTags(subject: string, platform: PlatformId): Promise<string[]> {
  const bare = subject.replace(article, "");
  const trade = findTrade(bare);
  const task = await captionTask({ keyword: bare, platform, count: enough });
  if (task.brief.gravity !== "light") return tidyHashtags(hashtagsFrom(bare)).slice(0, 3);
  const { drafts } = await writer.writeCaptions(task).catch(() => ({ drafts: [] }));
  const ofBank = drafts.flatMap(({ hashtags }) => hashtags);
  const ofWords = hashtagsFrom(bare).filter((tag) => tag.length <= 24);
  return tidyHashtags([...(trade?.tags ?? []), ...(trade ? ofWords.slice(0, 1) : ofWords), ...ofBank]);
}
