import type { InfiniteData } from "@tanstack/react-query";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import type { HistoryPage } from "./api/list-history.ts";
import { withFavorites } from "./changed-entries.ts";

/** Shows favorites that were marked anywhere on the page, also while the history is not on the screen. */
favoritesChanged.on(({ entryId, favorites }) => {
  queryClient.setQueriesData<InfiniteData<HistoryPage, string>>(
    { queryKey: queryKeys.captionHistory },
    (history) => history && withFavorites(history, entryId, favorites),
  );
});
