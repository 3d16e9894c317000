export type HtmlToken =
  | { type: "text"; text: string }
  /** `attributes` as written, with references not decoded; the first of a repeated name counts. */
  | { type: "open"; name: string; attributes: Map<string, string> }
  | { type: "close"; name: string };

/** The contents of these elements are never text for a reader, so they are dropped as well. */
const rawElements = new Set([
  "script",
  "style",
  "iframe",
  "noscript",
  "noembed",
  "noframes",
  "textarea",
  "title",
  "xmp",
  "plaintext",
  "template",
]);

const letter = /[a-zA-Z]/;
const tagName = /[^\s/>]+/y;
const attributeGap = /[\s/]+/y;
const attributeName = /[^\s/>=][^\s/>=]*|=[^\s/>=]*/y;
const attributeValue = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?)/y;

/**
 * Splits HTML leniently, as a browser would. It never fails, and its running time is linear. A misread token can only
 * be lost, because the sanitizer writes every tag anew.
 */
export function* tokenize(html: string): Generator<HtmlToken> {
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf("<", position);
    if (start === -1) return yield { type: "text", text: html.slice(position) };
    const next = html[start + 1] ?? "";
    const closing = next === "/" && letter.test(html[start + 2] ?? "");
    if (!closing && !letter.test(next) && next !== "!" && next !== "?" && next !== "/") {
      yield { type: "text", text: html.slice(position, start + 1).replace(/<$/, "&lt;") };
      position = start + 1;
      continue;
    }
    if (start > position) yield { type: "text", text: html.slice(position, start) };
    if (!closing && !letter.test(next)) {
      position = afterComment(html, start);
      continue;
    }

    const tag = readTag(html, start + (closing ? 2 : 1));
    if (tag === null) return;
    position = tag.end;
    if (closing) yield { type: "close", name: tag.name };
    else if (rawElements.has(tag.name)) position = afterRaw(html, tag.end, tag.name);
    else yield { type: "open", name: tag.name, attributes: tag.attributes };
  }
}

/** The end of a comment, doctype or processing instruction; the end of the text if it is not closed. */
function afterComment(html: string, start: number): number {
  const comment = html.startsWith("<!--", start);
  const end = comment ? html.indexOf("-->", start + 2) : html.indexOf(">", start);
  if (end === -1) return html.length;
  return end + (comment ? 3 : 1);
}

function afterRaw(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, "gi");
  close.lastIndex = from;
  return close.exec(html) === null ? html.length : close.lastIndex;
}

/** @returns null if the text ends inside the tag */
function readTag(html: string, from: number): { name: string; attributes: Map<string, string>; end: number } | null {
  const attributes = new Map<string, string>();
  const name = match(tagName, html, from)?.[0] ?? "";
  let position = from + name.length;
  while (position < html.length) {
    position += match(attributeGap, html, position)?.[0].length ?? 0;
    if (html[position] === ">") return { name: name.toLowerCase(), attributes, end: position + 1 };
    const key = match(attributeName, html, position)?.[0];
    if (key === undefined) return null;
    position += key.length;
    const value = match(attributeValue, html, position);
    position += value?.[0].length ?? 0;
    const lower = key.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, value?.[1] ?? value?.[2] ?? value?.[3] ?? "");
  }
  return null;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
