import { toast } from "@/lib/toast.ts";
import { useCopied } from "@/lib/use-copied.ts";
import { trendingTexts } from "./trending-texts.ts";

/** Copies an emoji or a hashtag and says so. `copied` shows it for two seconds. */
export function useCopyItem(text: string): { copied: boolean; copyItem: () => void } {
  const { copied, copy } = useCopied();
  async function copyAndTell() {
    if (await copy(text)) toast({ title: trendingTexts.copied, description: trendingTexts.copiedHint(text) });
    else toast({ title: trendingTexts.copyFailed, description: trendingTexts.copyFailedHint, variant: "destructive" });
  }
  return {
    copied,
    copyItem: () => {
      void copyAndTell();
    },
  };
}
