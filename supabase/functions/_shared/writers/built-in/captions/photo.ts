import { platforms } from "../../../contract/rules/platforms.ts";
import type { CaptionDraft, CaptionTask } from "../../../domain/captions/port.ts";
import type { PhotoFacts } from "../../../domain/photo/photo.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import type { Draw } from "../draw.ts";
import { broke } from "./realise.ts";
import { applyVoice } from "./voice.ts";

const colorEmoji: Record<string, string> = {
  black: "🖤",
  white: "🤍",
  gray: "🩶",
  red: "❤️",
  orange: "🧡",
  brown: "🤎",
  yellow: "💛",
  green: "💚",
  teal: "🩵",
  blue: "💙",
  navy: "💙",
  purple: "💜",
  pink: "🩷",
  beige: "🤎",
};
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const closes = [
  "",
  " | What do you see?",
  " | Give it a title.",
  " | Look twice.",
  " | One moment, kept.",
  " | No words needed.",
  " | Your caption here.",
];

/** Captions for a photo without any words: only the measured colors, light and season. */
export function photoDrafts(facts: PhotoFacts, task: CaptionTask, draw: Draw): CaptionDraft[] {
  const leads = leadsFor(facts);
  const lines = leads.flatMap((lead, index) =>
    [0, 1, 2].map((step) => `${lead}${closes[(index + step * 2) % closes.length]!}`),
  );
  const names = facts.colors.filter(({ share }) => share >= 0.08).map(({ name }) => name);
  const hearts = [
    ...new Set(names.flatMap((name) => colorEmoji[name] ?? [])),
    "📷",
    "🖼️",
    "👀",
    "✨",
    "💭",
    "🔎",
    "📸",
    "🎞️",
    "🪟",
  ];
  const words = [
    ...names.map((name) => `${capitalize(name)}Tones`),
    facts.season ? `${capitalize(facts.season)}Light` : "",
    facts.timeOfDay ? `${capitalize(facts.timeOfDay)}Light` : "",
    "Photo",
    "Photography",
    "Picture",
    "Camera",
    "Colors",
    "Frame",
    "Light",
    "View",
  ].filter(Boolean);
  return draw
    .shuffled(lines)
    .slice(0, task.count)
    .map((line) => {
      const text = applyVoice(broke(line, task.platform), task.voice, {
        grave: false,
        roomy: platforms[task.platform].paragraphs,
      });
      return {
        text: addEmoji(text, hearts.slice(0, task.emoji.min)),
        hashtags: words.slice(0, task.amountsAsked ? task.hashtags.min : Math.min(1, task.hashtags.max)),
      };
    });
}

function leadsFor(facts: PhotoFacts): string[] {
  const [first, second, third] = facts.colors.filter(({ share }) => share >= 0.08).map(({ name }) => name);
  const when = timeOf(facts);
  return [
    ...(first
      ? [`Mostly ${first}.`, second ? `${capitalize(first)} and ${second}.` : `${capitalize(first)}, all over.`]
      : []),
    ...(second ? [`Somewhere between ${first} and ${second}.`] : []),
    ...(third ? [`In colors: ${first}, ${second} and ${third}.`] : []),
    ...(facts.light === "dark" ? ["Low light."] : []),
    ...(facts.light === "bright" ? ["Bright light."] : []),
    ...(when ? [`${capitalize(when)}.`] : []),
    "One frame.",
    "Just this picture.",
    "This one stays.",
  ];
}

const vowelStart = /^[aeiou]/u;

function timeOf({ season, timeOfDay, takenAt }: PhotoFacts): string | null {
  const article = season && vowelStart.test(season) ? "an" : "a";
  if (season) return `${article} ${season} ${timeOfDay ?? "day"}`;
  const month = takenAt ? months[Number(takenAt.slice(5, 7)) - 1] : undefined;
  return month ? `a day in ${month}` : null;
}
