import type { CaptionRequest } from "@contract/wire/captions.ts";
import { useState } from "react";
import { forgetReads } from "@/lib/outdated-reads.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { getUser, refreshUser, setUser } from "@/lib/session.ts";
import { useStore } from "@/lib/store.ts";
import { dismissFailure, toast } from "@/lib/toast.ts";
import { captionForm } from "./caption-form.ts";
import { generate, runningGeneration } from "./generation.ts";

/**
 * Generates with the values of the form and handles everything that follows: the list, the usage, the history and the
 * notifications.
 * @returns `added` is the text for screen readers after a success; `quotaSpent` is true once the server said so
 */
export function useGenerate(): { running: boolean; quotaSpent: boolean; added: string; start: () => Promise<boolean> } {
  const running = useStore(runningGeneration) !== null;
  const [quotaSpent, setQuotaSpent] = useState(false);
  const [added, setAdded] = useState("");

  async function start(): Promise<boolean> {
    if (runningGeneration.get()) return false;
    const { photo, ...form } = captionForm.get();
    const onValid = ({ keyword }: CaptionRequest) => {
      if (!keyword && !photo)
        toast({ title: "No keyword, no photo", description: "A random Yoda-style caption will be generated." });
      else dismissFailure();
      setAdded("");
    };
    const outcome = await changeAccount("daily_usage", () => generate(form, photo?.file ?? null, onValid));
    if (outcome.kind === "cancelled") return false;
    if (outcome.kind === "kept") {
      if (!outcome.isCancelled)
        toast({ title: "Caption Generation Failed", description: outcome.note, variant: "destructive" });
      setAdded(outcome.note);
      readAgain();
      return true;
    }
    if (outcome.kind === "failed") {
      if (outcome.quotaSpent) setQuotaSpent(true);
      toast({ title: "Caption Generation Failed", description: outcome.message, variant: "destructive" });
      if (outcome.quotaSpent) void refreshUser();
      return false;
    }
    const user = getUser();
    // The bar changes with the response; the refetch then updates everything else.
    if (user) setUser({ ...user, usage: outcome.result.usage, usageCount: outcome.result.usage.used });
    setQuotaSpent(false);
    const count = outcome.result.captions.length;
    setAdded(`${count} ${count === 1 ? "caption" : "captions"} added to Generated Captions.`);
    readAgain();
    return true;
  }

  function readAgain(): void {
    forgetReads(queryKeys.captionHistory);
    void refreshUser();
  }

  return { running, quotaSpent, added, start };
}
