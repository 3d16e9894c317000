import { characterCount } from "@/lib/character-count.ts";
import { cn } from "@/lib/cn.ts";

interface LengthCounterProps {
  text: string;
  max: number;
  /** The length from which the counter is shown; by default four fifths of the maximum. */
  from?: number;
  className?: string;
}

/** "480/500" next to a field, in red if the text is longer than the maximum. */
export function LengthCounter({ text, max, from = max * 0.8, className }: LengthCounterProps) {
  const count = characterCount(text);
  if (count < from) return null;
  return (
    <span
      className={cn(
        "text-sm tabular-nums",
        count > max ? "font-semibold text-destructive-text" : "text-muted-foreground",
        className,
      )}
    >
      {count}/{max}
    </span>
  );
}
