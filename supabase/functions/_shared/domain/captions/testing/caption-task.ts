import type { Brief } from "../brief/brief.ts";
import type { CaptionTask } from "../port.ts";

const slots = {
  discounts: [],
  prices: [],
  numbers: [],
  dates: [],
  places: [],
  people: [],
  mentions: [],
  hashtags: [],
  links: [],
  emoji: [],
};

/** A reading of a keyword as tests need it, without reading anything. */
export function fakeBrief(text: string, change: Partial<Brief> = {}): Brief {
  return {
    text,
    subject: text,
    language: "en",
    languageIsCertain: true,
    intent: "thing",
    gravity: "light",
    mood: "plain",
    form: "phrase",
    noun: "none",
    nounPhrase: "",
    doubtful: [],
    isSentence: false,
    confidence: 0.9,
    ...change,
    slots: { ...slots, ...change.slots },
  };
}

/** A task for one keyword; what a test does not care about has a plain value. */
export function fakeTask(change: Partial<CaptionTask> = {}): CaptionTask {
  const keyword = change.keyword ?? "coffee";
  return {
    keyword,
    platform: "instagram",
    count: 3,
    brief: fakeBrief(keyword),
    emoji: { min: 1, max: 2 },
    hashtags: { min: 1, max: 2 },
    amountsAsked: true,
    tone: null,
    voice: null,
    recent: [],
    photo: null,
    photoNote: null,
    quality: "free",
    ...change,
  };
}
