import type { Language } from "../../../contract/rules/brief.ts";
import { countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import { bandsFor, sliderDefault } from "../../../contract/rules/levels.ts";
import { platforms, type PostPlatformId } from "../../../contract/rules/platforms.ts";
import { keywordLengthMax } from "../../../contract/rules/text-lengths.ts";
import type { Gravity } from "../brief/brief.ts";
import { readGravity } from "../brief/gravity.ts";
import type { CaptionTask } from "../port.ts";
import { captionTask } from "../task.ts";
import { smallWordCounts } from "../voice/prose-language.ts";

/** What is stored about the caption's entry, and the person's tone. */
export interface CaptionEntry {
  keyword: string;
  intent: string | null;
  language: Language | null;
  premium: boolean;
  tone: string | null;
  voiceOff: readonly string[];
}

/** From this many function words on, a text shows its language. */
const tellingMin = 2;
const gravities: readonly Gravity[] = ["light", "grave", "crisis"];

/** The language of a caption: what its function words show, or the entry's. */
function languageOfCaption(text: string, stored: Language | null): Language {
  const [first, second] = smallWordCounts(text);
  if (first && first.count >= tellingMin && first.count > (second?.count ?? 0)) return first.language;
  return stored ?? "other";
}

/**
 * Everything that a writer and the judge need to know about an existing caption. The caption may be as serious as its
 * keyword or as its own text, whichever is graver. Amounts are those of the caption or of its platform, whichever is
 * larger; fewer are allowed.
 * @param language the requested one; by default the caption's own
 */
export async function taskOfCaption(
  entry: CaptionEntry,
  text: string,
  platform: PostPlatformId,
  language?: Language,
): Promise<CaptionTask> {
  const spoken = language ?? languageOfCaption(text, entry.language);
  const task = await captionTask({
    keyword: entry.keyword || Array.from(text).slice(0, keywordLengthMax).join(""),
    platform,
    count: 1,
    premium: entry.premium,
    tone: entry.tone,
    voiceOff: entry.voiceOff,
    ...(entry.intent === "loss" && { intent: "loss" as const }),
    language: languageOfCaption(text, entry.language),
  });
  const own = readGravity(text);
  const gravity = gravities[Math.max(gravities.indexOf(own), gravities.indexOf(task.brief.gravity))]!;
  const usual = bandsFor({ platform, aiControlled: true, emojiLevel: sliderDefault, hashtagLevel: sliderDefault });
  return {
    ...task,
    keyword: entry.keyword,
    brief: { ...task.brief, language: spoken, gravity },
    emoji: { min: 0, max: Math.max(usual.emoji.max, countEmoji(text)) },
    hashtags: { min: 0, max: Math.max(usual.hashtags.max, countHashtags(text)) },
    amountsAsked: true,
    voice: task.voice && { ...task.voice, language: spoken },
  };
}

/** The tasks for adapting a caption: one for each platform, with its usual number of emoji and hashtags at most. */
export async function adaptationTasks(
  entry: CaptionEntry,
  text: string,
  ids: readonly PostPlatformId[],
): Promise<CaptionTask[]> {
  const task = await taskOfCaption(entry, text, ids[0] ?? "general");
  return ids.map((platform) => {
    const { aiEmoji, aiHashtags } = platforms[platform];
    return {
      ...task,
      platform,
      emoji: { min: 0, max: aiEmoji.max },
      hashtags: { min: 0, max: aiHashtags.max },
    };
  });
}
