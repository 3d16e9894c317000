import type { PlatformId } from "../../../contract/platforms.ts";

/** Openings. `{T}` is the subject as a title, `{p}` behind a colon, `{s}` inside a sentence. */
export const labelLeads: readonly string[] = [
  "{T}.", "{T}.", "{T}, no notes.", "{T}, obviously.", "{T}. That is the post.", "{T}, in case anyone asks.", "{T}, as it should be.", "{T}, again.",
  "Today: {p}.", "Current mood: {p}.", "Right now: {p}.", "Topic of the day: {p}.", "Filed under: {p}.", "In other news: {p}.", "Item one: {p}.", "Noted: {p}.", "For the record: {p}.",
  "Exhibit A: {p}.", "Small update: {p}.", "Top of the list: {p}.", "Today's entry: {p}.", "Worth a post: {p}.", "Headline of the day: {p}.", "Short version: {p}.", "On my mind: {p}.",
];

export const sentenceLeads: readonly string[] = [
  "Still thinking about {s}.", "Here for {s}.", "A small note on {s}.", "Let's talk about {s}.", "It was always going to be {s}.", "A few words on {s}.", "A good day for {s}.",
  "Making time for {s}.", "In praise of {s}.", "It started with {s}.", "If in doubt, {s}.", "Allow me to mention {s}.", "Today is brought to you by {s}.", "All roads lead to {s}.",
  "There is always time for {s}.", "A word in favour of {s}.", "Ask me about {s}.",
];

/** Leads that only suit one platform's way of talking. */
export const platformLeads: Partial<Record<PlatformId, { label: readonly string[]; sentence: readonly string[] }>> = {
  tiktok: {
    label: ["POV: {p}.", "POV: {p}, take two.", "{T} check.", "Nobody asked, but: {p}.", "Today's episode: {p}.", "Part one: {p}.", "Tell me I am not the only one: {p}.", "Okay, so: {p}.", "Plot twist: {p}."],
    sentence: ["Things I could talk about for hours: {s}.", "Day one of posting about {s}.", "Your sign to post about {s}.", "This one is for {s}.", "Come with me for {s}.", "Not me posting about {s} again."],
  },
  instagram: {
    label: ["{T}, as seen today.", "A page from today: {p}.", "One for the grid: {p}.", "Saved from today: {p}.", "Frame of the day: {p}."],
    sentence: ["Notes on {s}.", "A little space for {s}.", "One more frame of {s}."],
  },
  facebook: {
    label: ["Hello from here: {p}.", "Sharing this one: {p}.", "A little update from my side: {p}.", "Something for your feed today: {p}."],
    sentence: ["We have to talk about {s}.", "I keep coming back to {s}.", "It has been a while since I posted about {s}.", "A few honest words about {s}."],
  },
};

/** For professional writers' tone. */
export const plainLeads: readonly string[] = ["{T}.", "Today's topic: {p}.", "A short note: {p}.", "In focus: {p}.", "This week: {p}.", "{T}, in brief."];

export const soberLeads: { label: readonly string[]; sentence: readonly string[] } = {
  label: ["{T}.", "{T}.", "A quiet note: {p}.", "With care: {p}.", "Today, only this: {p}.", "Not easy to write: {p}."],
  sentence: ["Thinking about {s}.", "A quiet word about {s}.", "Finding words for {s} is hard."],
};

/** Leads for labels that name nothing: how someone feels, how something is done, what to do. */
export const mannerLeads: Record<"adjective" | "howto" | "command", readonly string[]> = {
  adjective: ["{T}.", "{T}. That is the post.", "Current mood: {p}.", "Right now: {p}.", "Today: {p}.", "{T}, obviously.", "{T}, no notes.", "Officially {p}.", "Feeling {p}.", "A little {p} today.", "{T}, for once without a reason.", "In one word: {p}.", "Mood of the day: {p}.", "Still {p}."],
  howto: ["{T}: the short version.", "{T}, in one post.", "Topic of the day: {p}.", "Filed under: {p}.", "Worth knowing: {p}.", "Asked a lot lately: {p}.", "Today's lesson: {p}.", "{T}, as far as I know.", "Notes on {p}.", "Let's talk about {p}.", "Today's chapter: {p}.", "A beginner's guide: {p}."],
  command: ["{T}.", "{T}. That is the plan.", "Note to self: {p}.", "Plan for today: {p}.", "Reminder: {p}.", "One rule: {p}.", "{T}, simple as that.", "{T}, then see.", "Today's plan: {p}.", "Advice of the day: {p}.", "If in doubt: {p}.", "On the list: {p}."],
};
