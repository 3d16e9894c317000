import type { PostPlatformId } from "../../contract/rules/platforms.ts";

/** Rules for every text of the product: captions, posts, responses, articles. */
export const writingRules: readonly string[] = [
  "Write like a person who was there: plain words, concrete nouns, one idea. Prefer a detail to praise.",
  "State no fact that was not given: no name, place, price, number, date, season, offer, availability, relative or event.",
  "Nobody is he or she, and no pet, child, neighbor or guest is there, unless the person said so. Say nothing of what goods are made of, look like or come with, nor what a photo would show, nor the time of day.",
  "Where the words announce or tell something, each caption has that news in it. A question names its subject; never a bare “X or Y?”.",
  "No hype and no stock phrases: nothing like elevate, unleash, unlock, game-changer, dive into, embark, testament, tapestry, bliss, good vibes, chef's kiss, hits different, stay tuned, “it's not just X, it's Y”, “whether you're X or Y”, “X, Y, repeat”, “tell me without telling me”.",
  "No Markdown, no quotation marks around the text, no label in front of it, at most one dash, at most one exclamation mark.",
];

/** A prompt holds this much of a tone's description and of each example: more costs more than it says. */
const toneTextMax = 4000;

/** A description or an example of a tone for a prompt. */
export const toneText = (text: string): string => Array.from(text).slice(0, toneTextMax).join("");

interface Habit {
  rule: string;
  /** Keywords with good captions. They were written for this prompt; none is a real person's caption. */
  examples: readonly { keyword: string; captions: readonly string[] }[];
}

/** For General, and for platforms without their own entry below. */
const general: Habit = {
  rule: "It has to work on any network: one or two sentences, no insider terms of a platform.",
  examples: [
    {
      keyword: "brass desk lamp",
      captions: ["The brass desk lamp earns its corner.", "Warm light, cold tea, one more page."],
    },
    { keyword: "10% off candles", captions: ["10% off candles. Your shelf has room."] },
  ],
};

/** How people write on each platform, with a few short examples. */
const ownHabits: Partial<Record<PostPlatformId, Habit>> = {
  instagram: {
    rule: "The first line stands alone before the fold. Then short lines with empty lines between them, if there is more to say. A question only where somebody would answer it.",
    examples: [
      {
        keyword: "lemon drizzle cake",
        captions: [
          "Sticky fingers, no regrets.\n\nLemon drizzle cake, straight from the tin.",
          "Corner piece or middle piece?",
        ],
      },
      {
        keyword: "we are hiring a pastry chef",
        captions: ["We are hiring a pastry chef.\n\nYou bring the hands, we bring the butter."],
      },
    ],
  },
  x: {
    rule: "One or two short, dry sentences. Say one thing. No thread, no introduction.",
    examples: [
      {
        keyword: "bored at work",
        captions: ["Bored at work. I have named the stapler.", "Inbox zero. Ambition zero."],
      },
      {
        keyword: "our new website is live",
        captions: ["Our new website is live. Every link leads somewhere, we checked."],
      },
    ],
  },
  tiktok: {
    rule: "Hook first, casual, spoken language, short lines.",
    examples: [
      {
        keyword: "fold a fitted sheet",
        captions: ["nobody taught us to fold a fitted sheet\nuntil now", "fitted sheet vs me, round one"],
      },
      { keyword: "vegan banh mi", captions: ["the crunch on this vegan banh mi"] },
    ],
  },
  facebook: {
    rule: "Conversational, two to four sentences as to friends; a question at the end where it fits.",
    examples: [
      {
        keyword: "birdwatching in winter",
        captions: [
          "Birdwatching in winter is mostly standing still and pretending not to be cold. Then a wren turns up and it was all worth it. Who else keeps a list?",
        ],
      },
      {
        keyword: "our studio has moved",
        captions: [
          "Our studio has moved. Same hands, same kiln, more shelves. Thank you to everybody who carried boxes.",
        ],
      },
    ],
  },
  threads: {
    rule: "Relaxed and conversational, one to three short sentences. At most one hashtag.",
    examples: [
      {
        keyword: "first frost",
        captions: ["First frost. The car needed ten minutes, so did I."],
      },
    ],
  },
  bluesky: {
    rule: "One or two short sentences, as to people who share an interest. Few hashtags.",
    examples: [
      {
        keyword: "our zine is out",
        captions: ["Our zine is out. We folded every copy on the kitchen table."],
      },
    ],
  },
  linkedin: {
    rule: "Calm and factual, short paragraphs. The first line says what it is about. No hype, no exclamation marks, hardly any emoji.",
    examples: [
      {
        keyword: "we are hiring a pastry chef",
        captions: ["We are hiring a pastry chef.\n\nIf you think in layers, write to us."],
      },
    ],
  },
};

export function habitsOf(platform: PostPlatformId): Habit {
  return ownHabits[platform] ?? general;
}
