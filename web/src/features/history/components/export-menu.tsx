import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { useOffline } from "@/lib/use-offline.ts";
import { exportHistory, type ExportFormat } from "../api/export-history.ts";
import { historyTexts } from "../history-texts.ts";

const formats = ["csv", "text"] as const;

/** Downloads the history, or what a filter found. @param search from `filterSearch` */
export function ExportMenu({ search }: { search: string }) {
  const { offline } = useOffline();
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState(false);

  async function start(format: ExportFormat, what: string) {
    setOpen(false);
    setRunning(true);
    try {
      await exportHistory(format, what);
      toast({ title: historyTexts.exported });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const description = readableError(error, historyTexts.pleaseTryAgain);
      toast({ title: historyTexts.exportFailed, description, variant: "destructive" });
    } finally {
      setRunning(false);
    }
  }
  const choices = (title: string, what: string) => (
    <fieldset className="grid">
      <legend className="px-2.5 pb-0.5 pt-1.5 text-xs font-semibold text-muted-foreground">{title}</legend>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="flex min-h-11 items-center rounded-sm px-2.5 text-left text-sm font-semibold hover:bg-sunken focus-visible:bg-sunken"
          onClick={() => {
            void start(format, what);
          }}
        >
          {historyTexts[format]}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" size="sm" loading={running} disabled={offline}>
          <Download aria-hidden="true" className="size-4" />
          {historyTexts.export}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-56" aria-label={historyTexts.export}>
        {search !== "" && choices(historyTexts.exportFound, search)}
        {choices(historyTexts.exportAll, "")}
      </PopoverContent>
    </Popover>
  );
}
