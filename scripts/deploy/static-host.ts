import { sharedPage, sharePath } from "../../supabase/functions/_shared/contract/rules/share-target.ts";
import {
  authPath,
  functionsPath,
  realtimePath,
  restPath,
  storagePath,
} from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { pagePaths, type PrerenderedPage } from "../site/prerendered.ts";
import { contentSecurityPolicy, securityHeaders } from "../site/security-headers.ts";

/**
 * The paths that the page's origin forwards: the product's API, and the functions by name, because Stripe calls the
 * webhook here. For social sign-in, live updates and media, the page calls the project itself, at the address in
 * `/api/status`.
 */
const forwarded = ["/api", functionsPath] as const;

/**
 * Supabase's other paths do not exist at this origin. The API says so in JSON, where the page would otherwise respond.
 */
const refused = [authPath, restPath, storagePath, realtimePath] as const;

/** The variable of the static host that contains ORIGIN_SECRET. The files contain its name, never its value. */
const secretVariable = "ORIGIN_SECRET";

export interface Host {
  /** Where the project is, if not at the address of its reference: a project on this machine. */
  supabaseUrl?: string;
  /** The project's reference: the first label of its address. */
  projectRef: string;
  /** The public origin of the page: https, without a trailing slash. */
  siteUrl: string;
  /** Stripe handles card payments: the page may load its script and frames. */
  stripe?: boolean;
  /** Where the page reports errors; see `parseDsn`. */
  errorTrackingOrigin?: string | undefined;
  /**
   * Where the functions run, for example eu-central-1; without it, near each person and far from the database
   * (supabase.com/docs/guides/functions/regional-invocation).
   */
  region?: string;
  /** ORIGIN_SECRET is set: forwarded requests prove that they come from this host. */
  signed?: boolean;
  /** The prerendered pages of the build; all other addresses get index.html. */
  pages?: readonly PrerenderedPage[];
}

const supabaseUrlOf = ({ projectRef, supabaseUrl }: Host) => supabaseUrl ?? `https://${projectRef}.supabase.co`;

function target(host: Host, prefix: string): string {
  return (
    supabaseUrlOf(host) + (prefix === functionsPath ? prefix : `${functionsPath}/api${prefix.replace(/^\/api$/, "")}`)
  );
}

/** The same headers that the local gateway sets, so that a page that works locally also works here. */
function headers(host: Host): Record<string, string> {
  const { siteUrl, stripe = false, errorTrackingOrigin } = host;
  const policy = { siteUrl, supabaseUrl: supabaseUrlOf(host), stripe, errorTrackingOrigin };
  return {
    ...securityHeaders,
    "content-security-policy": contentSecurityPolicy(policy),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
}

/**
 * Files with a hash in their name never change. The page itself is revalidated every time, so that a deployment is
 * visible immediately.
 */
const immutable = "public, max-age=31536000, immutable";

/** The service worker keeps its name: a browser that kept the file would keep the version. */
const workerFile = "/service-worker.js";

/**
 * `_redirects` as Netlify reads it: 200 with another host's address forwards the call, `signed` names the variable
 * whose value signs it. The prerendered pages come before the fallback to index.html.
 */
export function redirectsFile(host: Host): string {
  const { region, signed = false, pages = [] } = host;
  const suffix = signed ? ` signed=${secretVariable}` : "";
  const query = region === undefined ? "" : `?forceFunctionRegion=${region}`;
  const rules = [...forwarded, ...refused].map(
    (prefix) => `${prefix}/* ${target(host, prefix)}/:splat${query} 200${suffix}`,
  );
  // A browser follows 302 after a form with GET; Netlify knows no 303.
  rules.push(`${sharePath} ${sharedPage} 302`);
  // With "!", because /auth.html counts as the file of /auth, whatever the query says.
  for (const { path, query: selected, file } of pages)
    rules.push(`${path}${selected ? ` ${selected.parameter}=${selected.value}` : ""} ${file} 200!`);
  // A request for a script that is gone must not get the page. The API responds with 404, without the headers of the
  // folder, by which a browser would keep the response for a year.
  rules.push(`/assets/* ${target(host, "/api")}/assets/:splat 200`);
  for (const path of drawnPaths(host)) rules.push(`${path} /index.html 200`);
  return [...rules, "/* /index.html 404", ""].join("\n");
}

/** The addresses of pages that index.html draws, because they are not rendered to a file. */
const drawnPaths = ({ pages = [] }: Host): string[] =>
  pagePaths.filter((path) => !pages.some((page) => page.path === path && !page.query));

/** `_headers` for the same host and those that read it alike. */
export function headersFile(host: Host): string {
  const everywhere = Object.entries(headers(host)).map(([name, value]) => `  ${name}: ${value}`);
  return [
    "/*",
    ...everywhere,
    "/assets/*",
    `  cache-control: ${immutable}`,
    // The rules for pages are about the addresses under which they are shown.
    ...["/index.html", workerFile, ...new Set((host.pages ?? []).flatMap(({ path, file }) => [path, file]))].flatMap(
      (path) => [path, "  cache-control: no-cache"],
    ),
    "",
  ].join("\n");
}

/** Sets a header of a forwarded call. */
const requestHeader = (key: string, args: string, env?: string[]) => ({
  type: "request.headers",
  op: "set",
  target: { key },
  args,
  ...(env && { env }),
});

/** Headers that Vercel adds to forwarded calls; it puts a variable's value in. */
function transforms({ region, signed = false }: Host) {
  const all = [
    ...(signed ? [requestHeader("x-origin-secret", `$${secretVariable}`, [secretVariable])] : []),
    ...(region === undefined ? [] : [requestHeader("x-region", region)]),
  ];
  return all.length > 0 ? { transforms: all } : {};
}

/**
 * `vercel.json` with the same rules and headers, as `routes`, because only those can add a header to a forwarded
 * request.
 */
export function vercelFile(host: Host): string {
  const routes = [
    { src: "/(.*)", headers: headers(host), continue: true },
    { src: "/assets/(.*)", headers: { "cache-control": immutable }, continue: true },
    { src: workerFile, headers: { "cache-control": "no-cache" }, continue: true },
    ...[...forwarded, ...refused].map((prefix) => ({
      src: `${prefix}/(.*)`,
      dest: `${target(host, prefix)}/$1`,
      ...transforms(host),
    })),
    { src: sharePath, status: 303, headers: { location: sharedPage } },
    ...(host.pages ?? []).map(({ path, query, file }) => ({
      src: path,
      ...(query ? { has: [{ type: "query", key: query.parameter, value: query.value }] } : {}),
      dest: file,
      headers: { "cache-control": "no-cache" },
    })),
    { handle: "filesystem" },
    { src: "/assets/(.*)", status: 404, headers: { "cache-control": "no-store" } },
    ...drawnPaths(host).map((path) => ({ src: path.replace("*", "(.*)"), dest: "/index.html" })),
    { src: "/(.*)", dest: "/index.html", status: 404 },
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}
