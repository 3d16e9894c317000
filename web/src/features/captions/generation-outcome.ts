import type { CaptionResult } from "@contract/wire/captions.ts";

/** How a generation ended, for whoever started it. */
export type GenerationOutcome =
  | { kind: "added"; result: CaptionResult }
  /** Captions arrived and stay in the list, and the rest is missing; `note` says why. */
  | { kind: "kept"; note: string; isCancelled: boolean }
  | { kind: "cancelled" }
  | { kind: "failed"; message: string; quotaSpent: boolean };
