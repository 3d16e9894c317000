import { scoreBand, type ScoreBand } from "@contract/rules/trending-score.ts";
import { cn } from "@/lib/cn.ts";

const colors: Record<ScoreBand, string> = {
  red: "bg-heat-red",
  orange: "bg-heat-orange",
  yellow: "bg-heat-yellow",
  blue: "bg-heat-blue",
};

/** A score from 0 to 100 as a bar in its band's color, with the number next to it. */
export function ScoreMeter({ score, className }: { score: number; className?: string }) {
  return (
    <span data-band={scoreBand(score)} className={cn("flex items-center gap-2", className)}>
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-sm bg-border">
        <span className={cn("block h-full rounded-sm", colors[scoreBand(score)])} style={{ width: `${score}%` }} />
      </span>
      <span className="text-sm font-semibold tabular-nums">
        <span className="sr-only">Score </span>
        {score}
      </span>
    </span>
  );
}
