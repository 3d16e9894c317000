/**
 * On every answer of the API: it is data for one person, never a page, never kept.
 * @param siteUrl where the site is; on https browsers are told to stay there
 */
export function answerHeaders(siteUrl: URL): [string, string][] {
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
