import type { LineStock } from "./line.ts";

/** A business tone: complete sentences, plain, no jokes. Used for a formal voice. */
export const formalEnglish: LineStock = {
  "offer": [
    "{K}.", "Please note: {k}.", "We are pleased to offer the following: {k}.", "For your information: {k}.",
    "A notice to our clients: {k}.", "We would like to mention the following: {k}.",
  ],
  "launch": [
    "{K}.", "We are pleased to announce the following: {k}.", "Please note: {k}.", "An announcement: {k}.",
    "For your information: {k}.", "It is our pleasure to share this: {k}.",
  ],
  "event": [
    "{K}.", "We are pleased to invite you: {k}.", "Please save the date: {k}.", "An invitation: {k}.",
    "For your diary: {k}.", "You are cordially invited: {k}.",
  ],
  "milestone": [
    "{K}.", "We are proud to mark this occasion: {k}.", "With thanks to everyone involved: {k}.", "A milestone: {k}.",
    "We note with pride: {k}.",
  ],
  "question": [
    "{K}?", "A question for our readers: {k}?", "We would value your view: {k}?", "A question worth asking: {k}?",
  ],
  "story": [
    "{K}.", "A brief update: {k}.", "For the record: {k}.", "A short note from us: {k}.",
    "We would like to share this: {k}.",
  ],
  "request": [
    "How to {k}.", "A question for our readers: how do you {k}?", "We would value your advice on how to {k}.",
  ],
  "how-to": ["{K}.", "We would value your advice on {k}.", "Our subject today: {k}."],
  "greeting": ["{K}.", "From all of us: {k}.", "With our best regards: {k}.", "On behalf of the team: {k}."],
  "person": ["{K}.", "We are pleased to present {k}.", "Our subject today: {k}.", "With appreciation: {k}."],
  "feeling": ["{K}.", "In a word: {k}.", "To put it plainly: {k}.", "A candid note: {k}."],
  "unknown": [
    "{K}.", "We are pleased to share: {k}.", "Our subject today: {k}.", "May we present: {k}.",
    "We would like to draw your attention to {k}.", "A few words about {k}.",
  ],
};

/** A warm, somewhat old-fashioned tone. */
export const warmEnglish: LineStock = {
  "offer": [
    "{K}.", "A little note for you, dear friends: {k}.", "{K}. | Do come by.", "Come in, come in: {k}.",
    "My dears, good news: {k}.",
  ],
  "launch": [
    "{K}.", "My dears, some news: {k}.", "{K}. | Do come and see.", "A little announcement, dear friends: {k}.",
  ],
  "event": [
    "{K}.", "Do join us, dear friends: {k}.", "{K}. | There's room for everyone.", "Put the kettle on: {k}.",
    "My dears, keep it free: {k}.",
  ],
  "question": [
    "{K}?", "Tell me, my dears: {k}?", "{K}? | I'd love to hear.", "A little question, dear friends: {k}?",
  ],
  "story": [
    "{K}.", "Well, my dears: {k}.", "{K}. | Bless.", "A little story for you, dear friends: {k}.",
    "{K}. | What a thing.",
  ],
  "greeting": ["{K}.", "{K}, my dears.", "From my heart: {k}.", "{K}, one and all."],
  "request": [
    "How to {k}.", "How to {k}, my dears.", "A little wisdom, dear friends: how to {k}.", "Come, let's {k}.",
  ],
  "how-to": ["{K}.", "{K}, my dears.", "A little wisdom, dear friends: {k}."],
  "feeling": ["{K}.", "{K}, my dears.", "From the heart: {k}.", "{K}. | Bless."],
  "unknown": [
    "{K}.", "{K}, my dears.", "A little something for you, dear friends: {k}.", "{K}. | How lovely.",
    "Thinking fondly of {k}.", "{K}. | Bless.",
  ],
};

/** A loud and young tone. Capitals and emoji are added by the voice. */
export const loudEnglish: LineStock = {
  "question": ["omg {k}??", "okay but {k}??", "no because {k}??", "wait {k}??", "need answers: {k}??"],
  "request": ["okay but how do you {k}??", "POV: you {k}!!", "your sign to {k}!!", "run don't walk to {k}!!"],
  "greeting": ["{K}!!", "omg {k}!!", "{K} besties!!"],
  "loss": ["{K}."],
  "unknown": [
    "omg {k}!!", "okay but {k}!!", "not me obsessed with {k}!!", "no because {k}!!", "screaming: {k}!!",
    "{K}?? yes please!!", "stop everything: {k}!!", "it's giving {k}!!", "{K}. I can't!!",
  ],
  "story": [
    "omg {k}!!", "not even kidding: {k}!!", "wait what: {k}!!", "okay so {k}!!", "screaming: {k}!!",
    "no because {k}!!",
  ],
  "feeling": ["omg {k}!!", "literally {k}!!", "okay but {k}!!", "no because {k}!!", "lowkey {k}!!"],
  "event": ["omg {k}!!", "who's coming?? {K}!!", "run don't walk: {k}!!", "stop everything: {k}!!", "okay but {k}!!"],
  "offer": [
    "run don't walk: {k}!!", "omg {k}!!", "stop scrolling: {k}!!", "okay but {k}!!", "yes you read that right: {k}!!",
  ],
};

/** A dry tone: as few words as possible. */
export const dryEnglish: LineStock = {
  "question": ["{K}?", "{K}? | Asking.", "So. | {K}?", "{K}? | Well?"],
  "request": ["How to {k}.", "{K}. | Or don't.", "To do: {k}.", "{K}. | Allegedly easy."],
  "greeting": ["{K}.", "{K}. | There.", "So. | {K}."],
  "unknown": [
    "{K}.", "{K}. | Again.", "{K}. | Noted.", "So. | {K}.", "{K}. | Fine.", "{K}. | As expected.", "Well. | {K}.",
    "{K}. | Moving on.", "{K}. | Hm.",
  ],
};

/** One sentence, nothing else. */
export const minimalEnglish: LineStock = {
  "question": ["{K}?"],
  "request": ["How to {k}.", "A note on how to {k}."],
  "how-to": ["{K}.", "A note on {k}."],
  "greeting": ["{K}."],
  "story": ["{K}.", "In other news: {k}."],
  "event": ["{K}.", "On the calendar: {k}.", "Save the date: {k}."],
  "offer": ["{K}.", "Good to know: {k}.", "Worth knowing: {k}."],
  "launch": ["{K}.", "News: {k}.", "Small announcement: {k}."],
  "milestone": ["{K}.", "Milestone: {k}.", "A moment for this: {k}."],
  "feeling": ["{K}.", "Mood: {k}."],
  "unknown": ["{K}.", "Today: {k}.", "On my mind: {k}."],
};
