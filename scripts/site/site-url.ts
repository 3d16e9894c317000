import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Stands in the built pages and in the sitemap where the site's own address belongs: the build does not know it. The
 * local gateway puts it in while it serves a file, and a deployment before the files are uploaded.
 */
export const siteUrlPlaceholder = "https://site.invalid";

/** Kinds of files that may name the site's address. */
const named = /\.(?:html|xml|txt)$/;

/** Whether a file may name the site's address. @param path with its extension */
export function namesSite(path: string): boolean {
  return named.test(path);
}

/** @param siteUrl the public origin, without a trailing slash */
export function withSiteUrl(text: string, siteUrl: string): string {
  return text.replaceAll(siteUrlPlaceholder, siteUrl);
}

/**
 * Puts the site's address into the files of a build.
 * @returns the files that were changed, whose compressed copies are out of date
 */
export function fillSiteUrl(directory: string, siteUrl: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter(namesSite)
    .map((name) => join(directory, name))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      if (!text.includes(siteUrlPlaceholder)) return false;
      writeFileSync(file, withSiteUrl(text, siteUrl));
      return true;
    });
}
