import { captionLength, countHashtags } from "../../../contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "../../../contract/rules/platforms.ts";
import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import { sentenceEnds } from "../../../contract/rules/sentences.ts";
import { cleanText } from "../../text/clean.ts";
import { dropEmoji } from "../../text/emoji.ts";
import { hashtagsFrom } from "../../text/hashtags.ts";
import { composeCaption } from "../compose.ts";
import type { CaptionTask } from "../port.ts";
import { shortenText } from "../shorten.ts";

/**
 * Fits a caption for the task's platform by rules alone; the words stay the person's. Surplus emoji and hashtags go,
 * hashtags from the keyword are added where the platform wants more and the caption has some, a long text gets a
 * paragraph before the fold, and a text that is too long is shortened unless the platform has threads.
 * @returns the whole text, with its hashtags at the end; `postPartsOf` splits it into posts and first comment
 */
export function adaptByRules(text: string, task: CaptionTask): string {
  const rules = platforms[task.platform];
  const { body, hashtags } = splitTrailingHashtags(cleanText(text));
  const inText = countHashtags(body);
  const tags = hashtagsFor(hashtags, task, inText);
  let prose = dropEmoji(body, rules.aiEmoji.max);
  if (task.platform === "linkedin") prose = withoutExclamations(prose);
  prose = rules.paragraphs ? beforeFold(prose, task.platform) : prose.replace(/\n{2,}/gu, "\n");
  const compose = (part: string) => composeCaption({ text: part, hashtags: tags }, task.platform);
  const over = captionLength(compose(prose), task.platform) - rules.lengthMax;
  if (over <= 0 || rules.thread) return compose(prose);
  return compose(shortenText(prose, task.platform, captionLength(prose, task.platform) - over));
}

/** The caption's own hashtags, fewer or, from the keyword, more, as is usual on the platform. */
function hashtagsFor(trailing: string, { platform, brief, voice }: CaptionTask, inText: number): string[] {
  const { aiHashtags } = platforms[platform];
  const own = trailing
    .split(/\s+/u)
    .map((tag) => tag.slice(1))
    .filter(Boolean);
  const max = Math.max(0, aiHashtags.max - inText);
  const wantsMore = own.length > 0 && own.length < aiHashtags.min && brief.gravity === "light";
  if (!wantsMore || voice?.hashtags === "none") return own.slice(0, max);
  const tags = [...own];
  for (const tag of hashtagsFrom(brief.text)) {
    if (tags.length < aiHashtags.min && !tags.some((known) => isPartOf(tag, known) || isPartOf(known, tag)))
      tags.push(tag);
  }
  return tags.slice(0, max);
}

/** Whether a hashtag repeats a part of another one, as "#Tickets" does of "#LastTickets". */
function isPartOf(tag: string, other: string): boolean {
  return other.toLowerCase().includes(tag.toLowerCase());
}

const exclaimedQuestion = /([?？])!+|!+([?？])/gu;

function withoutExclamations(text: string): string {
  return text.replaceAll("¡", "").replace(exclaimedQuestion, "$1$2").replace(/!+/gu, ".");
}

/** Ends the first paragraph before the platform's fold, where a text is longer and runs on past it. */
function beforeFold(text: string, platform: PostPlatformId): string {
  const { fold } = platforms[platform];
  if (fold === null || text.length <= fold || text.slice(0, fold).includes("\n")) return text;
  const end = sentenceEnds(text).findLast((at) => at <= fold && at < text.length);
  return end === undefined ? text : `${text.slice(0, end).trimEnd()}\n\n${text.slice(end)}`;
}
