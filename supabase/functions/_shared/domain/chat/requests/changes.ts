import type { Language } from "../../../contract/rules/brief.ts";
import type { PostPlatformId } from "../../../contract/rules/platforms.ts";
import type { TextChange } from "../tools.ts";
import type { AnsweredLanguage } from "../../help/languages/texts.ts";
import { asksHow } from "./captions.ts";
import { languageOfShortening } from "./foreign.ts";
import { takeLanguage, takePlatform } from "./words.ts";

/** A text to be changed; null if the message refers to one that was written before. */
export interface ChangeRequestRead {
  change: TextChange;
  text: string | null;
  /** Which of the texts before is meant, from 0; null for the only or the last one named. */
  place: number | null;
  platform: PostPlatformId | null;
  language: Language | null;
  /** The language of the instruction; null for English. */
  spoken: AnsweredLanguage | null;
}

const removing =
  "(?:without|no|remove|delete|take out|take away|strip|drop|lose|get rid of|cut|minus|less|fewer)(?: the| all| any| out)*(?: the| of the)?";
const adding =
  "(?:add|with|more|put|include|insert|use|plus|needs?)(?: some| a few| an?| in| more| good| the right| fitting| relevant)*";

/** What an instruction asks for; the first that fits. */
const changes: readonly (readonly [TextChange, RegExp])[] = [
  ["no-emoji", new RegExp(`\\b${removing} emojis?\\b`, "iu")],
  ["no-hashtags", new RegExp(`\\b${removing} (?:hash ?)?tags?\\b`, "iu")],
  ["emoji", new RegExp(`\\b${adding} emojis?\\b`, "iu")],
  ["hashtags", new RegExp(`\\b${adding} (?:hash ?)?tags?\\b`, "iu")],
  ["language", /\btranslat\w+\b/iu],
  [
    "question",
    /\b(?:as|into|like|to|in|with) an? question\b|\bquestion (?:form|version)\b|\bmake (?:it|this) (?:into )?(?:ask\b|a question\b)|\bend (?:it )?with a question\b|\ba question out of\b/iu,
  ],
  [
    "shorter",
    /\b(?:shorten|shorter|short(?! caption)|cut (?:it|this|that)(?: down)?|trim|concise|condense|summari[sz]e|tighten|briefer|fewer words|less wordy|simpler|half the length|too long|280 characters)\b/iu,
  ],
  ["longer", /\b(?:longer|lengthen|expand|extend|more detail(?:ed|s)?|elaborate|too short)\b/iu],
  ["funnier", /\b(?:funn(?:y|ier)|more fun|humou?r(?:ous)?|wittier|witty|jokes?|hilarious|playful)\b/iu],
  ["professional", /\b(?:professional|formal|business-?like|more serious|polished?|corporate)\b/iu],
  ["casual", /\b(?:casual|relaxed|informal|chill|laid-?back|conversational)\b/iu],
  [
    "warmer",
    /\b(?:warmer|friendlier|nicer|kinder|more (?:friendly|personal|emotional|heartfelt|human)|softer|politer)\b/iu,
  ],
  [
    "opening",
    /\b(?:another|different|better|new|stronger|catchier) (?:opening|hook|first line|beginning|start|version|wording)\b|\b(?:rewrite|re-write|rephrase|reword|paraphrase|rework|redo|improve|fix|edit|polish|better|catchier|punchier|more (?:engaging|exciting|interesting|catchy))\b/iu,
  ],
];

const rewriting =
  /\b(?:rewrite|re-write|rework|adapt|turn|convert|change|make|fix|reformat|fit|adjust|tailor|optimi[sz]e|version|suitable|work)\b/iu;
/** "For LinkedIn, please: …" */
const onlyPlatform = /^(?:please |now |this )*(?:for|on|to|as an?) \S+(?: post)?,?(?: please| pls)?$/iu;
const startsLikeOrder =
  /^(?:please |pls |can you |could you |would you |now |ok,? |okay,? |and |hey,? |i want you to |i'd like you to |i need you to )*(?:make|shorten|rewrite|re-write|rephrase|reword|paraphrase|turn|translate|add|remove|delete|take|cut|trim|condense|summari[sz]e|expand|extend|fix|improve|polish|change|convert|adapt|shorter|longer|funnier|warmer|without|no |with |more|less|as a question|rework|redo|edit|tighten|lengthen|elaborate|simplify|fit|tailor|optimi[sz]e|say (?:it|this)|put|give (?:me|it)|a (?:shorter|longer|funnier|better)|can (?:it|this) be|in )/iu;
const refers =
  /\b(?:it|this|that|these|them|the (?:first|second|third|fourth|fifth|last)|(?:number|no\.?|#|caption) ?\d|one)\b/iu;
const shortOrder = /^(?:please |even |much |a bit |bit |more |now |and |but )*\p{L}+(?: please| pls)?[.!]*$/iu;
const aboutAll =
  /\b(?:my captions|all captions|captions (?:shorter|longer|funnier)|the captions|future|always|every caption|by default)\b/iu;
const ordinals: readonly RegExp[] = [
  /\bfirst\b|(?:number|no\.?|#|caption) ?1\b/iu,
  /\bsecond\b|(?:number|no\.?|#|caption) ?2\b/iu,
  /\bthird\b|(?:number|no\.?|#|caption) ?3\b/iu,
  /\bfourth\b|(?:number|no\.?|#|caption) ?4\b/iu,
  /\bfifth\b|(?:number|no\.?|#|caption) ?5\b/iu,
];

const quoted = /["“”„«]([^"“”„«»]{12,})["“”»]/u;
const edges = /^[\s"“”„«»]+|[\s"“”„«»]+$/gu;
const instructionMax = 110;

/** An instruction and the text that it is about. */
function split(message: string): { instruction: string; text: string | null } {
  const quotation = quoted.exec(message);
  if (quotation) return { instruction: message.replace(quotation[0], " "), text: quotation[1]!.trim() };
  const colon = /^([^\n:]{3,110}?)\s*:\s*(?!\/\/)([^]+)$/u.exec(message);
  if (colon && changeIn(colon[1]!) !== null) return { instruction: colon[1]!, text: colon[2]!.replaceAll(edges, "") };
  const lines = message.split(/\n+/u);
  if (lines.length > 1) {
    const [first = "", last = ""] = [lines[0], lines.at(-1)];
    if (first.length <= instructionMax && changeIn(first) !== null && startsLikeOrder.test(first.trim()))
      return { instruction: first, text: lines.slice(1).join("\n").replaceAll(edges, "") };
    if (last.length <= instructionMax && changeIn(last) !== null && startsLikeOrder.test(last.trim()))
      return { instruction: last, text: lines.slice(0, -1).join("\n").replaceAll(edges, "") };
  }
  const dash =
    /^((?:please |can you |could you )*(?:shorten|rewrite|rephrase|reword|translate|improve|fix) (?:this|it|the following)(?: \p{L}+){0,5})\s*[-–—,.]\s*([^]{15,})$/iu.exec(
      message,
    );
  if (dash) return { instruction: dash[1]!, text: dash[2]!.replaceAll(edges, "") };
  return { instruction: message, text: null };
}

function changeIn(instruction: string): TextChange | null {
  if (languageOfShortening(instruction) !== null) return "shorter";
  const platform = takePlatform(instruction).platform;
  if (
    takeLanguage(instruction).language !== null &&
    (/\btranslat/iu.test(instruction) || rewriting.test(instruction) || /^\s*(?:and |now )?in\b/iu.test(instruction))
  )
    return "language";
  const found = changes.find(([, pattern]) => pattern.test(instruction))?.[0] ?? null;
  if (
    platform !== null &&
    (found === null || found === "opening") &&
    (rewriting.test(instruction) || onlyPlatform.test(instruction))
  )
    return "platform";
  return found;
}

/** "Hazlo más corto" refers to the text before; in more words it is a question. */
const foreignOrderMax = 40;

const isEnglishOrder = (order: string, change: TextChange) =>
  startsLikeOrder.test(order) && (refers.test(order) || shortOrder.test(order) || change === "language");

/** The change that a message asks for; null if it asks for something else. */
export function readChangeRequest(message: string): ChangeRequestRead | null {
  const { instruction, text } = split(message.trim());
  const change = changeIn(instruction);
  if (change === null || (asksHow.test(instruction) && text === null)) return null;
  const order = instruction.trim();
  const spoken = languageOfShortening(order);
  // "Make me a TikTok caption: …" names a subject, not a text.
  if (change === "platform" && /\bcaptions?\b/iu.test(order) && !refers.test(order)) return null;
  if (text === null) {
    if (order.length > instructionMax || aboutAll.test(order)) return null;
    if (spoken !== null && order.length > foreignOrderMax) return null;
    if (spoken === null && !isEnglishOrder(order, change)) return null;
    if (/\bcaptions? (?:about|for|on)\b|\b(?:give|write|make)(?: me)? .*\bcaptions?\b/iu.test(order)) return null;
  }
  const place = ordinals.findIndex((pattern) => pattern.test(order));
  return {
    change,
    text: text === "" ? null : text,
    place: place < 0 || text !== null ? null : place,
    platform: takePlatform(order).platform,
    language: takeLanguage(order).language,
    spoken,
  };
}
