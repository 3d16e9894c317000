import { useDeferredValue, useMemo } from "react";
import { proseStyles } from "@/components/prose-styles.ts";
import { cn } from "@/lib/cn.ts";
import { safeHtml } from "@/lib/safe-html.ts";

/**
 * An article's sanitized HTML as readers see it. Rendering is deferred, so that typing stays fast. `ruled` draws a line
 * above.
 */
export function ArticleBody({ html, ruled = false }: { html: string; ruled?: boolean }) {
  const shown = useDeferredValue(html);
  const safe = useMemo(() => safeHtml(shown), [shown]);
  return (
    <div
      className={cn(proseStyles, "mt-0! [&>:first-child]:mt-0!", ruled ? "pt-4!" : "border-t-0! pt-0!")}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
