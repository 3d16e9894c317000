/** The query parameter of a shared read with which a person asks for a response that contains their own change. */
export const freshParameter = "fresh";

/** How long after a change its maker asks that way, in milliseconds: by then, everybody sees it. */
export const freshForMs = 60_000;

/**
 * The path of a shared read that contains a change.
 * @param path of a read, possibly with a query
 * @param changedAt when the change was made, in milliseconds; it makes the address one that no shared cache has stored
 */
export function freshPath(path: string, changedAt: number): string {
  return `${path}${path.includes("?") ? "&" : "?"}${freshParameter}=${changedAt}`;
}
