import * as z from "zod/mini";
import { draftArticle } from "../../../../_shared/domain/articles/draft-article.ts";
import { rateLimitedRow } from "../../../../_shared/platform/limits/row.ts";
import { articleWriters } from "../../../../_shared/contract/wire/article-editing.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { rateLimited } from "../../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../../http/route.ts";
import { writerFailure } from "../writer-failure.ts";

const begun = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("allowed"), titles: z.array(z.string()), image_urls: z.array(z.string()) }),
  rateLimitedRow,
]);

/** Drafts an article for the preview; nothing is stored. */
export const generateArticle = defineRoute(
  endpoints.adminGenerateArticle,
  async (call, { database, articles, config, log }) => {
    const { category, drafts } = call.input;
    const start = await database.asPerson(call.session.token, "begin_article_draft", { p_category: category }, begun);
    if (start.outcome === "rate_limited") throw rateLimited(start.retry_after);
    const writer = articleWriters.find(({ id }) => id === call.input.writer)!;
    const signal = call.writing;
    try {
      const { draft, usage } = await draftArticle(
        articles,
        {
          category,
          writer,
          titles: [...drafts.map(({ title }) => title), ...start.titles],
          imageUrls: [...drafts.map(({ imageUrl }) => imageUrl), ...start.image_urls],
        },
        config.siteUrl,
        { signal },
      );
      log("info", { event: "article_drafted", requestId: call.requestId, category, writer: writer.id, ...usage });
      return draft;
    } catch (error) {
      throw writerFailure(error, signal);
    }
  },
);
