import { characterCount } from "@/lib/character-count.ts";
import { cn } from "@/lib/cn.ts";

interface LengthCounterProps {
  text: string;
  max: number;
  /** From so many characters on it is shown; four fifths of the most unless given. */
  from?: number;
  className?: string;
}

/** "480/500" beside a field, red once the text is longer than what is accepted. */
export function LengthCounter({ text, max, from = max * 0.8, className }: LengthCounterProps) {
  const count = characterCount(text);
  if (count < from) return null;
  return <span className={cn("text-sm tabular-nums", count > max ? "font-semibold text-destructive-text" : "text-muted-foreground", className)}>{count}/{max}</span>;
}
