import type { RewriteOptions } from "@contract/wire/rewrites.ts";
import { useEffect, useState } from "react";
import type { VariantId } from "../caption-edits.ts";
import { readRewriteOptions } from "./api.ts";

interface Read {
  /** What was asked for; the value belongs to nothing else. */
  key: string;
  value: RewriteOptions | null;
}

/**
 * What the writer can do with a caption, read whenever the menu opens: their number changes with every rewrite, and
 * the kinds with the text.
 */
export function useRewriteOptions({ entryId, place, platform }: VariantId, text: string, open: boolean) {
  const [read, setRead] = useState<Read | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([entryId, place, platform, text, attempt]);

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const done = (value: RewriteOptions | null) => {
      if (!controller.signal.aborted) setRead({ key, value });
    };
    readRewriteOptions({ entryId, place }, { text, platform }, controller.signal).then(done, () => done(null));
    return () => {
      controller.abort();
      setRead(null);
    };
  }, [open, key, entryId, place, platform, text]);

  const current = read?.key === key ? read : null;
  return {
    value: current?.value ?? null,
    failed: current !== null && current.value === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
