/** A CSP violation as it is counted, without the address of a page or a person. */
export interface CspReport {
  directive: string;
  blocked: string;
}

/** The most reports of one request that are counted. */
const reportsMax = 20;

/** The directives of CSP level 3 (www.w3.org/TR/CSP3, section 6); others are counted as "other". */
const directives = new Set([
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "sandbox",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
]);

/** Keywords that replace an address (section 5.1 of the same document, and the schemes without a host). */
const keywords = new Set([
  "inline",
  "eval",
  "wasm-eval",
  "self",
  "data",
  "blob",
  "filesystem",
  "about",
  "trusted-types-policy",
  "trusted-types-sink",
]);

/**
 * Parses both formats in which browsers report: `application/csp-report` (one object under "csp-report") and
 * `application/reports+json` (a list whose entries of the type "csp-violation" have a "body").
 * @param sent parsed JSON of any shape; invalid reports are skipped
 */
export function readCspReports(sent: unknown): CspReport[] {
  const bodies = Array.isArray(sent)
    ? sent.filter((entry) => field(entry, "type") === "csp-violation").map((entry) => field(entry, "body"))
    : [field(sent, "csp-report")];
  return bodies.slice(0, reportsMax).flatMap((body) => {
    const directive =
      field(body, "effectiveDirective") ?? field(body, "effective-directive") ?? field(body, "violated-directive");
    const blocked = field(body, "blockedURL") ?? field(body, "blocked-uri");
    if (typeof directive !== "string") return [];
    return [{ directive: directiveName(directive), blocked: blockedOrigin(blocked) }];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Older browsers send the whole directive with its sources. */
function directiveName(text: string): string {
  const name = text.trim().split(/\s/, 1)[0]!.toLowerCase();
  return directives.has(name) ? name : "other";
}

const fetchedProtocol = /^(?:https?|wss?):$/;

function blockedOrigin(blocked: unknown): string {
  if (typeof blocked !== "string" || blocked === "") return "none";
  const text = blocked.toLowerCase();
  if (keywords.has(text)) return text;
  if (!URL.canParse(text)) return "other";
  const { protocol, host } = new URL(text);
  if (!fetchedProtocol.test(protocol)) return keywords.has(protocol.slice(0, -1)) ? protocol.slice(0, -1) : "other";
  const origin = `${protocol}//${host}`;
  return origin.length <= 100 ? origin : "other";
}
