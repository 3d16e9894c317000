import { pattern } from "../../../text/pattern.ts";
import { destinations } from "./destinations.ts";
import { startsWithUpperCase } from "../../../text/characters.ts";

/** Words at the head of a phrase that make it a place: "the old harbour at night", but not "garden hose reel". */
const placeHead = pattern`
  (?:^|\s)(?:harbou?r|highlands|alps|dolomites|fjords?|riviera|peninsula|islands|park|kitchen|beach|lake|street|city|town|village|island|coast|river|valley|mountains?|garden
    |museum|library|square|bridge|castle|station|airport|bay|cliffs?|trail|campsite|cabin|rooftop|caf[eé]|corner
    |alley|pier|lighthouse|forest|woods|desert|canyon|waterfalls?|hostel|hotel|cottage|balcony|porch|backyard|office
    |studio|gym|pool|bench|view|road trip|vineyard|farm|barn|attic|neighbou?rhood|hometown|sea|ocean)$
`;

/** First words of a place or of a stay: "gate 12", "a weekend in Porto". */
const placeStart = pattern`
  ^(?:the |a |an |my |our |one |two |three |\d+ |last |next )*(?:gate|terminal|platform \d|road trip|weekend (?:in|at)
    |days? in|hours? in|night in|week in|winter in|summer in|spring in|autumn in|morning in|evening in|table by
    |seat by|corner of|top of|middle of|edge of|streets? of|heart of|shores? of)\b
`;

/** What divides the head of a phrase from the rest of it. */
const afterHead = pattern`
  [ ](?:in|on|at|of|with|for|from|by|to|through|near|under|over|after|before|without|during)[ ]
`;

/** Whether an English text is about a place. @param places the places that are named in it, as they are written */
export function isPlace(subject: string, places: readonly string[]): boolean {
  const head = subject.split(afterHead)[0]!;
  return (
    destinations.has(subject.toLowerCase()) ||
    placeStart.test(subject) ||
    placeHead.test(head) ||
    places.some((place) => head.endsWith(place) && startsWithUpperCase(place) && head.split(" ").length <= 3)
  );
}
