import { keptEditPrefix } from "@/lib/kept-edits.ts";

/**
 * Sends what a person typed into captions in an earlier visit and could not save. The editor is fetched only if there
 * is anything.
 */
export function resumeKeptEdits(userId: string): void {
  try {
    if (!Object.keys(window.localStorage).some((key) => key.startsWith(keptEditPrefix))) return;
  } catch {
    // The browser allows no storage, so nothing was kept.
    return;
  }
  // Without the chunk, the next visit tries again.
  void import("./editor/resume.ts").then(({ resumeEdits }) => resumeEdits(userId)).catch(() => undefined);
}
