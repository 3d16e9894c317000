import { useDeferredValue, useMemo } from "react";
import { proseStyles } from "@/components/prose-styles.ts";
import { cn } from "@/lib/cn.ts";
import { safeHtml } from "@/lib/safe-html.ts";

/** An article's HTML as readers see it, sanitised; follows typing as fast as the device can. */
export function ArticleBody({ html, className }: { html: string; className?: string }) {
  const shown = useDeferredValue(html);
  const safe = useMemo(() => safeHtml(shown), [shown]);
  return <div className={cn(proseStyles, "mt-0 border-t-0 pt-0", className)} dangerouslySetInnerHTML={{ __html: safe }} />;
}
