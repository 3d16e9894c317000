import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { useOffline } from "@/lib/use-offline.ts";
import { historyOptions } from "../api/list-history.ts";
import { historyTexts } from "../history-texts.ts";
import { useLiveHistory } from "../use-live-history.ts";
import { HistoryList } from "./history-list.tsx";

const ClearHistoryDialog = lazyDialog(() => import("./clear-history-dialog.tsx"));

/** The History tab: everything that was generated, and the button to clear it. */
export default function HistoryTab() {
  const [confirming, setConfirming] = useState(false);
  const close = useCallback(() => {
    setConfirming(false);
  }, []);
  const { data } = useInfiniteQuery(historyOptions);
  useLiveHistory();
  const { offline } = useOffline();
  const filled = (data?.pages[0]?.entries.length ?? 0) > 0;
  return (
    <Card aria-labelledby="history-title" className="grid gap-3 p-5 sm:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="history-title" className="text-xl">
          {historyTexts.title}
        </h2>
        {filled && (
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
        )}
      </div>
      <HistoryList />
      {confirming && <ClearHistoryDialog onClose={close} />}
    </Card>
  );
}
