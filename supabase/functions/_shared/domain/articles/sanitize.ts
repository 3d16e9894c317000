import { articleBlocks, articleInlines } from "../../contract/rules/article-markup.ts";
import { escapeHtml, escapeText } from "./html-text.ts";
import { tokenize, type HtmlToken } from "./html-tokens.ts";
import { safeImage, safeLink } from "./safe-url.ts";

/** Block elements that contain paragraphs and lists; all others contain text. */
const containers = new Set(["blockquote", "li"]);
const lists = new Set(["ul", "ol"]);
const blocks = new Set<string>(articleBlocks);
const inlines = new Set<string>(articleInlines);
/** Different elements that writers and editors use for the same purpose. */
const synonyms: Record<string, string> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3", b: "strong", i: "em" };
/** Removed, but they end the paragraph before them. */
const boundaries = new Set([
  "div",
  "section",
  "article",
  "header",
  "footer",
  "main",
  "figure",
  "table",
  "tr",
  "pre",
  "address",
]);
/** Deeper than the nesting of any real article. */
const depthMax = 24;

/**
 * Reduces article HTML to headings, paragraphs, lists, quotes, links, pictures, emphasis and code.
 * It uses an allowlist: every tag of the result is written here, from a checked name and checked attributes; everything
 * else is dropped or becomes text. The result is well-formed, and sanitizing it again changes nothing.
 */
export function sanitizeArticle(html: string): string {
  const writer = new ArticleWriter();
  for (const token of tokenize(html)) writer.add(token);
  return writer.finish();
}

class ArticleWriter {
  readonly #pieces: string[] = [];
  readonly #open: string[] = [];

  add(token: HtmlToken): void {
    if (token.type === "text") return this.#text(token.text);
    const name = synonyms[token.name] ?? token.name;
    if (boundaries.has(name)) return this.#leaveText();
    if (token.type === "close") return this.#close(name);
    this.#start(name, token.attributes);
  }

  finish(): string {
    this.#closeTo(0);
    return this.#pieces.join("").trim();
  }

  #text(text: string): void {
    const top = this.#open.at(-1);
    if (top !== undefined && lists.has(top)) {
      if (text.trim() === "") return void this.#pieces.push(escapeText(text));
      this.#push("li");
    }
    this.#pieces.push(escapeText(text));
  }

  #start(name: string, attributes: Map<string, string>): void {
    if (name === "br") return this.#void("<br>");
    if (name === "hr") {
      this.#leaveText();
      return this.#void("<hr>");
    }
    if (name === "img") return this.#image(attributes);
    if (this.#open.length >= depthMax) return;
    if (name === "li") return this.#item();
    if (blocks.has(name)) {
      this.#leaveText();
      this.#itemIfInList();
      return this.#push(name);
    }
    if (!inlines.has(name)) return;
    this.#itemIfInList();
    if (name === "a") return this.#link(attributes);
    if (!this.#open.includes(name)) this.#push(name);
  }

  #item(): void {
    const list = this.#open.findLastIndex((name) => lists.has(name));
    if (list === -1) return;
    this.#closeTo(list + 1);
    this.#push("li");
  }

  #link(attributes: Map<string, string>): void {
    this.#close("a");
    const href = safeLink(attributes.get("href") ?? "");
    if (href === null) return;
    const target = attributes.get("target")?.trim().toLowerCase() === "_blank" ? ' target="_blank"' : "";
    this.#push("a", ` href="${escapeHtml(href)}"${target} rel="noopener noreferrer"`);
  }

  #image(attributes: Map<string, string>): void {
    const source = safeImage(attributes.get("src") ?? "");
    if (source === null) return;
    const alt = escapeText(attributes.get("alt") ?? "").replaceAll('"', "&quot;");
    this.#void(`<img src="${escapeHtml(source)}" alt="${alt}">`);
  }

  #void(tag: string): void {
    this.#itemIfInList();
    this.#pieces.push(tag);
  }

  /** A list may contain only items. */
  #itemIfInList(): void {
    const top = this.#open.at(-1);
    if (top !== undefined && lists.has(top)) this.#push("li");
  }

  /** Closes elements that contain only text, so that a block can follow. */
  #leaveText(): void {
    const holder = this.#open.findLastIndex((name) => containers.has(name) || lists.has(name));
    this.#closeTo(holder + 1);
  }

  #close(name: string): void {
    const index = this.#open.lastIndexOf(name);
    if (index === -1) return;
    // An inline element ends inside its own block; a stray closing tag outside must not close the block.
    if (inlines.has(name) && this.#open.slice(index).some((inner) => blocks.has(inner) || inner === "li")) return;
    this.#closeTo(index);
  }

  #push(name: string, attributes = ""): void {
    this.#open.push(name);
    this.#pieces.push(`<${name}${attributes}>`);
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#pieces.push(`</${this.#open.pop()!}>`);
  }
}
