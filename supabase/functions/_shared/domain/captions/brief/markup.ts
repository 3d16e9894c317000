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

/**
 * Removes markup that people paste accidentally: HTML, Markdown, BBCode and mail placeholders. The text between marks
 * stays.
 */
export function withoutMarkup(text: string): string {
  const plain = text
    .replace(/\*\|([A-Z_:]+)\|\*/gu, "{$1}")
    .replace(/&(\p{L}{2,8});/gu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/&#(\d{2,6});/gu, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
    .replace(/<a\s[^<>]*href=["']?(https?:[^"'\s<>]+)[^<>]*>([^<]*)<\/a>/giu, "$2 $1")
    .replace(/\[(?:button|cta|image|photo|video)(?::\s*([^\]]*))?\]/giu, "$1")
    .replace(/<\/?[a-z][^<>]*>|\[\/?(?:b|i|u|s|url|img|quote|code|size|color)(?:=[^\]]*)?\]/giu, " ")
    .replace(/!?\[([^\]]*)\]\((\S+?)\)/gu, "$1 $2")
    .replace(/^\s*[-*+•] (.+ [-*+•] .+)$/u, (_, list: string) => list.split(/ [-*+•] /u).join(", "))
    .replace(/^\s*(?:#{1,6}|>|[-*+•])\s+/u, "")
    .replace(/(?<=^|\s):[a-z_]{2,20}:(?=\s|$)/gu, " ")
    // Strikethrough text is not meant to be read.
    .replace(/~~[^~]+~~/gu, " ")
    .replace(/(^|\s)<3(?=\s|$)/gu, "$1❤️")
    // Emphasis is the only mark between a heading and what it announces: "**back in stock** beeswax candles".
    .replace(/^\*\*([^*\s]+(?: [^*\s]+)+)\*\* (?=\p{L})/u, "$1: ")
    .replace(/(\*\*|__|``?`?)(?=\S)([^*_~`]+?)(?<=\S)\1/gu, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, "$2");
  const filled = withoutPlaceholders(plain);
  return filled
    .replace(/ {2,}/gu, " ")
    .replace(/ ([.,!?;:])(?=\s|$)/gu, "$1")
    .trim();
}

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
    .replace(/^[\s,;:.!–—-]+|[\s,;:&+|–—-]+$/gu, "")
    .replace(/\s+(?=[,.!?])/gu, "")
    .replace(/,(?=[.!?])/gu, "")
    .replace(/^dear\b[\s,]*|^(?:is|are|was|were|has|have|will be)\s+/iu, "")
    .replace(/(?:^| )(?:and|for|with|to|at|by|from|of|in|dear)$/iu, "")
    .trim();
  if (points === undefined) return rest || text;
  return rest ? `${rest.replace(/[.!]+$/u, "")}. ${points[0]!.toUpperCase()}${points.slice(1)}` : points;
}
