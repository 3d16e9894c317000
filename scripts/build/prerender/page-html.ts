import { productName } from "../../../supabase/functions/_shared/contract/rules/brand.ts";
import {
  prerenderedAttribute,
  returningAttribute,
  undecidedAttribute,
} from "../../../supabase/functions/_shared/contract/rules/prerendering.ts";
import type { Article } from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import { articleData, inlineJson, sharedPicture } from "./structured-data.ts";
import { siteUrlPlaceholder } from "../../site/site-url.ts";
import { earlyScript } from "../../site/early-script.ts";
import { escapeHtml } from "../../server/escape-html.ts";

/** What the head of a public page says. */
export interface PageHead {
  /** The address, with a leading slash. */
  address: string;
  /** Without the name of the product. */
  title: string;
  description: string;
  /** What does not work without JavaScript; null if everything does. */
  needsScript: string | null;
  /** Opened by a mailed link: search engines do not list it. */
  isPrivate?: boolean;
  /** The article that the page shows. */
  article?: Article;
}

/** Names of the build's files for a page, with a leading slash. */
export interface PageFiles {
  /** The script that starts the page. */
  entry: string;
  /** Scripts that it imports, requested together with it. */
  scripts: readonly string[];
  /** The complete style sheet. */
  styles: string;
}

/**
 * Hides what would be wrong: what is only true for a visitor while somebody may be signed in, and what differs on a
 * device that stores something. The script at the start of the page sets the attributes, `TakeOver` removes them.
 */
const hidden = `[${undecidedAttribute}] [data-visitor],[${returningAttribute}] [data-first-visit]{visibility:hidden}`;

function noScriptNote(needsScript: string | null): string {
  if (needsScript === null) return "";
  const text = `${escapeHtml(needsScript)} Please turn it on and reload the page. Everything else can be read without it.`;
  return `<noscript><p role="note" class="noscript">${text}</p></noscript>`;
}

/** Without JavaScript, a form would send its fields to nowhere. */
const noScriptStyles =
  "<noscript><style>form,section:has([role=tabpanel] form){display:none!important}.noscript{margin:0;padding:.75rem 1rem;background:var(--color-info-soft);color:var(--color-info-text);text-align:center}</style></noscript>";

function pictureTags(article: Article | undefined): string[] {
  const picture = article ? sharedPicture(article) : `${siteUrlPlaceholder}/icon-512.png`;
  return [
    `<meta property="og:image" content="${escapeHtml(picture)}">`,
    `<meta name="twitter:card" content="${article ? "summary_large_image" : "summary"}">`,
    ...(article ? [`<meta property="article:published_time" content="${escapeHtml(article.createdAt)}">`] : []),
  ];
}

/** How search engines and shared links show the page, or that they should not. */
function listingTags(head: PageHead): string[] {
  if (head.isPrivate) return ['<meta name="robots" content="noindex">'];
  const title = escapeHtml(`${head.title} · ${productName}`);
  const description = escapeHtml(head.description);
  const canonical = siteUrlPlaceholder + escapeHtml(head.address);
  return [
    `<meta name="description" content="${description}"><link rel="canonical" href="${canonical}">`,
    `<meta property="og:type" content="${head.article ? "article" : "website"}"><meta property="og:site_name" content="${productName}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}">`,
    ...pictureTags(head.article),
  ];
}

/** What search engines read about an article, and what the page takes over, which is the same text as data. */
function dataTags(article: Article): string[] {
  return [
    `<script type="application/ld+json">${inlineJson(articleData(article))}</script>`,
    `<script type="application/json" id="article-data">${inlineJson(article)}</script>`,
  ];
}

/** The script at the start of the page, with the names of what it requests. */
function inlineScript({ styles, scripts, entry }: PageFiles): string {
  const attributes = { styles, scripts: scripts.join(" "), entry };
  const named = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script${named.join("")}>${earlyScript}</script>`;
}

/**
 * The file of a prerendered page.
 * @param shared the tags that every page has: icons, theme colors, the manifest, and the fonts with their faces
 * @param css the part of the style sheet that the markup needs
 */
export function pageHtml(
  head: PageHead,
  files: PageFiles,
  { markup, css, shared }: { markup: string; css: string; shared: string },
): string {
  const title = escapeHtml(`${head.title} · ${productName}`);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title>${inlineScript(files)}`,
    `<style>${css}${hidden}</style>${noScriptStyles}`,
    ...listingTags(head),
    shared,
    `</head><body>${noScriptNote(head.needsScript)}`,
    ...(head.article ? dataTags(head.article) : []),
    `<div id="root" ${prerenderedAttribute}="${escapeHtml(head.address)}">${markup}</div>`,
    `</body></html>\n`,
  ].join("");
}
