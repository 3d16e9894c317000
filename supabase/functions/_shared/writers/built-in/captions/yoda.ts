import { platforms } from "../../../contract/rules/platforms.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import type { CaptionDraft, CaptionTask } from "../../../domain/captions/port.ts";
import type { Draw } from "../draw.ts";
import { applyVoice } from "./voice.ts";
const openings = [
  "Post a photo today, you must.",
  "Share the moment, you should.",
  "Scroll less and smile more, we will.",
  "A caption you seek, yes.",
  "Wait for inspiration, do not.",
  "Strong with this feed, you are.",
  "Nothing to say today, you have.",
  "Look up from the screen, you must.",
  "Much to share, this day has.",
  "Begin somewhere, every story does.",
  "Simple the best posts are.",
  "Into the light, hold your camera.",
  "Without a keyword, come you have.",
  "Curious, your followers are.",
  "Quiet the morning is, and wise.",
  "Breathe first, then post, you must.",
  "A good day hidden in this one is.",
  "Perfect, no picture is.",
  "Far from perfect, the best days are.",
  "Ready, nobody ever is.",
];
const middles = [
  "Patient the algorithm is not, but patient you can be.",
  "Short your caption may be, long your memory of it.",
  "Fear the blank page, you should not.",
  "Many words you need not.",
  "Find you, the right people will.",
  "Laugh at yourself, the wise one does.",
  "Filters hide much, but joy they do not.",
  "Likes come and go, good friends remain.",
  "Coffee first, wisdom later comes.",
  "Lost in drafts, great posts are.",
  "Small the moment is, but yours.",
  "Rush a good thing, one cannot.",
  "From the heart, the best lines come.",
  "Less you plan, more you find.",
  "Count the likes, you need not.",
  "Old the joke is, but work it does.",
];
const endings = [
  "Press the button now, you will.",
  "Tomorrow easier, it will not be.",
  "Do it you can.",
  "Thank yourself later, you will.",
  "Enough it is.",
  "Agree, do you?",
  "Your turn, it is.",
  "Begin, let us.",
  "Hmm, yes.",
  "Worth it, this was.",
  "Share yours, you must.",
  "Miss this, you would not want to.",
];

/** A caption about anything in Yoda's word order. Two sentences, or three if the platform has room. */
function yodaCaption(draw: Draw, roomy: boolean): string {
  const parts = [draw.fresh(openings), draw.fresh(middles)];
  if (roomy || draw.chance(0.6)) parts.push(draw.fresh(endings));
  return roomy ? `${parts[0]}\n\n${parts.slice(1).join(" ")}` : parts.join(" ");
}

const yodaEmoji = ["🌟", "💚", "🌿", "🧘", "📷", "😄", "🪐", "🍃", "🙌", "💫", "🐸"];
const yodaTags = [
  "YodaMood",
  "WiseWords",
  "DailyWisdom",
  "GreenWisdom",
  "PhotoToday",
  "WordsOfWisdom",
  "MoodOfTheDay",
  "ForceOfHabit",
];

/** Captions for a request without keyword and photo. */
export function yodaDrafts(task: CaptionTask, draw: Draw): CaptionDraft[] {
  return Array.from({ length: task.count }, () => {
    const text = applyVoice(
      yodaCaption(draw, platforms[task.platform].paragraphs && task.voice?.length !== "short"),
      task.voice,
      {
        grave: false,
        roomy: platforms[task.platform].paragraphs,
      },
    );
    const emoji = draw.shuffled(yodaEmoji).slice(0, draw.between(task.emoji.min, task.emoji.max));
    return {
      text: addEmoji(text, emoji),
      hashtags: draw.shuffled(yodaTags).slice(0, draw.between(task.hashtags.min, task.hashtags.max)),
    };
  });
}
