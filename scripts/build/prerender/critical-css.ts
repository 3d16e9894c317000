/** A rule or statement of a style sheet; `body` is null for a statement without a block. */
interface CssItem {
  prelude: string;
  body: string | null;
}

/** The index after the string or comment that begins at `index`, or `index` itself if none begins there. */
function afterQuoted(css: string, index: number): number {
  const char = css[index];
  if (char === "/" && css[index + 1] === "*") return css.indexOf("*/", index + 2) + 2;
  if (char !== '"' && char !== "'") return index;
  let end = index + 1;
  while (css[end] !== char) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

/** The index of the bracket that closes the block whose `{` is at `open`. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length;) {
    const next = afterQuoted(css, index);
    if (next > index) {
      index = next;
      continue;
    }
    if (css[index] === "\\") index += 1;
    else if (css[index] === "{") depth += 1;
    else if (css[index] === "}") {
      depth -= 1;
      if (depth === 0) return index;
    }
    index += 1;
  }
  throw new Error("A block of the style sheet does not end.");
}

/** The rules and statements of a style sheet or of a block that contains rules, in their order. */
function itemsOf(css: string): CssItem[] {
  const items: CssItem[] = [];
  let start = 0;
  for (let index = 0; index < css.length;) {
    const next = afterQuoted(css, index);
    if (next > index) {
      index = next;
      continue;
    }
    if (css[index] === "\\") index += 2;
    else if (css[index] === ";") {
      items.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index += 1;
    } else if (css[index] === "{") {
      const end = blockEnd(css, index);
      items.push({ prelude: css.slice(start, index).trim(), body: css.slice(index + 1, end) });
      start = index = end + 1;
    } else index += 1;
  }
  return items;
}

/** The parts of a selector list; commas inside brackets do not separate. */
function selectorsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    if (list[index] === "\\") index += 1;
    else if ("([".includes(list[index]!)) depth += 1;
    else if (")]".includes(list[index]!)) depth -= 1;
    else if (list[index] === "," && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** A pseudo-class whose argument is a list of selectors. */
const pseudoClassList = /(?<!\\):(?:not|is|where|has)\((?:\\.|[^()\\])*\)/g;
/** A class in a selector, with its escapes. */
const className = /(?<!\\)\.((?:\\.|[\w-])+)/g;
const escapedCharacter = /\\(.)/g;

/** The classes that a selector requires. Those inside :not(), :is(), :where() and :has() are not counted. */
function requiredClasses(selector: string): string[] {
  let outside = selector;
  // From the inside out, because such brackets contain others.
  for (let before = ""; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(pseudoClassList, "");
  }
  return Array.from(outside.matchAll(className), ([, name]) => name!.replaceAll(escapedCharacter, "$1"));
}

const conditional = /^@(?:layer|media|supports|container)\b/;

function keep({ prelude, body }: CssItem, classes: ReadonlySet<string>): string {
  if (body === null) return `${prelude};`;
  if (conditional.test(prelude)) {
    const inner = itemsOf(body)
      .map((item) => keep(item, classes))
      .join("");
    // An empty layer still decides the order of the layers.
    return inner || prelude.startsWith("@layer") ? `${prelude}{${inner}}` : "";
  }
  const used =
    prelude.startsWith("@") ||
    selectorsOf(prelude).some((selector) => requiredClasses(selector).every((name) => classes.has(name)));
  return used ? `${prelude}{${body}}` : "";
}

/** Removes @property and @keyframes rules whose names the rest of the style sheet does not use. */
function withoutUnused(css: string): string {
  const items = itemsOf(css);
  const named = /^@(?:property|(?:-\w+-)?keyframes)\s+(\S+)/;
  const rest = items.filter(({ prelude }) => !named.test(prelude)).map(({ body }) => body ?? "");
  return items
    .filter(({ prelude }) => {
      const name = named.exec(prelude)?.[1];
      return name === undefined || rest.some((body) => body.includes(name));
    })
    .map(({ prelude, body }) => (body === null ? `${prelude};` : `${prelude}{${body}}`))
    .join("");
}

const classAttribute = /\sclass="([^"]*)"/g;

/**
 * The part of a style sheet that a page may need before any script has run: every rule except those whose selectors
 * require a class that the page does not have.
 * @param html the markup of the page
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    Array.from(html.matchAll(classAttribute), ([, list]) => list!)
      .flatMap((list) => list.split(/\s+/))
      .map((name) =>
        name
          .replaceAll("&amp;", "&")
          .replaceAll("&gt;", ">")
          .replaceAll("&lt;", "<")
          .replaceAll("&#x27;", "'")
          .replaceAll("&quot;", '"'),
      ),
  );
  return withoutUnused(
    itemsOf(css)
      .map((item) => keep(item, classes))
      .join(""),
  );
}
