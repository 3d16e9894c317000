import type { RewriteKind } from "../../../contract/rules/rewrites.ts";
import type { PostPlatformId } from "../../../contract/rules/platforms.ts";
import type { WriterKind } from "../../../contract/wire/captions.ts";
import type { CallOptions, TokenUsage } from "../../writing/call.ts";
import type { CaptionDraft, CaptionTask } from "../port.ts";

/** One caption to be written again. */
export interface RewriteTask {
  kind: RewriteKind;
  /** The caption as it is now. */
  text: string;
  /**
   * What is known about the caption: its subject, gravity, platform and the person's voice. Its language is that of the
   * caption, or the requested one.
   */
  task: CaptionTask;
  /** The example to follow for "like"; null for the other kinds. */
  likeText: string | null;
}

/** A rejected attempt and what is wrong with it, for the second attempt. */
interface RejectedRewrite {
  text: string;
  problem: string;
}

/** One caption to be fitted for several platforms. */
export interface AdaptTask {
  text: string;
  /** One task for each platform, with its bands. */
  tasks: readonly CaptionTask[];
}

/** A draft for one platform. */
export interface AdaptedDraft extends CaptionDraft {
  platform: PostPlatformId;
}

/** A rejected draft of an adaptation. */
export interface RejectedAdaptation extends RejectedRewrite {
  platform: PostPlatformId;
}

/** The port of every writer that changes captions: language model or built-in. Rejects only with `ModelError`. */
export interface RewritePort {
  kind: WriterKind;
  /** The kinds that this writer does well for this caption. */
  offers(wanted: Omit<RewriteTask, "kind" | "likeText">): Promise<RewriteKind[]>;
  /** @param rejected the first attempt, if this is the second one; its text is empty if nothing could be used */
  rewrite(
    wanted: RewriteTask,
    rejected: RejectedRewrite | null,
    options?: CallOptions,
  ): Promise<{ text: string; usage: TokenUsage }>;
  /**
   * Writes the caption for each platform. A writer without a model returns no drafts: then the rules alone adapt it.
   * @param rejected the drafts of the first attempt that failed, if this is the second one
   */
  adapt(
    wanted: AdaptTask,
    rejected: readonly RejectedAdaptation[],
    options?: CallOptions,
  ): Promise<{ drafts: AdaptedDraft[]; usage: TokenUsage }>;
}
