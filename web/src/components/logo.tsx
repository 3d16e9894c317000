import { logoSizes, productName, type LogoSize } from "@contract/rules/brand.ts";
import { cn } from "@/lib/cn.ts";
import { KiteMark } from "./kite-mark.tsx";

const [firstWord, secondWord] = productName.split(" ");

/** The mark and the name in two words; `size` is the height of the mark. */
export function Logo({ size = "sm", className }: { size?: LogoSize; className?: string }) {
  const pixels = logoSizes[size];
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[0.32em] font-display font-bold leading-none tracking-tight",
        className,
      )}
      style={{ fontSize: `${pixels * 0.62}px` }}
    >
      <span className="inline-flex" style={{ width: pixels, height: pixels }}>
        <KiteMark className="size-full" />
      </span>
      <span className="whitespace-nowrap text-foreground">
        {firstWord} <span className="text-primary-text">{secondWord}</span>
      </span>
    </span>
  );
}
