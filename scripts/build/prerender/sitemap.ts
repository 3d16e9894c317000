import { siteUrlPlaceholder } from "../../site/site-url.ts";
import { escapeHtml } from "../../server/escape-html.ts";

export interface SitemapEntry {
  /** The address, with a leading slash. */
  address: string;
  /** When its content was published; undefined if it belongs to the product. ISO 8601. */
  publishedAt?: string;
}

/** `sitemap.xml` as sitemaps.org describes it. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, publishedAt }) => {
    const lastModified = publishedAt ? `<lastmod>${publishedAt.slice(0, 10)}</lastmod>` : "";
    return `  <url><loc>${escapeHtml(siteUrlPlaceholder + address)}</loc>${lastModified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
