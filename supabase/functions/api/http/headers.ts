/**
 * Headers of every response of the API: it is data for one person, never a page, and never cached.
 * @param siteUrl the address of the site; on https, browsers are told to use only https
 */
export function responseHeaders(siteUrl: URL): [string, string][] {
  return Object.entries({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(siteUrl.protocol === "https:" ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  });
}
