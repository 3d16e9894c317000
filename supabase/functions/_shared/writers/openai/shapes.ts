import type { Brief } from "../../domain/captions/brief/brief.ts";
import type { Intent } from "../../contract/rules/brief.ts";

const plain = "a plain statement in the person's words";
const detail = "one concrete detail: something to see, hear, smell or touch";
const question = "a question that a reader would answer";
const story = "a story in two short sentences";
const understatement = "an understatement with dry humor";
const list = "three short fragments";
const invitation = "an invitation, with the given facts only";
const thanks = "thanks to those who had a part in it";
const contrast = "before and after, or expected and found";
const advice = "one useful sentence that names the first step";
const fragment = "a fragment of at most six words";

const everyday = [detail, understatement, story, question, fragment, contrast, list, plain];

/** Shapes for each intent, the most fitting first. */
const shapes: Record<Intent, readonly string[]> = {
  offer: [plain, invitation, detail, question, fragment, contrast, list, understatement],
  launch: [plain, invitation, story, contrast, detail, fragment, thanks, question],
  milestone: [plain, thanks, contrast, story, fragment, understatement, list, question],
  event: [invitation, plain, detail, question, fragment, list, story, understatement],
  "how-to": [advice, plain, contrast, question, list, understatement, fragment, story],
  question: [
    "the question itself, sharpened",
    "the question with the person's own dilemma",
    fragment,
    understatement,
    question,
    story,
    contrast,
    plain,
  ],
  story: [story, plain, understatement, contrast, fragment, detail, question, list],
  feeling: [plain, detail, understatement, fragment, story, contrast, question, list],
  thing: everyday,
  place: [detail, story, fragment, plain, list, contrast, understatement, question],
  person: [plain, detail, thanks, fragment, story, understatement, contrast, question],
  day: [plain, detail, fragment, story, thanks, contrast, list, question],
  loss: [plain],
  greeting: [plain, "warm wishes in one sentence", fragment, detail, thanks, story, list, contrast],
  unknown: everyday,
};

const quiet = [
  "the person's words alone",
  "the person's words in two short sentences",
  "the person's words and one sober line below them",
  "one quiet sentence",
  "the person's words, broken into two lines",
];

/** One shape for each variation, all different while there are enough. */
export function shapesFor(brief: Brief, count: number): string[] {
  const ranked = brief.gravity === "light" ? shapes[brief.intent] : quiet;
  return Array.from({ length: count }, (_, index) => ranked[index % ranked.length]!);
}
