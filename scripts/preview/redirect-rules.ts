/** One line of a `_redirects` file (docs.netlify.com, "Redirects and rewrites"). */
export interface RedirectRule {
  /** A path, which may end in `/*`. */
  from: string;
  /** A path or an address; `:splat` stands for what `*` matched. */
  to: string;
  status: number;
  /** The rule counts although a file has the path ("200!"). */
  force: boolean;
  /** Query parameters that the request must have. */
  query: Readonly<Record<string, string>>;
  /** The name of the variable that signs the forwarded call. */
  signed: string | null;
}

/** What a host does with a request for which there is no file. */
export type Routing =
  | { kind: "forward"; url: string; signed: string | null }
  | { kind: "redirect"; location: string; status: number }
  | { kind: "file"; path: string; status: number };

const redirectTarget = /^(\/|https?:)/;

const comment = /#.*$/;
const statusWord = /^\d{3}!?$/;

/**
 * Reads a `_redirects` file.
 * @throws Error naming the line that is not understood
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split("\n").flatMap((line, index) => {
    const [from, ...words] = line.replace(comment, "").trim().split(/\s+/);
    if (!from) return [];
    const target = words.findIndex((word) => redirectTarget.test(word));
    const to = words[target];
    if (to === undefined) throw new Error(`_redirects, line ${index + 1}: "${line}" has no target.`);
    const options = words.slice(target + 1);
    const status = options.find((option) => statusWord.test(option)) ?? "301";
    const signed = options.find((option) => option.startsWith("signed="))?.slice("signed=".length) ?? null;
    const query = Object.fromEntries(words.slice(0, target).map((word) => word.split("=")));
    return [{ from, to, status: Number.parseInt(status, 10), force: status.endsWith("!"), query, signed }];
  });
}

/** What `*` matched, "" if the rule has none; null if the rule does not match. */
function match(rule: RedirectRule, pathname: string): string | null {
  if (!rule.from.endsWith("*")) return rule.from === pathname ? "" : null;
  const prefix = rule.from.slice(0, -1);
  if (pathname.startsWith(prefix)) return pathname.slice(prefix.length);
  // `/api/*` is the rule for `/api` too.
  return prefix.endsWith("/") && pathname === prefix.slice(0, -1) ? "" : null;
}

const absoluteAddress = /^https?:\/\//;

/**
 * The first rule that matches decides. A query is passed on to the target.
 * @param search of the request, with its question mark
 * @returns null if no rule matches
 */
export function route(rules: readonly RedirectRule[], pathname: string, search: string): Routing | null {
  const asked = new URLSearchParams(search);
  for (const rule of rules) {
    const splat = match(rule, pathname);
    const hasQuery = Object.entries(rule.query).every(([name, value]) => asked.get(name) === value);
    if (splat === null || !hasQuery) continue;
    const target = rule.to.replace(":splat", () => splat);
    if (rule.status >= 300 && rule.status < 400) return { kind: "redirect", location: target, status: rule.status };
    if (!absoluteAddress.test(target)) return { kind: "file", path: target, status: rule.status };
    const url = new URL(target);
    for (const [name, value] of asked) url.searchParams.append(name, value);
    return { kind: "forward", url: url.href, signed: rule.signed };
  }
  return null;
}
