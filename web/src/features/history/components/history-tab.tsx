import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { useOffline } from "@/lib/use-offline.ts";
import { historyOptions } from "../api/list-history.ts";
import { filterSearch, noFilter, type HistoryFilter } from "../history-filter.ts";
import "../follow-favorites.ts";
import { historyTexts } from "../history-texts.ts";
import { useLiveHistory } from "../use-live-history.ts";
import { ExportMenu } from "./export-menu.tsx";
import { HistoryList } from "./history-list.tsx";
import { HistorySearch } from "./history-search.tsx";

const ClearHistoryDialog = lazyDialog(() => import("./clear-history-dialog.tsx"));

/** The History tab: everything that was generated, what can be found in it, and the button to clear it. */
export default function HistoryTab() {
  const [confirming, setConfirming] = useState(false);
  const close = useCallback(() => {
    setConfirming(false);
  }, []);
  const [filter, setFilter] = useState(noFilter);
  const change = useCallback((part: Partial<HistoryFilter>) => {
    setFilter((now) => ({ ...now, ...part }));
  }, []);
  const { data } = useInfiniteQuery(historyOptions);
  useLiveHistory();
  const { offline } = useOffline();
  const filled = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <Card aria-labelledby="history-title" className="grid gap-3 p-5 sm:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="history-title" className="text-xl">
          {historyTexts.title}
        </h2>
        {filled && (
          <div className="flex flex-wrap gap-2">
            <ExportMenu search={filterSearch(filter)} />
            <Button
              variant="outline"
              size="sm"
              disabled={offline}
              onClick={() => {
                setConfirming(true);
              }}
              onPointerEnter={ClearHistoryDialog.warm}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {historyTexts.clear}
            </Button>
          </div>
        )}
      </div>
      {filled && <HistorySearch filter={filter} onChange={change} />}
      <HistoryList
        filter={filled ? filter : noFilter}
        onShowAll={() => {
          setFilter(noFilter);
        }}
      />
      {confirming && <ClearHistoryDialog onClose={close} />}
    </Card>
  );
}
