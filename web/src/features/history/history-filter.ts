import type { PlatformId } from "@contract/rules/platforms.ts";

/** What the list is restricted to; everything in it has to match. */
export interface HistoryFilter {
  query: string;
  /** '' for all platforms. */
  platform: PlatformId | "";
  favorites: boolean;
}

export const noFilter: HistoryFilter = { query: "", platform: "", favorites: false };

/** The filter as query parameters of the API; '' if it restricts nothing. */
export function filterSearch({ query, platform, favorites }: HistoryFilter): string {
  const search = new URLSearchParams();
  // A space at the end says that the last word is complete.
  if (query.trim()) search.set("q", query.trimStart());
  if (platform) search.set("platform", platform);
  if (favorites) search.set("favorites", "true");
  return search.toString();
}
