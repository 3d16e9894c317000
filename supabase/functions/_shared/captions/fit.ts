import { captionLength, countEmoji } from "../contract/length.ts";
import { platforms } from "../contract/platforms.ts";
import type { CaptionDraft, CaptionTask } from "../model/port.ts";
import { cleanText } from "./clean.ts";
import { composeCaption } from "./compose.ts";
import { addEmoji, dropEmoji, emojiForText } from "./emoji.ts";
import { hashtagCandidates, liftHashtags, tidyHashtags } from "./hashtags.ts";
import { shortenText, trimUnfinished } from "./shorten.ts";
import { isSober } from "./sober.ts";

/** A draft with its text cleaned and every hashtag in the list, wherever the writer had put it. */
export function tidyDraft(draft: CaptionDraft): CaptionDraft {
  const lifted = liftHashtags(cleanText(draft.text));
  return { text: lifted.text, hashtags: tidyHashtags([...draft.hashtags, ...lifted.hashtags]) };
}

/**
 * Makes a caption keep every rule without asking a writer: hashtags and emoji are dropped or added to the asked numbers,
 * then the text is shortened to what the platform allows.
 * @returns the post as it is copied; empty when the draft has no text at all
 */
export function fitCaption(draft: CaptionDraft, task: CaptionTask): string {
  const tidy = tidyDraft(draft);
  if (!/[\p{L}\p{N}]/u.test(tidy.text)) return "";
  const rules = platforms[task.platform];
  const hashtags = fitHashtags(tidy.hashtags, task, rules.lengthMax);
  let body = trimUnfinished(dropEmoji(tidy.text, task.emoji.max)) || tidy.text;
  // Cutting a text may cut its emoji, which then have to be added again: each turn leaves less text, so this ends.
  for (;;) {
    const text = withEmoji(body, task);
    const caption = composeCaption({ text, hashtags }, task.platform);
    const over = captionLength(caption, task.platform) - rules.lengthMax;
    if (over <= 0 || !body) return caption;
    const room = captionLength(body, task.platform) - over;
    const shorter = shortenText(body, task.platform, room);
    body = shorter.length < body.length ? shorter : shortenText(body, task.platform, room - 1);
  }
}

function withEmoji(text: string, task: CaptionTask): string {
  const missing = task.emoji.min - countEmoji(text);
  if (missing <= 0) return text;
  const suitable = emojiForText(`${task.keyword} ${text}`, { sober: isSober(task.keyword) });
  const fresh = suitable.filter((emoji) => !text.includes(emoji));
  return addEmoji(text, fresh.slice(0, missing));
}

/** Keeps, drops or adds hashtags until their number is allowed and they take at most 45 % of a short post. */
function fitHashtags(own: readonly string[], task: CaptionTask, lengthMax: number): string[] {
  const { min, max } = task.hashtags;
  if (max === 0) return [];
  const kept = own.slice(0, max);
  const spare = own.length >= min ? [] : hashtagCandidates(own, task.keyword).filter((tag) => !kept.includes(tag));
  while (kept.length < min && spare.length > 0) kept.push(spare.shift()!);
  const room = lengthMax * 0.45;
  const taken = () => captionLength(kept.map((tag) => ` #${tag}`).join(""), task.platform);
  while (taken() > room && kept.length > 0) {
    const longest = kept.reduce((long, tag) => (tag.length > long.length ? tag : long));
    kept.splice(kept.indexOf(longest), 1);
    if (kept.length < min) {
      const shorter = hashtagCandidates([], "").find((tag) => tag.length < Math.min(longest.length, 9) && !kept.includes(tag));
      if (shorter) kept.push(shorter);
    }
  }
  return kept;
}
