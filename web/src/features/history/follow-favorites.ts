import type { InfiniteData, Query } from "@tanstack/react-query";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import type { HistoryPage } from "./api/list-history.ts";
import { withFavorites } from "./changed-entries.ts";
import { isLoaded } from "./newest.ts";

type History = InfiniteData<HistoryPage, string>;

/** Whether a list of favorites lacks an entry, for example because it is being read. */
function lacks({ queryKey, state }: Query, entryId: string): boolean {
  const onlyFavorites = new URLSearchParams(String(queryKey[1] ?? "")).has("favorites");
  const history = state.data as History | undefined;
  return onlyFavorites && !(history && isLoaded(history, entryId));
}

/** Shows favorites that were marked anywhere on the page, also while the history is not on the screen. */
favoritesChanged.on(({ entryId, favorites, isStored }) => {
  const { captionHistory: queryKey } = queryKeys;
  queryClient.setQueriesData<History>({ queryKey }, (history) => history && withFavorites(history, entryId, favorites));
  // A list that was asked for before the favorite was stored does not have it.
  if (isStored && favorites.length > 0) {
    void queryClient.invalidateQueries({ queryKey, predicate: (query) => lacks(query, entryId) });
  }
});
