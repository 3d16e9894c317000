import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { namesSite, siteUrlPlaceholder, withSiteUrl } from "../../site/site-url.ts";

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      // Compressed once for each start of the server, while somebody waits.
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
} as const;
export type Encoding = keyof typeof compress;

/** A file's content as it is sent, and the tag that changes with it. */
export interface SiteFile {
  body: Buffer;
  tag: string;
}

/**
 * Fills in the site's address in the files of a build that name it, and keeps the results.
 * @param siteUrl the public origin, without a trailing slash
 * @returns reads a file in an encoding; null if it does not name the site and can be sent as it is. `version` changes
 * with the file
 */
export function siteFiles(
  siteUrl: string,
): (file: string, version: string, encoding: Encoding) => Promise<SiteFile | null> {
  const kept = new Map<string, { version: string; sent: Promise<SiteFile | null> }>();
  async function fill(file: string, encoding: Encoding): Promise<SiteFile | null> {
    const text = await readFile(file, "utf8");
    if (!text.includes(siteUrlPlaceholder)) return null;
    const body = await compress[encoding](withSiteUrl(text, siteUrl));
    return { body, tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"` };
  }
  return (file, version, encoding) => {
    if (!namesSite(file)) return Promise.resolve(null);
    const key = `${encoding} ${file}`;
    const before = kept.get(key);
    if (before?.version === version) return before.sent;
    const sent = fill(file, encoding);
    kept.set(key, { version, sent });
    sent.catch(() => kept.delete(key));
    return sent;
  };
}
