import type { Usage } from "@contract/wire/accounts.ts";
import { postPlatformIds, type PostPlatformId } from "@contract/rules/platforms.ts";
import type { RewriteRequest } from "@contract/wire/rewrites.ts";
import { ApiError } from "@/lib/api-client.ts";
import { getUser, onLogout, refreshUser, setUser } from "@/lib/session.ts";
import { dismissFailure, toast } from "@/lib/toast.ts";
import { markFitted, putAdaptation } from "../adapt/put-variants.ts";
import type { CaptionId } from "../caption-batches.ts";
import { captionChanges, changeKey } from "../caption-changes.ts";
import type { VariantId } from "../caption-edits.ts";
import { limitSentence } from "../limit-sentence.ts";
import { editorChunk } from "../components/editable-text.tsx";
import { addVersion } from "../editor/edits.ts";
import { requestAdaptations, requestRewrite } from "./api.ts";
import { rewriteTexts } from "./rewrite-texts.ts";

/** Rewrites a caption on one platform; the result is a new version, which Undo takes back. */
export function rewriteCaption(id: VariantId, request: RewriteRequest): Promise<boolean> {
  return change(id, rewriteTexts.running[request.kind], rewriteTexts.rewriteFailed, async (signal) => {
    const [{ text, usage }] = await Promise.all([requestRewrite(id, request, signal), editorChunk.load()]);
    return { usage, apply: () => addVersion(id, text) };
  });
}

/**
 * Adapts a caption to the other platforms, which become its variants.
 * @param own the platform for which it was generated; its text is never replaced
 */
export function adaptCaption(id: VariantId, own: PostPlatformId, text: string): Promise<boolean> {
  return change(id, rewriteTexts.adapting, rewriteTexts.adaptFailed, async (signal) => {
    const wanted = postPlatformIds.filter((other) => ![id.platform, own, "general"].includes(other));
    const [{ adaptations, usage }] = await Promise.all([
      requestAdaptations(id, { text, platforms: wanted }, signal),
      editorChunk.load(),
    ]);
    return {
      usage,
      apply: () => {
        markFitted(id, text);
        for (const { platform, text: fitted } of adaptations) putAdaptation({ ...id, platform }, fitted);
      },
    };
  });
}

/**
 * Runs one change of a caption and shows it while it runs. A failure is a notification.
 * @returns whether the caption was changed; false while another change of it runs
 */
async function change(
  id: CaptionId,
  label: string,
  failed: string,
  run: (signal: AbortSignal) => Promise<{ usage: Usage; apply: () => void }>,
): Promise<boolean> {
  const key = changeKey(id);
  const user = getUser();
  if (!user || captionChanges.get().has(key)) return false;
  dismissFailure();
  const controller = new AbortController();
  captionChanges.set(new Map(captionChanges.get()).set(key, { label, controller }));
  try {
    const { usage, apply } = await run(controller.signal);
    const now = getUser();
    // Another person may have signed in; and a cancelled change that was too late to stop is not shown.
    if (now?.id !== user.id || controller.signal.aborted) return false;
    apply();
    setUser({ ...now, usage, usageCount: usage.used });
    return true;
  } catch (error) {
    if (!controller.signal.aborted) reportFailure(failed, error);
    return false;
  } finally {
    const left = new Map(captionChanges.get());
    left.delete(key);
    captionChanges.set(left);
  }
}

function reportFailure(title: string, error: unknown): void {
  const known = error instanceof ApiError ? error : null;
  const description = (known && limitSentence(known)) || known?.readable || rewriteTexts.tryAgain;
  toast({ title, description, variant: "destructive" });
  if (known?.code === "daily_limit_reached") void refreshUser();
}

onLogout(() => {
  for (const { controller } of captionChanges.get().values()) controller.abort();
});
