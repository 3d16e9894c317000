import { countHashtags } from "../../../contract/rules/caption-length.ts";
import type { RewriteKind } from "../../../contract/rules/rewrites.ts";
import { hashtagsFrom } from "../../text/hashtags.ts";
import type { RewriteTask } from "./port.ts";
import { withoutEmoji, withoutHashtags } from "./remove.ts";

/** The rewrites that need no writer, because code adds or removes what stands beside the words. */
const byCode = ["hashtags", "no-hashtags", "no-emoji"] as const satisfies readonly RewriteKind[];
type RewriteByCode = (typeof byCode)[number];

/** Whether code alone does this rewrite, whoever the writer is. */
export function isByCode(kind: RewriteKind): kind is RewriteByCode {
  return (byCode as readonly RewriteKind[]).includes(kind);
}

/** A person adds a few by hand, too. */
const tagsAdded = 2;

/** A caption with hashtags, or without them or emoji; as it is where there is nothing to remove, or nothing that fits. */
export function withSigns(kind: RewriteByCode, { text, task }: Pick<RewriteTask, "text" | "task">): string {
  if (kind === "no-hashtags") return withoutHashtags(text);
  if (kind === "no-emoji") return withoutEmoji(text);
  if (task.brief.gravity !== "light" || countHashtags(text) > 0) return text;
  const tags = hashtagsFrom(task.brief.subject || text).slice(0, Math.min(tagsAdded, task.hashtags.max));
  return [text, ...tags.map((tag) => `#${tag}`)].join(" ");
}
