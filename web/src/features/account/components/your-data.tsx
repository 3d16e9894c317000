import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { accountTexts } from "../account-texts.ts";
import { downloadData, type DataFile } from "../api/download-data.ts";

const labels: Record<DataFile, string> = { data: accountTexts.downloadData, captions: accountTexts.downloadCaptions };

/** Downloads of the account's data, one at a time. */
export function YourData() {
  const [running, setRunning] = useState<DataFile | null>(null);

  async function start(which: DataFile) {
    setRunning(which);
    try {
      await downloadData(which);
      toast({ title: accountTexts.downloadReady, description: accountTexts.downloadReadyText });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const description = readableError(error, accountTexts.downloadFailed);
      toast({ title: accountTexts.downloadFailed, description, variant: "destructive" });
    } finally {
      setRunning(null);
    }
  }

  return (
    <section
      aria-labelledby="data-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border px-5 py-5 sm:px-6"
    >
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h3 id="data-title" className="text-base">
          {accountTexts.dataTitle}
        </h3>
        <p className="text-sm">{accountTexts.dataText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(["data", "captions"] as const).map((which) => (
          <Button
            key={which}
            variant="outline"
            loading={running === which}
            disabled={running !== null && running !== which}
            onClick={() => {
              void start(which);
            }}
          >
            <Download aria-hidden="true" className="size-4" />
            {labels[which]}
          </Button>
        ))}
      </div>
    </section>
  );
}
