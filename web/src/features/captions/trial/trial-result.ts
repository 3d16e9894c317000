import { platformIds, type PlatformId } from "@contract/rules/platforms.ts";

export interface TrialResult {
  caption: string;
  platform: PlatformId;
}

const key = "lastFreeCaptionText";

/** Keeps the visitor's only caption of the day for a reload. */
export function storeTrialResult(result: TrialResult): void {
  try {
    localStorage.setItem(key, JSON.stringify(result));
  } catch {
    // Blocked or full: the caption stays until the page is left.
  }
}

/** The caption that `storeTrialResult` kept, or null. */
export function readTrialResult(): TrialResult | null {
  try {
    const { caption, platform } = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<TrialResult>;
    const known = platformIds.find((id) => id === platform);
    return typeof caption === "string" && caption && known ? { caption, platform: known } : null;
  } catch {
    // Blocked storage, or not written by this page: there is no caption.
    return null;
  }
}
