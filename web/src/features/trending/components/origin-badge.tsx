import { trendOriginLabels, type TrendOrigin } from "@contract/wire/trending.ts";
import { CalendarDays, Sparkles, Users, type LucideIcon } from "lucide-react";

const icons: Record<TrendOrigin, LucideIcon> = { site: Users, model: Sparkles, calendar: CalendarDays };

/** The source of an item, in one word. */
export function OriginBadge({ origin }: { origin: TrendOrigin }) {
  const Icon = icons[origin];
  const { label, description } = trendOriginLabels[origin];
  return (
    <span
      title={description}
      className="inline-flex items-center gap-1 whitespace-nowrap text-xs font-medium text-muted-foreground"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Source: </span>
      {label}
    </span>
  );
}
