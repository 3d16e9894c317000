import * as z from "zod/mini";
import { articleRow, toArticle } from "../../../_shared/domain/articles/row.ts";
import { articleQuery } from "../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { publicCaching } from "../../../_shared/platform/responses/caching.ts";
import { prepareResponse } from "../../../_shared/platform/responses/prepared-response.ts";
import { beforeArguments, readPage } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { asksForFresh, sendShared } from "../../http/shared.ts";
import { validate } from "../../http/validate.ts";

const { path } = endpoints.listArticles;
const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** A page of articles, newest first; the same for everybody, and served from memory. */
export const listArticles = defineRoute(endpoints.listArticles, async (call, { database, config, sharedResponses }) => {
  const { limit, before = "" } = validate(articleQuery, Object.fromEntries(call.query));
  const prepared = await sharedResponses.articles.get(
    `${limit} ${before}`,
    async () => {
      const responseHeaders = new Headers();
      const page = await readPage(
        { query: call.query, responseHeaders },
        {
          path,
          query: articleQuery,
          cursor,
          read: (count, after) =>
            database.asServer("list_articles", { p_limit: count, ...beforeArguments(after) }, z.array(articleRow)),
          cursorOf: (row) => [row.created_at, row.id],
        },
      );
      return prepareResponse(
        page.map((row) => toArticle(row, config.siteUrl)),
        responseHeaders.get("link"),
      );
    },
    asksForFresh(call),
  );
  return sendShared(call, prepared, publicCaching);
});
