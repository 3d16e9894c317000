const linkSeparator = /,(?=\s*<)/;
const linkEntry = /^\s*<([^>]*)>(.*)$/s;
const nextRelation = /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next\s*(?:;|$))/i;

/**
 * The path of the next page in a `Link` header (RFC 8288).
 * @returns a path with its query on this origin, or null if there is no rel="next"
 */
export function nextPath(link: string | null): string | null {
  for (const part of link?.split(linkSeparator) ?? []) {
    const match = linkEntry.exec(part);
    const isNext = match && nextRelation.test(match[2]!);
    if (!isNext) continue;
    // A proxy may make the address absolute; only its path is relevant.
    const url = new URL(match[1]!, "https://origin.invalid");
    return url.pathname + url.search;
  }
  return null;
}
