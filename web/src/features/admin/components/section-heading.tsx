import type { ReactNode } from "react";

/** The heading of a section of the panel, with a sentence on what it is for if that is not plain. */
export function SectionHeading({ title, hint }: { title: string; hint?: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
    </div>
  );
}
