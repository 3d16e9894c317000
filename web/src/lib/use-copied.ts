import { copiedStateMs } from "@contract/rules/display.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

/**
 * Copies and reports success for two seconds.
 * @returns `copied`, and `copy(text)`, which resolves to whether it worked
 */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = useCallback(async (text: string) => {
    const worked = await copyText(text);
    clearTimeout(timer.current);
    setCopied(worked);
    if (worked)
      timer.current = setTimeout(() => {
        setCopied(false);
      }, copiedStateMs);
    return worked;
  }, []);
  return { copied, copy };
}
