import { inlineHashtags } from "../../text/hashtags.ts";
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
  inlineHashtags: [],
  links: [],
  emoji: [],
};

/** A brief for tests, without reading a keyword. */
export function fakeBrief(text: string, change: Partial<Brief> = {}): Brief {
  return {
    text,
    subject: text,
    subjectWithLinks: change.subject ?? text,
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
    slots: { ...slots, inlineHashtags: inlineHashtags(text), ...change.slots },
  };
}

/** A task for one keyword, with default values for everything else. */
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
