import type { Band, PostPlatformId } from "../../contract/rules/platforms.ts";
import type { WriterKind } from "../../contract/wire/captions.ts";
import type { Brief } from "./brief/brief.ts";
import type { Voice } from "./voice/voice.ts";
import type { Photo } from "../photo/photo.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface CaptionTask {
  /** Trimmed; empty with no photo means a Yoda-style caption about anything. */
  keyword: string;
  platform: PostPlatformId;
  /** The number of variations. */
  count: number;
  /** What was read in the keyword. Both writers and the judge use this brief. */
  brief: Brief;
  /** Inclusive, per caption; already limited by the platform, and by the voice with AI Decides. */
  emoji: Band;
  hashtags: Band;
  /**
   * Whether the person set the amounts with the sliders. Then the bands are rules; with AI Decides, fewer are allowed.
   */
  amountsAsked: boolean;
  /** The person's stored tone, or null. */
  tone: string | null;
  /** What was read in `tone`, without the points that the person turned off; null without a tone. */
  voice: Voice | null;
  /** The person's latest captions, newest first: no new caption may repeat one. */
  recent: readonly string[];
  photo: Photo | null;
  /** What the photo shows, in the person's words; null if they wrote nothing. */
  photoNote: string | null;
  /** Premium uses the better model and more photo facts. */
  quality: "free" | "premium";
}

/** A caption from a writer: the text includes the emoji, and the hashtags are separate, without '#'. */
export interface CaptionDraft {
  text: string;
  hashtags: string[];
}

/** A model's description of the photo: short facts, and an alternative text in one line. */
export interface PhotoDescription {
  facts: string[];
  altText: string;
}

/** The result of one call. The best drafts come first, unless they were handed over while they were written. */
export interface WriterOutput {
  drafts: CaptionDraft[];
  usage: TokenUsage;
  photo?: PhotoDescription | null;
}

export interface WritingOptions extends CallOptions {
  /**
   * Called with drafts as soon as they are complete, and with what the model saw in the photo. The writer may stop when
   * it returns false: enough captions have passed. The drafts are in the result as well.
   */
  onDrafts?: (drafts: CaptionDraft[], photo: PhotoDescription | null) => boolean;
}

/** The port of every writer: language model or built-in. Rejects only with `ModelError`. */
export interface ModelPort {
  kind: WriterKind;
  writeCaptions(task: CaptionTask, options?: WritingOptions): Promise<WriterOutput>;
  /**
   * Writes `task.count` more captions to replace rejected drafts. `problems[i]` describes what was wrong with
   * `drafts[i]`, and `task.recent` contains the accepted captions. One attempt with a time limit.
   */
  repairCaptions(
    task: CaptionTask,
    drafts: CaptionDraft[],
    problems: string[],
    options?: WritingOptions,
  ): Promise<WriterOutput>;
}
