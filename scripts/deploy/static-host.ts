import { contentSecurityPolicy, securityHeaders } from "../stack/security-headers.ts";

/** Paths that belong to Supabase; everything else is the page. The page and its API share one origin. */
const forwarded = ["/api", "/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1", "/realtime/v1"] as const;

function target(projectRef: string, prefix: string): string {
  return `https://${projectRef}.supabase.co${prefix === "/api" ? "/functions/v1/api" : prefix}`;
}

/** `_redirects` for hosts of the Netlify and Cloudflare Pages kind. The fallback to the page comes last. */
export function redirectsFile(projectRef: string): string {
  const rules = forwarded.map((prefix) => `${prefix}/* ${target(projectRef, prefix)}/:splat 200`);
  return [...rules, "/* /index.html 200", ""].join("\n");
}

/** `_headers` for the same hosts: the headers that the local gateway sets as well. */
export function headersFile(): string {
  const lines = Object.entries({ ...securityHeaders, "content-security-policy": contentSecurityPolicy() }).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "  strict-transport-security: max-age=31536000; includeSubDomains", "/assets/*", "  cache-control: public, max-age=31536000, immutable", "/index.html", "  cache-control: no-cache", ""].join("\n");
}

/** `vercel.json` with the same rewrites and headers. */
export function vercelFile(projectRef: string): string {
  const headers = Object.entries({ ...securityHeaders, "content-security-policy": contentSecurityPolicy() }).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      rewrites: [
        ...forwarded.map((prefix) => ({ source: `${prefix}/:path*`, destination: `${target(projectRef, prefix)}/:path*` })),
        { source: "/((?!assets/).*)", destination: "/index.html" },
      ],
      headers: [
        { source: "/(.*)", headers },
        { source: "/assets/(.*)", headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }] },
      ],
    },
    null,
    2,
  )}\n`;
}
