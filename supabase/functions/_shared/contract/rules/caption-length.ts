import { type Counting, platforms, type PostPlatformId } from "./platforms.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Ranges that must be examined. Between them is only ASCII, which is part of an emoji only as the base of a keycap. */
const unusual = /[0-9#*]?\P{ASCII}+/gu;
/** Anything that could be (part of) an emoji: a cheap test before the text is segmented. */
const maybeEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** Top-level domains that X links without a scheme; with `http(s)://`, any domain is a link. */
const genericDomains =
  "academy agency app art bar best bio biz blog business cafe camp car careers cc chat city click clinic cloud club co coach com community company consulting cool dance deals design dev digital dog earth eco edu email energy events expert express family fan farm fashion film finance fish fit fitness florist food foundation fun fund fyi gallery game games garden gift gifts global gold gov green group guide guru health help homes house info ink int io jobs kitchen land lat legal life link live lol love ltd market marketing me media menu mil mobi moe money museum name net network news ninja one online onl org page partners party photo photography photos pics pink pizza plus press pro productions promo pub quest recipes red rent repair report rest restaurant review reviews rocks run sale salon school science services shoes shop show site ski social software solutions space store stream studio style support surf systems tech tel tennis tips today tools top tours town toys training travel tube tv uk uno us vet video vip vision voyage watch website wedding wiki wine work works world wtf xyz yoga zone";
const countryDomains =
  "ac ad ae af ag ai al am ao ar as at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cn cr cu cv cw cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tw tz ua ug uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";

const label = "[a-z0-9\\u00C0-\\u024F](?:[a-z0-9\\u00C0-\\u024F_-]{0,61}[a-z0-9\\u00C0-\\u024F])?";
const tail = "(?::\\d{1,5})?(?:[/?#][^\\s<>\"'“”‘’]*)?";
const url = new RegExp(
  `(?<![\\p{L}\\p{N}@#$_/.-])(?:https?:\\/\\/(?:${label}\\.)+[a-z\\u00C0-\\u024F]{2,63}${tail}|(?:${label}\\.)+(?:${genericDomains.replaceAll(" ", "|")}|${countryDomains.replaceAll(" ", "|")})(?![a-z0-9@_-])${tail})`,
  "giu",
);
const trailingPunctuation = /[.,;:!?)\]}»…]+$/u;

/** Splits a text into user-perceived characters. */
export function splitGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

const flag = /^\p{Regional_Indicator}{2}$/u;
const keycap = /^[0-9#*]\uFE0F?\u20E3$/u;
const emojiByDefault = /(?=\p{Emoji_Presentation})\P{Regional_Indicator}/u;
const emojiByRequest = /\p{Extended_Pictographic}\uFE0F/u;
const pictograph = /(?=\p{Emoji})\p{Extended_Pictographic}/u;
/**
 * Old symbols that phones show in color without a selector, such as '❤' or '☀'. Symbols with lower code points are shown
 * as text.
 */
const shownInColor = /[\u231A-\u24C1\u2600-\u27BF\u2934-\u2B55\u{1F000}-\u{1FAFF}]/u;

/**
 * Whether one grapheme is displayed as an emoji. That includes pictographs with emoji presentation (requested or by
 * default), flags, keycaps and joined sequences. It excludes digits, '#', '©', '™', arrows and a pictograph with the
 * text selector.
 */
export function isEmoji(grapheme: string): boolean {
  if (!maybeEmoji.test(grapheme)) return false;
  if (flag.test(grapheme) || keycap.test(grapheme)) return true;
  if (emojiByDefault.test(grapheme) || emojiByRequest.test(grapheme)) return true;
  return !grapheme.includes("\uFE0E") && shownInColor.test(grapheme) && pictograph.test(grapheme);
}

/** The number of emoji that a reader sees; a flag, a family or a hand with a skin tone counts as one. */
export function countEmoji(text: string): number {
  if (!maybeEmoji.test(text)) return 0;
  let count = 0;
  for (const [stretch] of text.matchAll(unusual)) {
    if (maybeEmoji.test(stretch)) for (const part of segmenter.segment(stretch)) if (isEmoji(part.segment)) count += 1;
  }
  return count;
}

/** The emoji of a text, in order. A text without any is not segmented, which would be slow. */
export function findEmoji(text: string): string[] {
  return maybeEmoji.test(text) ? splitGraphemes(text).filter(isEmoji) : [];
}

/** A text with its emoji taken out; the spaces around them stay. */
export function removeEmoji(text: string): string {
  if (!maybeEmoji.test(text)) return text;
  return splitGraphemes(text)
    .filter((part) => !isEmoji(part))
    .join("");
}

/** Every link contains this and few sentences do: a dot that is not followed by a space. */
const innerDot = /\.[^\s.]/u;

/** Finds the links that platforms recognize, without closing punctuation. */
export function findLinks(text: string): { index: number; text: string }[] {
  if (!innerDot.test(text)) return [];
  return Array.from(text.matchAll(url), (match) => ({
    index: match.index,
    text: match[0].replace(trailingPunctuation, ""),
  }));
}

/**
 * '#' and a word in any script, as platforms link it. A hashtag needs a letter; a word, '&' or '/' directly before it
 * prevents the link. The first group keeps the engine from looking back at every letter.
 */
const hashtag =
  /(?=[#＃])(?<![\p{L}\p{N}\p{M}_&/])[#＃](?!\uFE0F?\u20E3)(?=[\p{N}\p{M}_\u200C]*\p{L})[\p{L}\p{N}\p{M}_\u200C]+/gu;

/** The hashtags that platforms would link, without '#', in order. Anchors inside links do not count. */
export function findHashtags(text: string): string[] {
  if (!/[#＃]/u.test(text)) return [];
  let outside = "";
  let from = 0;
  for (const link of findLinks(text)) {
    outside += `${text.slice(from, link.index)}/`;
    from = link.index + link.text.length;
  }
  return ((outside + text.slice(from)).match(hashtag) ?? []).map((found) => found.slice(1));
}

/** The number of hashtags that platforms would link. */
export function countHashtags(text: string): number {
  return findHashtags(text).length;
}

/**
 * X counts every link as one of its own shortened links. Source: developer documentation "Counting characters",
 * configuration v3.
 */
const linkWeight = 23;

function isLight(codePoint: number): boolean {
  return (
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247)
  );
}

function weightOf(text: string): number {
  let weight = text.length;
  for (const [stretch] of text.matchAll(unusual)) {
    weight -= stretch.length;
    if (!maybeEmoji.test(stretch)) weight += codePointsWeight(stretch);
    else
      for (const { segment } of segmenter.segment(stretch)) weight += isEmoji(segment) ? 2 : codePointsWeight(segment);
  }
  return weight;
}

function codePointsWeight(text: string): number {
  let weight = 0;
  for (const character of text) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  return weight;
}

function xLength(text: string): number {
  const normal = text.normalize("NFC");
  let length = 0;
  let from = 0;
  for (const link of findLinks(normal)) {
    length += weightOf(normal.slice(from, link.index)) + linkWeight;
    from = link.index + link.text.length;
  }
  return length + weightOf(normal.slice(from));
}

/** The characters of a text, and the bytes of its emoji in UTF-8. */
function emojiBytesLength(text: string): number {
  let length = 0;
  for (const part of splitGraphemes(text)) {
    length += isEmoji(part) ? new TextEncoder().encode(part).length : [...part].length;
  }
  return length;
}

const lengths: Record<Counting, (text: string) => number> = {
  "x-weighted": xLength,
  "code-units": (text) => text.length,
  graphemes: (text) => splitGraphemes(text).length,
  "emoji-bytes": emojiBytesLength,
};

/**
 * The length of a post as its platform counts it.
 * @returns in the unit of the platform's `counting`; compare with `platforms[platform].lengthMax`
 */
export function captionLength(text: string, platform: PostPlatformId): number {
  return lengths[platforms[platform].counting](text);
}
