import { trendingMessages } from "@contract/wire/trending.ts";
import { CalendarClock, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import { trendingTexts } from "../trending-texts.ts";

export function TrendingLoading() {
  return (
    <div aria-busy="true" className="mt-6 grid min-h-dvh content-start gap-6">
      <output className="sr-only">{trendingTexts.loading}</output>
      <Skeleton className="h-[3.25rem] rounded-lg" />
      <Skeleton className="h-12 rounded-md" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

export function TrendingFailed({
  error,
  retrying,
  onRetry,
}: {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}) {
  return (
    <Notice icon={<CloudOff className="size-6" />}>
      <div role="alert" className="grid gap-1">
        <h2 className="text-xl">{trendingMessages.loadFailed}</h2>
        <p className="text-muted-foreground">{readableError(error, trendingTexts.loadFallback)}</p>
      </div>
      <Button loading={retrying} onClick={onRetry}>
        {trendingTexts.retry}
      </Button>
    </Notice>
  );
}

export function TrendingEmpty({ checking, onCheck }: { checking: boolean; onCheck: () => void }) {
  return (
    <Notice icon={<CalendarClock className="size-6" />}>
      <div className="grid gap-1">
        <h2 className="text-xl">{trendingMessages.empty}</h2>
        <p className="text-muted-foreground">{trendingTexts.emptyHint}</p>
      </div>
      <Button variant="outline" loading={checking} onClick={onCheck}>
        Check again
      </Button>
    </Notice>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Card className="mt-6 grid justify-items-center gap-4 px-6 py-16 text-center">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-md bg-info-soft text-info-text">
        {icon}
      </span>
      {children}
    </Card>
  );
}
