/** Path and query of a request line; null for any other kind of target (`http://…`, `*`, `//host`). */
export function targetOf(url: string | undefined): { pathname: string; search: string } | null {
  if (!url?.startsWith("/") || url.startsWith("//") || !URL.canParse(url, "http://host")) return null;
  const { pathname, search } = new URL(url, "http://host");
  return { pathname, search };
}
