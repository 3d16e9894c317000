import { platforms, type PlatformId } from "@contract/rules/platforms.ts";
import type { ReactNode } from "react";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { cn } from "@/lib/cn.ts";
import { checkerTexts } from "../checker-texts.ts";
import type { PlatformReport } from "../platform-report.ts";

interface PlatformReportsProps {
  reports: readonly PlatformReport[];
  chosen: PlatformId;
  onChoose: (platform: PlatformId) => void;
  /** The preview of the chosen platform. */
  children: ReactNode;
}

/** The length and the notes for each platform, as tabs; the chosen one also has the preview. */
export function PlatformReports({ reports, chosen, onChoose, children }: PlatformReportsProps) {
  return (
    <Card aria-labelledby="platforms-title" className="grid gap-3 p-5">
      <h2 id="platforms-title" className="text-xl">
        {checkerTexts.platforms}
      </h2>
      <Tabs
        value={chosen}
        onValueChange={(id) => {
          onChoose(id as PlatformId);
        }}
      >
        <TabList label={checkerTexts.platforms} className="grid! grid-cols-2 gap-1 sm:grid-cols-4">
          {reports.map((report) => (
            <Tab
              key={report.platform}
              value={report.platform}
              className="h-auto! min-h-14 flex-col gap-0.5! px-1! py-1.5"
            >
              <span className="inline-flex items-center gap-1.5">
                <PlatformIcon platform={report.platform} className="size-4" />
                {platforms[report.platform].label}
              </span>{" "}
              <Count report={report} />
            </Tab>
          ))}
        </TabList>
        {reports.map(({ platform, notes }) => (
          <TabPanel key={platform} value={platform} className="pt-4">
            {platform === chosen && (
              <>
                {notes.length > 0 && (
                  <ul className="mb-4 grid list-disc gap-1 pl-5 text-[0.9375rem] marker:text-primary-text">
                    {notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                )}
                <h3 className="sr-only">{checkerTexts.preview}</h3>
                {children}
              </>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Card>
  );
}

function Count({ report: { length, lengthMax, fits } }: { report: PlatformReport }) {
  const words = `${length.toLocaleString("en")}/${lengthMax.toLocaleString("en")}`;
  return (
    <span className={cn("text-xs font-medium tabular-nums", fits ? "text-success-text" : "text-destructive-text")}>
      <span aria-hidden="true">{`${words} ${fits ? "✓" : "✗"}`}</span>
      <span className="sr-only">{`${words}, ${fits ? "fits" : "does not fit"}`}</span>
    </span>
  );
}
