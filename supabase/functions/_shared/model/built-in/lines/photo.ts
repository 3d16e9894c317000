import type { PhotoFacts } from "../../port.ts";
import { capitalise, joinList } from "../grammar.ts";

/** Lines that say nothing about a photo but what was measured in it. */
export interface PhotoLines {
  leads: string[];
  says: string[];
  asks: string[];
  calls: string[];
  /** Openings that name a keyword's subject together with what was measured; slots as in `forms.ts`. */
  together: string[];
  emoji: string[];
  tags: string[];
}

const colourEmoji: Record<string, string> = { black: "🖤", white: "🤍", grey: "🩶", red: "❤️", orange: "🧡", brown: "🤎", yellow: "💛", green: "💚", teal: "🩵", blue: "💙", navy: "🔵", purple: "💜", pink: "🩷", beige: "🤎" };
const seasonEmoji = { spring: "🌱", summer: "☀️", autumn: "🍂", winter: "❄️" } as const;
const timeEmoji = { morning: "🌅", afternoon: "🌤️", evening: "🌆", night: "🌙" } as const;
const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

export function photoLines(facts: PhotoFacts): PhotoLines {
  const names = facts.colours.filter((colour) => colour.share >= 0.08).slice(0, 3).map((colour) => colour.name);
  const when = timeOf(facts);
  return {
    leads: [...colourLeads(names, facts), ...lightLeads(facts), ...(when ? [`${capitalise(when)}, kept.`, `Taken on ${when}.`, `One frame from ${when}.`] : []), "One frame, no caption ready.", "Straight from the camera roll.", "One photo, kept on purpose.", "I had a caption for this. The photo did not need it.", "Found this while looking for something else.", "The kind of photo I take and never post. Until now."],
    says: [
      ...colourSays(names), ...(facts.orientation === "portrait" ? ["Held upright, like most good ideas.", "Some views are taller than they are wide."] : []),
      ...(facts.orientation === "landscape" ? ["Wide enough to get lost in.", "Room on both sides to breathe."] : []), ...(facts.orientation === "square" ? ["Four equal sides, one clear view."] : []),
      "The light did the work.", "One second, kept.", "Look twice.", "It says more without me.", "Nothing staged, only noticed.", "Some moments ask to be kept.", "The camera roll had other options. This one stayed.", "No story needed, just a minute of looking.", "I will let you fill in the sound.", "The before and the after stay with me.", "Some days come with their own colours.",
    ],
    calls: ["Give it a title in the comments.", "One word for this, please.", "Write the caption I could not find.", "Tell me what you see first."],
    together: [...togetherColours(names), ...(when ? [`{T}, on ${when}.`, `${capitalise(when)}, and {s}.`, `{T} in the light of ${when}.`] : []), ...(facts.light === "dark" ? ["{T} after the lights went low."] : []), ...(facts.light === "bright" ? ["{T}, and all the light you could ask for."] : [])],
    asks: ["What do you see first?", "What would you call this one?", "Where does your eye go?", "Keep the colours or go black and white?", "What does it make you think of?", ...(when ? ["Where were you at that time?"] : [])],
    emoji: [...names.map((name) => colourEmoji[name]).filter((emoji) => emoji !== undefined), ...(facts.season ? [seasonEmoji[facts.season]] : []), ...(facts.timeOfDay ? [timeEmoji[facts.timeOfDay]] : []), "📷", "📸", "👀", "🖼️", "💭", "🔎"],
    tags: [
      ...(names[0] ? [`${capitalise(names[0])}Tones`] : []), ...(facts.season ? [`${capitalise(facts.season)}Light`] : []), ...(facts.timeOfDay ? [`${capitalise(facts.timeOfDay)}Light`] : []),
      "PhotoOfTheDay", "Captured", "ThroughMyLens", "Unfiltered", "ShotToday", "LightAndColour", "CameraRoll", "OneFrame",
    ],
  };
}

function timeOf(facts: PhotoFacts): string | null {
  if (facts.season && facts.timeOfDay) return `${article(facts.season)} ${facts.season} ${facts.timeOfDay}`;
  if (facts.season) return `${article(facts.season)} ${facts.season} day`;
  const month = facts.takenAt ? monthNames[Number(facts.takenAt.slice(5, 7)) - 1] : undefined;
  return month ? `a day in ${month}` : null;
}

function article(word: string): string {
  return /^[aeiou]/u.test(word) ? "an" : "a";
}

function colourLeads(names: readonly string[], facts: PhotoFacts): string[] {
  const [first, second] = names;
  if (!first) return [];
  const strong = (facts.colours[0]?.share ?? 0) > 0.55;
  return [
    ...(strong ? [`Mostly ${first}.`, `${capitalise(first)}, with small exceptions.`] : [`A lot of ${first} today.`]),
    ...(second ? [`${capitalise(first)} and ${second}, together.`, `Somewhere between ${first} and ${second}.`, `${capitalise(first)} first, then ${second}.`] : [`${capitalise(first)}, and not much else.`]),
    ...(names.length > 2 ? [`Today in colours: ${joinList(names)}.`] : []),
  ];
}

function colourSays(names: readonly string[]): string[] {
  const [first, second] = names;
  if (!first) return [];
  return [
    `The ${first} did not need any help.`, `No filter, just ${first}.`,
    ...(second ? [`${capitalise(first)} leads, ${second} follows.`, `A quiet talk between ${first} and ${second}.`] : []),
  ];
}

function togetherColours([first, second]: readonly string[]): string[] {
  if (!first) return [];
  return second ? [`{T}, somewhere between ${first} and ${second}.`, `{T}, seen in ${first} and ${second}.`, `The palette of the day, ${first} and ${second}. The subject, {p}.`] : [`{T}, mostly in ${first}.`, `{T} and a lot of ${first}.`];
}

function lightLeads(facts: PhotoFacts): string[] {
  if (facts.light === "dark") return ["Kept in the shadows.", "Low light, high mood.", "The darker side of the day."];
  if (facts.light === "bright") return ["All light, no notes.", "Bright enough to squint.", "Plenty of light in this one."];
  return facts.light === "balanced" ? ["Light and shade, fairly shared.", "Not too bright, not too dark."] : [];
}
