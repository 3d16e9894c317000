import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { SmokeCheck } from "./check.ts";

const isPage = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

/** The static files of the page at their public address. */
export function pageChecks(siteUrl: string): SmokeCheck[] {
  return [
    {
      title: "Page",
      async run() {
        const response = await fetch(siteUrl);
        if (response.status !== 200 || !isPage(response))
          return `${siteUrl} responds with ${response.status}. Is dist/ published there?`;
        if (response.headers.get("content-security-policy") === null)
          return "The page has no Content-Security-Policy. The host must send the headers in dist/_headers.";
        return null;
      },
    },
    {
      title: "Missing file",
      async run() {
        const response = await fetch(`${siteUrl}/assets/missing.js`);
        if (response.status !== 404)
          return `A request for a file that does not exist returns ${response.status} instead of 404. Browsers would keep the page as a script.`;
        return (response.headers.get("cache-control") ?? "").includes("immutable")
          ? "A file that does not exist may be cached for a year."
          : null;
      },
    },
    {
      title: "API through the page's address",
      async run() {
        const response = await fetch(`${siteUrl}${endpoints.getStatus.path}`);
        if (isPage(response))
          return 'The host serves the page at /api. Its rewrites are missing; see "Static hosts" in docs/deploy-reference.md.';
        if (response.status === 200) return null;
        return `${siteUrl}${endpoints.getStatus.path} responds with ${response.status}: ${(await response.text()).slice(0, 300)}`;
      },
    },
  ];
}
