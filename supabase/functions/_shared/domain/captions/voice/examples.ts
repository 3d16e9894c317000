import { cleanText } from "../../text/clean.ts";
import { isStyleTalk } from "./style-words.ts";
import { hasLetter, hasLetterOrNumber } from "../../text/characters.ts";

/** The two parts of a tone: what the person says about the style, and example captions. */
export interface ToneParts {
  description: string;
  examples: string[];
}

/** An example has at least two words or this many characters: "soon." in quotes is a word that is talked about. */
const lengthMin = 10;

/** Words after which a quoted text is a phrase to use or to avoid, not a caption. */
const phraseIntro =
  /(?:sign(?:s|ed|ing)?(?: \p{L}+)? (?:off|with|as)|(?:end|finish|close|start|begin|open)(?:s|ing)?(?: \p{L}+){0,3} (?:with|as)|(?:say|saying|words? like|instead of|avoid|never|not|firma\p{L}* (?:con|como)|unterschr\p{L}+ mit|signé\p{L}*)):?\s*$/iu;

const quotePairs: Record<string, string> = { '"': '"', "“": "”", "„": "“", "«": "»", "‘": "’", "'": "'", "»": "«" };

/** "Examples:", "e.g.", and the same in the languages that the product knows well. */
const marker =
  /(?:^|[\s.;,(–—-])(?:(?:for )?examples?|e\.\s?g\.|such as|like this|captions?|samples?|ejemplos?|por ejemplo|beispiele?|z\. ?b\.|exemples?|par exemple|esempi?o?|ad esempio|exemplos?|por exemplo)\s?[:：]?(?=\s|$)(?:\s*[:：])?/iu;

const trailingMarker = new RegExp(`${marker.source}\\s*(?=[/|,;.\\s]*(?:\\n|$))`, "giu");

const bullet = /^\s*(?:[-*•·]|\d{1,2}[.):])\s+/u;

interface Quote {
  text: string;
  start: number;
  end: number;
}

/** Finds quoted passages. An apostrophe inside a word is neither an opening nor a closing mark. */
function quotesIn(text: string): Quote[] {
  const found: Quote[] = [];
  // Up to where each closing mark was looked for in vain, so that many opening marks are not as many searches.
  const searched = new Map<string, number>();
  for (let start = 0; start < text.length; start += 1) {
    const close = quotePairs[text[start]!];
    if (close === undefined || hasLetterOrNumber(text[start - 1] ?? "")) continue;
    if (start < (searched.get(close) ?? 0)) continue;
    const end = closingOf(text, start + 1, close);
    if (end === -1) {
      const paragraphEnd = text.indexOf("\n\n", start);
      searched.set(close, paragraphEnd === -1 ? text.length : paragraphEnd);
      continue;
    }
    found.push({ text: text.slice(start + 1, end).trim(), start, end: end + 1 });
    start = end;
  }
  return found;
}

function closingOf(text: string, from: number, close: string): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === "\n" && text[index + 1] === "\n") return -1;
    if (text[index] === close && !hasLetterOrNumber(text[index + 1] ?? "") && text[index - 1] !== " ") return index;
  }
  return -1;
}

function isCaption(text: string): boolean {
  return (text.trim().split(/\s+/u).length > 1 || text.length >= lengthMin) && hasLetter(text);
}

const separator = /\s+[/|]\s+/u;

/** Splits captions that are on separate lines, or on one line with " / " or " | " between them. */
function splitList(text: string): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.replace(bullet, "").trim())
    .filter(Boolean);
  return lines.length > 1
    ? lines
    : (lines[0] ?? "")
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean);
}

/** A line that belongs to the caption above it: text after a dash, or a few words such as "xx, Jo". */
const signatureLine = /^(?:[–—~-]\s?\p{L}.{0,30}|(?:x{1,3}o?x?|love|cheers|best|yours),?\s\p{L}.{0,20}|.{1,11})$/iu;

const endMark = /[.!?]$/u;

function joinSignatures(lines: readonly string[]): string[] {
  const repeated = new Set(lines.filter((line, index) => lines.indexOf(line) !== index));
  const examples: string[] = [];
  for (const line of lines) {
    const last = examples.length - 1;
    const signs = repeated.has(line) || (signatureLine.test(line) && !endMark.test(line));
    if (last >= 0 && signs) examples[last] += `\n${line}`;
    else examples.push(line);
  }
  return examples;
}

/**
 * Finds the example captions in a tone: quoted texts, otherwise the text after "examples:", otherwise every line that
 * is not about style. The rest is the description.
 */
export function splitTone(tone: string): ToneParts {
  const text = cleanText(tone);
  const quotes = quotesIn(text).filter(
    (quote) => isCaption(quote.text) && !phraseIntro.test(text.slice(0, quote.start)),
  );
  if (quotes.length > 0) {
    const description = quotes
      .toReversed()
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
    return { description: tidyDescription(description), examples: quotes.map((quote) => quote.text) };
  }
  const found = marker.exec(text);
  if (found && !isStyleTalk(text.slice(found.index + found[0].length))) {
    const examples = joinSignatures(splitList(text.slice(found.index + found[0].length))).filter(isCaption);
    if (examples.length > 0) return { description: tidyDescription(text.slice(0, found.index)), examples };
  }
  const lines = text
    .split("\n")
    .map((line) => line.replace(bullet, "").trim())
    .filter(Boolean);
  const own = lines.filter((line) => !isStyleTalk(line));
  return {
    description: lines.filter((line) => isStyleTalk(line)).join("\n"),
    examples: joinSignatures(own).filter(isCaption),
  };
}

const looseSeparators = /(?:\s*[/|;,](?=\s|$))+/gu;
const outerMarks = /^[\s,;:/|–—-]+|[\s,;:/|–—-]+$/gu;

/** Cleans a description after its examples were removed: without their separators and introductory words. */
function tidyDescription(text: string): string {
  return cleanText(text.replace(trailingMarker, " "))
    .replace(looseSeparators, (match) => (match.includes(",") ? "," : " "))
    .replace(/ {2,}/gu, " ")
    .replace(outerMarks, "");
}
