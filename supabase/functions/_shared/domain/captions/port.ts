import type { Band, PlatformId } from "../../contract/rules/platforms.ts";
import type { WriterKind } from "../../contract/wire/captions.ts";
import type { Brief } from "./brief/brief.ts";
import type { Voice } from "./voice/voice.ts";
import type { Photo } from "../photo/photo.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface CaptionTask {
  /** Trimmed; empty with no photo means a Yoda-style caption about anything. */
  keyword: string;
  platform: PlatformId;
  /** How many variations. */
  count: number;
  /** What the keyword was read as. Both writers and the judge go by this one reading. */
  brief: Brief;
  /** Inclusive, per caption; already capped by the platform, and by the voice under AI Decides. */
  emoji: Band;
  hashtags: Band;
  /**
   * Whether the person set the amounts with the sliders. Then the bands are rules; under AI Decides fewer are fine too.
   */
  amountsAsked: boolean;
  /** The person's own style text with examples as stored, or null. */
  tone: string | null;
  /** What was read in `tone`, without the points that the person switched off; null without a tone. */
  voice: Voice | null;
  /** The person's latest captions, newest first: no new caption may repeat one. */
  recent: readonly string[];
  photo: Photo | null;
  /** What the photo shows, in the person's words; null when they said nothing. */
  photoNote: string | null;
  /** Premium gets the better model and richer picture context. */
  quality: "free" | "premium";
}

/** A caption before it is made to fit: the text carries the emoji, the hashtags stand apart without '#'. */
export interface CaptionDraft {
  text: string;
  hashtags: string[];
}

/** What a writer that can see says of the photo: short facts, and one line for those who cannot see it. */
export interface PhotoDescription {
  facts: string[];
  altText: string;
}

/** What one call gave. The best drafts stand first. */
export interface WriterOutput {
  drafts: CaptionDraft[];
  usage: TokenUsage;
  photo?: PhotoDescription | null;
}

/** Every writer, real or built in. Rejects with `ModelError` only. */
export interface ModelPort {
  kind: WriterKind;
  writeCaptions(task: CaptionTask, options?: CallOptions): Promise<WriterOutput>;
  /**
   * Writes `task.count` more captions in place of drafts that were rejected; `problems[i]` says what was wrong with
   * `drafts[i]`. What was kept stands in `task.recent`. One bounded attempt.
   */
  repairCaptions(
    task: CaptionTask,
    drafts: CaptionDraft[],
    problems: string[],
    options?: CallOptions,
  ): Promise<WriterOutput>;
}
