import { authPath, functionsPath, realtimePath, restPath, storagePath } from "../../supabase/functions/_shared/contract/supabase-paths.ts";
import { contentSecurityPolicy, securityHeaders } from "../stack/security-headers.ts";

/**
 * What the page's origin sends on: the product's API, and the functions by name, whose webhook Stripe calls here. For social
 * sign-in, live updates and media the page calls the project itself, at the address that `/api/status` names.
 */
const forwarded = ["/api", functionsPath] as const;

/** Supabase's other paths are nobody's at this origin; the API says so in JSON, where the page would answer otherwise. */
const refused = [authPath, restPath, storagePath, realtimePath] as const;

/** The variable of the static host that holds ORIGIN_SECRET. The files name it and never hold its value. */
const secretVariable = "ORIGIN_SECRET";

export interface Host {
  /** The project's reference: the first label of its address. */
  projectRef: string;
  /** The public origin of the page, https, without a trailing slash. */
  siteUrl: string;
  /** Cards are paid by Stripe: the page may load its script and frames. */
  stripe?: boolean;
  /** ORIGIN_SECRET is set: forwarded calls prove that they come from this host. */
  signed?: boolean;
}

const supabaseUrl = (projectRef: string) => `https://${projectRef}.supabase.co`;

function target(projectRef: string, prefix: string): string {
  return supabaseUrl(projectRef) + (prefix === functionsPath ? prefix : `${functionsPath}/api${prefix.replace(/^\/api$/, "")}`);
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

/**
 * `_redirects` as Netlify reads it: 200 with another host's address forwards the call, `signed` names the variable whose
 * value signs it. The fallback to the page comes last.
 */
export function redirectsFile({ projectRef, signed = false }: Host): string {
  const suffix = signed ? ` signed=${secretVariable}` : "";
  const rules = [...forwarded, ...refused].map((prefix) => `${prefix}/* ${target(projectRef, prefix)}/:splat 200${suffix}`);
  return [...rules, "/* /index.html 200", ""].join("\n");
}

/** `_headers` for the same host and those that read it alike. */
export function headersFile(host: Host): string {
  const everywhere = Object.entries(headers(host)).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...everywhere, "/assets/*", `  cache-control: ${immutable}`, "/index.html", "  cache-control: no-cache", ""].join("\n");
}

/** Sets `x-origin-secret` on a forwarded call; Vercel puts the variable's value in. */
const showSecret = [{ type: "request.headers", op: "set", target: { key: "x-origin-secret" }, args: `$${secretVariable}`, env: [secretVariable] }];

/** `vercel.json` with the same rules and headers, as `routes`: only those can add a header to a forwarded call. */
export function vercelFile(host: Host): string {
  const transforms = host.signed ? { transforms: showSecret } : {};
  const routes = [
    { src: "/(.*)", headers: headers(host), continue: true },
    { src: "/assets/(.*)", headers: { "cache-control": immutable }, continue: true },
    ...[...forwarded, ...refused].map((prefix) => ({ src: `${prefix}/(.*)`, dest: `${target(host.projectRef, prefix)}/$1`, ...transforms })),
    { handle: "filesystem" },
    { src: "/((?!assets/).*)", dest: "/index.html" },
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}
