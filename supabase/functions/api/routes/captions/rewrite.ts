import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { rewriteMessages } from "../../../_shared/contract/wire/rewrites.ts";
import { rewriteCaption } from "../../../_shared/domain/captions/rewrite/rewrite.ts";
import { taskOfCaption } from "../../../_shared/domain/captions/rewrite/task.ts";
import { fieldError } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { toEntry, withRewrite } from "./rewrite-reservation.ts";

/** Writes one caption again, if the writer in use does that well. The page saves the result as a new version. */
export const rewriteCaptionRoute = defineRoute(endpoints.rewriteCaption, async (call, services) => {
  const { kind, text, platform, language, likeText } = call.input;
  const { rewriter } = services;
  const { result, usage, rewritesLeft } = await withRewrite(
    call,
    services,
    { purpose: "rewrite", text },
    async (row) => {
      const entry = toEntry(row);
      const kinds = await rewriter.offers({ text, task: await taskOfCaption(entry, text, platform) });
      if (!kinds.includes(kind)) throw fieldError("validation_failed", "kind", rewriteMessages.notOffered);
      const task = await taskOfCaption(entry, text, platform, kind === "language" ? language : undefined);
      const like = kind === "like" ? (likeText ?? null) : null;
      return rewriteCaption(rewriter, { kind, text, task, likeText: like }, { signal: call.writing });
    },
  );
  return { text: result.text, writer: rewriter.kind, rewritesLeft, usage };
});
