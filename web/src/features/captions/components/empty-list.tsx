import { buttonStyles } from "@/components/ui/button-styles.ts";

/** Different enough to show what a keyword can be: a thing, a moment, a launch. */
const examples = ["sourdough on a rainy Sunday", "finished my first 10K", "our new autumn menu"];

/** Explains the first step; an example fills in the keyword. */
export function EmptyList({ onTry }: { onTry: (keyword: string) => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-input/60 px-6 py-12 text-center">
      <svg
        viewBox="0 0 96 96"
        aria-hidden="true"
        className="size-20"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M52 8l22 24-30 22-10-28z" className="fill-primary-soft stroke-primary" />
        <path d="M52 8l-8 46M34 26l40 6" className="stroke-primary" />
        <path d="M44 54c-4 8 6 11 2 18s-14 2-18 9" className="stroke-info" />
        <path d="M58 72h26M58 82h16" className="stroke-border" strokeWidth="4" />
      </svg>
      <div className="grid gap-1">
        <p className="font-display text-lg font-semibold">No captions yet</p>
        <p className="max-w-sm text-[0.9375rem] text-muted-foreground">
          Type a keyword or add a photo, choose where you post, and press Generate Caption. Or start from one of these:
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            className={buttonStyles({ variant: "outline", size: "sm", className: "max-w-full" })}
            onClick={() => {
              onTry(example);
            }}
          >
            {example}
          </button>
        ))}
      </div>
    </div>
  );
}
