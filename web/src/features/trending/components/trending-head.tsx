import type { ReactNode } from "react";
import { trendingTexts } from "../trending-texts.ts";

const longDate = new Intl.DateTimeFormat("en", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** @param date the UTC date of the data, YYYY-MM-DD */
export function TrendingHead({ date, children }: { date: string | null; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div>
        <h1 className="text-4xl sm:text-5xl">{trendingTexts.title}</h1>
        <p className="mt-2 min-h-6 text-muted-foreground">
          {date && <time dateTime={date}>{longDate.format(new Date(`${date}T00:00:00Z`))} (UTC)</time>}
        </p>
        <p className="mt-2 max-w-2xl">{trendingTexts.intro}</p>
      </div>
      <div className="min-h-12 md:min-h-[4.25rem]">{children}</div>
    </div>
  );
}
