import {
  captionLength,
  countEmoji,
  countHashtags,
  isEmoji,
  splitGraphemes,
} from "../../contract/rules/caption-length.ts";
import { platforms } from "../../contract/rules/platforms.ts";
import { isLoudEmoji } from "./judge/gravity.ts";
import { stripMarkup } from "../text/markup.ts";
import { keptHashtags } from "./judge/tags.ts";
import type { JudgeContext } from "./judge/judge.ts";
import type { Said } from "./judge/said.ts";
import type { CaptionDraft, CaptionTask } from "./port.ts";
import { cleanText } from "../text/clean.ts";
import { composeCaption } from "./compose.ts";
import { addEmoji, dropEmoji, emojiForText } from "../text/emoji.ts";
import { hashtagCandidates, liftHashtags, tidyHashtags } from "../text/hashtags.ts";
import { shortenText, trimUnfinished } from "./shorten.ts";
import { hasLetterOrNumber } from "../text/characters.ts";

/**
 * Cleans a draft: removes markup and moves every hashtag to the list, except hashtags that the person typed inside the
 * text.
 */
export function tidyDraft(draft: CaptionDraft, task: CaptionTask): CaptionDraft {
  if (tidyFor.get(draft) === task) return draft;
  const inline = task.brief.slots.inlineHashtags;
  const kept = inline.length <= task.hashtags.max ? inline : [];
  // The keyword as it was typed: the brief's text has lost the markup that the person may keep.
  const lifted = liftHashtags(stripMarkup(cleanText(draft.text), task.keyword), kept);
  const tidy = { text: lifted.text, hashtags: tidyHashtags([...draft.hashtags, ...lifted.hashtags]) };
  if (isSame(draft, tidy)) tidyFor.set(tidy, task);
  return tidy;
}

/**
 * Drafts that tidying left as they were, with their task: tidying them again would change nothing. One
 * that was changed may have more marks below those that were taken off.
 */
const tidyFor = new WeakMap<CaptionDraft, CaptionTask>();

function isSame(a: CaptionDraft, b: CaptionDraft): boolean {
  return (
    a.text === b.text &&
    a.hashtags.length === b.hashtags.length &&
    a.hashtags.every((tag, at) => tag === b.hashtags[at])
  );
}

/**
 * Makes a caption follow the rules that code can apply without harm: surplus emoji and unsuitable or surplus hashtags
 * are removed. Missing ones are added only if the person set a number with the sliders. With `shorten`, a text that is
 * too long or unfinished is cut to the platform's limit.
 * @param judging the task, and what the person said
 * @returns the post as it is copied; empty if the draft has no text
 */
export function fitCaption(
  draft: CaptionDraft,
  { task, said }: Pick<JudgeContext, "task" | "said">,
  { shorten = true } = {},
): string {
  const tidy = tidyDraft(draft, task);
  if (!hasLetterOrNumber(tidy.text)) return "";
  const own = keptHashtags(tidy.hashtags, said, task.brief.gravity);
  const hashtags = asTyped(fitHashtags(own, task, countHashtags(tidy.text)), task);
  const text = dropEmoji(withoutLoudEmoji(tidy.text, task, said), task.emoji.max);
  if (!shorten) return composeCaption({ text: withEmoji(text, task), hashtags }, task.platform);
  const { lengthMax } = platforms[task.platform];
  let body = trimUnfinished(text) || tidy.text;
  // Shortening may remove emoji, which are then added again. Each iteration leaves less text, so this ends.
  for (;;) {
    const caption = composeCaption({ text: withEmoji(body, task), hashtags }, task.platform);
    const over = captionLength(caption, task.platform) - lengthMax;
    if (over <= 0 || !body) return caption;
    const room = captionLength(body, task.platform) - over;
    const shorter = shortenText(body, task.platform, room);
    body = shorter.length < body.length ? shorter : shortenText(body, task.platform, room - 1);
  }
}

const spaceBeforeMark = / (?=[.,;:!?])/gu;

/** For a grave subject, removes unsuitable emoji, except those that the person typed. */
function withoutLoudEmoji(text: string, task: CaptionTask, said: Said): string {
  if (task.brief.gravity === "light" || countEmoji(text) === 0) return text;
  const kept = splitGraphemes(text).filter((part) => !isEmoji(part) || !isLoudEmoji(part, said));
  return cleanText(kept.join("").replace(spaceBeforeMark, ""));
}

function withEmoji(text: string, task: CaptionTask): string {
  const missing = task.emoji.min - countEmoji(text);
  if (!task.amountsAsked || missing <= 0) return text;
  const suitable = emojiForText(`${task.brief.text} ${text}`, { sober: task.brief.gravity !== "light" });
  const fresh = suitable.filter((emoji) => !text.includes(emoji));
  return addEmoji(text, fresh.slice(0, missing));
}

/** The hashtags that the person typed, with the letters that they typed. */
function asTyped(hashtags: readonly string[], { brief }: CaptionTask): string[] {
  const typed = new Map(brief.slots.hashtags.map((tag) => [tag.toLowerCase(), tag]));
  return hashtags.map((tag) => typed.get(tag.toLowerCase()) ?? tag);
}

/** Removes hashtags until their number is allowed and they take at most 45 % of a short post. */
function fitHashtags(own: readonly string[], task: CaptionTask, inText: number): string[] {
  const max = task.hashtags.max - inText;
  const min = task.amountsAsked ? task.hashtags.min - inText : 0;
  if (max <= 0) return [];
  const kept = own.slice(0, max);
  const { subject, text, slots } = task.brief;
  const candidates = own.length >= min ? [] : hashtagCandidates([...own, ...slots.hashtags], subject || text);
  const spare = candidates.filter((tag) => !kept.includes(tag));
  while (kept.length < min && spare.length > 0) kept.push(spare.shift()!);
  const room = platforms[task.platform].lengthMax * 0.45;
  const taken = () => captionLength(kept.map((tag) => ` #${tag}`).join(""), task.platform);
  while (taken() > room && kept.length > 0) {
    const longest = kept.reduce((long, tag) => (tag.length > long.length ? tag : long));
    kept.splice(kept.indexOf(longest), 1);
    if (kept.length < min) {
      const shorter = hashtagCandidates([], "").find(
        (tag) => tag.length < Math.min(longest.length, 9) && !kept.includes(tag),
      );
      if (shorter) kept.push(shorter);
    }
  }
  return kept;
}
