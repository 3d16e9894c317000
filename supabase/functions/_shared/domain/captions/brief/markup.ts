const entities: Record<string, string> = {
  amp: "&",
  nbsp: " ",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  bull: "·",
  middot: "·",
  rarr: "→",
  larr: "←",
  euro: "€",
  pound: "£",
  copy: "©",
};

/**
 * Placeholders that a mail program would have replaced: {{first_name}}, ${name}, %%NAME%%, {product}, [Name], [insert
 * city here].
 */
const placeholders = [
  /\$?\{\{?[^{}]*\}?\}/gu,
  /%%[^%\s]{2,30}%%|%[A-Z_]{3,30}%|<%[^%]*%>/gu,
  /\[(?:(?:insert|enter|your|customer|client|company|product|brand)\b[^\]]*|(?:first |last |full )?name|date|time|city|location|place|address|venue|phone|email|url|\w+_\w+)\]/giu,
];
const placeholder = new RegExp(placeholders.map(({ source }) => source).join("|"), "giu");

/** "[link in bio]" and similar texts belong at the end of the text. */
const pointer = /[[(]\s*(link (?:in (?:the )?bio|below|in comments)|swipe up)\s*[\])]/iu;

const mailMergeField = /\*\|([A-Z_:]+)\|\*/gu;
const namedEntity = /&(\p{L}{2,8});/gu;
const numberedEntity = /&#(\d{2,6});/gu;
const htmlLink = /<a\s[^<>]*href=["']?(https?:[^"'\s<>]+)[^<>]*>([^<]*)<\/a>/giu;
/** Blocks of mail builders: "[button: Shop now]". */
const builderBlock = /\[(?:button|cta|image|photo|video)(?::\s*([^\]]*))?\]/giu;
const htmlOrBBCode = /<\/?[a-z][^<>]*>|\[\/?(?:b|i|u|s|url|img|quote|code|size|color)(?:=[^\]]*)?\]/giu;
/** A Markdown link or image. */
const markdownLink = /!?\[([^\]]*)\]\((\S+?)\)/gu;
const inlineList = /^\s*[-*+•] (.+ [-*+•] .+)$/u;
/** The mark of a heading, quotation or list entry. */
const lineMark = /^\s*(?:#{1,6}|>|[-*+•])\s+/u;
const emojiName = /(?<=^|\s):[a-z_]{2,20}:(?=\s|$)/gu;
const typedHeart = /(^|\s)<3(?=\s|$)/gu;
const emphasizedStart = /^\*\*([^*\s]+(?: [^*\s]+)+)\*\* (?=\p{L})/u;
const doubleMarks = /(\*\*|__|``?`?)(?=\S)([^*_~`]+?)(?<=\S)\1/gu;
const singleMarks = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
const spaceBeforeMark = / ([.,!?;:])(?=\s|$)/gu;

const listMark = / [-*+•] /u;
const strikethrough = /~~[^~]+~~/gu;

/**
 * Removes markup that people paste accidentally: HTML, Markdown, BBCode and mail placeholders. The text between marks
 * stays.
 */
export function withoutMarkup(text: string): string {
  const plain = text
    .replace(mailMergeField, "{$1}")
    .replace(namedEntity, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(numberedEntity, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
    .replace(htmlLink, "$2 $1")
    .replace(builderBlock, "$1")
    .replace(htmlOrBBCode, " ")
    .replace(markdownLink, "$1 $2")
    .replace(inlineList, (_, list: string) => list.split(listMark).join(", "))
    .replace(lineMark, "")
    .replace(emojiName, " ")
    // Strikethrough text is not meant to be read.
    .replace(strikethrough, " ")
    .replace(typedHeart, "$1❤️")
    // Emphasis is the only mark between a heading and what it announces: "**back in stock** beeswax candles".
    .replace(emphasizedStart, "$1: ")
    .replace(doubleMarks, "$2")
    .replace(singleMarks, "$2");
  const filled = withoutPlaceholders(plain);
  return filled.replace(/ {2,}/gu, " ").replace(spaceBeforeMark, "$1").trim();
}

const outerMarks = /^[\s,;:.!–—-]+|[\s,;:&+|–—-]+$/gu;
const spaceBeforeEnd = /\s+(?=[,.!?])/gu;
const commaBeforeEnd = /,(?=[.!?])/gu;
/** A word at the start that has lost what it stood before or behind. */
const openingWord = /^dear\b[\s,]*|^(?:is|are|was|were|has|have|will be)\s+/iu;
const danglingWord = /(?:^| )(?:and|for|with|to|at|by|from|of|in|dear)$/iu;

const endMarks = /[.!]+$/u;

function withoutPlaceholders(text: string): string {
  const [, points] = pointer.exec(text) ?? [];
  const kept = points === undefined ? text : text.replace(pointer, " ");
  if (points === undefined && kept.search(placeholder) < 0) return text;
  const rest = kept
    .replace(new RegExp(`(?:${placeholder.source})['’]s\\b`, "giu"), " ")
    .replace(placeholder, " ")
    .replace(/\s{2,}/gu, " ")
    .trim()
    // Removes the punctuation around the removed words.
    .replace(outerMarks, "")
    .replace(spaceBeforeEnd, "")
    .replace(commaBeforeEnd, "")
    .replace(openingWord, "")
    .replace(danglingWord, "")
    .trim();
  if (points === undefined) return rest || text;
  return rest ? `${rest.replace(endMarks, "")}. ${points[0]!.toUpperCase()}${points.slice(1)}` : points;
}
