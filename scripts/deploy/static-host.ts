import { contentSecurityPolicy, securityHeaders } from "../stack/security-headers.ts";

/** Paths that belong to Supabase; everything else is the page. The page and its API share one origin. */
const forwarded = ["/api", "/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1", "/realtime/v1"] as const;

export interface Host {
  /** The project's reference: the first label of its address. */
  projectRef: string;
  /** The public origin of the page, https, without a trailing slash. */
  siteUrl: string;
  /** Cards are paid by Stripe: the page may load its script and frames. */
  stripe?: boolean;
}

const supabaseUrl = (projectRef: string) => `https://${projectRef}.supabase.co`;

function target(projectRef: string, prefix: string): string {
  return supabaseUrl(projectRef) + (prefix === "/api" ? "/functions/v1/api" : prefix);
}

/** The headers that the local gateway sets as well, so that a page which works here works there. */
function headers({ projectRef, siteUrl, stripe = false }: Host): Record<string, string> {
  return {
    ...securityHeaders,
    "content-security-policy": contentSecurityPolicy({ siteUrl, supabaseUrl: supabaseUrl(projectRef), stripe }),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
}

/** Files with a hash in their name never change; the page itself is asked for every time, so a deploy is seen at once. */
const immutable = "public, max-age=31536000, immutable";

/** `_redirects` as Netlify reads it: 200 with another host's address forwards the call. The fallback to the page comes last. */
export function redirectsFile({ projectRef }: Host): string {
  const rules = forwarded.map((prefix) => `${prefix}/* ${target(projectRef, prefix)}/:splat 200`);
  return [...rules, "/* /index.html 200", ""].join("\n");
}

/** `_headers` for the same host and those that read it alike. */
export function headersFile(host: Host): string {
  const everywhere = Object.entries(headers(host)).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...everywhere, "/assets/*", `  cache-control: ${immutable}`, "/index.html", "  cache-control: no-cache", ""].join("\n");
}

/** `vercel.json` with the same rewrites and headers. */
export function vercelFile(host: Host): string {
  const everywhere = Object.entries(headers(host)).map(([key, value]) => ({ key, value }));
  const rewrites = [
    ...forwarded.map((prefix) => ({ source: `${prefix}/:path*`, destination: `${target(host.projectRef, prefix)}/:path*` })),
    { source: "/((?!assets/).*)", destination: "/index.html" },
  ];
  const rules = [
    { source: "/(.*)", headers: everywhere },
    { source: "/assets/(.*)", headers: [{ key: "cache-control", value: immutable }] },
  ];
  return `${JSON.stringify({ rewrites, headers: rules }, null, 2)}\n`;
}
