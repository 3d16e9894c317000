import { ApiError } from "../../_shared/platform/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects requests that another site makes a browser send with our cookies, including sign-in. Another site cannot send
 * an Authorization header without our permission, and a request with neither header does not come from a page.
 * @throws ApiError `foreign_origin`
 */
export function checkOrigin(request: Request, siteUrl: URL): void {
  if (safeMethods.has(request.method) || request.headers.has("authorization")) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const foreign =
    origin === null
      ? site !== null && site !== "same-origin" && site !== "none"
      : origin !== siteUrl.origin && hostOf(origin) !== requestHost(request);
  if (foreign) throw new ApiError("foreign_origin", "This request came from another website and was refused.");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host || null : null;
}

function requestHost(request: Request): string {
  return (
    request.headers.get("x-forwarded-host") ??
    request.headers.get("host") ??
    new URL(request.url).host
  ).toLowerCase();
}
