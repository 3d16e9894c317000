import * as z from "zod/mini";
import { articleRow, toArticle } from "../../../_shared/domain/articles/row.ts";
import { articleQuery } from "../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { beforeArguments, readPage } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";

/**
 * The same for everybody: shared caches may keep it for a moment, and browsers ask again after an administrator has
 * changed something.
 */
const caching = "public, max-age=0, s-maxage=10";

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** A page of articles, newest first. */
export const listArticles = defineRoute(endpoints.listArticles, async (call, { database, config }) => {
  const page = await readPage(call, {
    path: endpoints.listArticles.path,
    query: articleQuery,
    cursor,
    read: (count, after) =>
      database.asServer("list_articles", { p_limit: count, ...beforeArguments(after) }, z.array(articleRow)),
    cursorOf: (row) => [row.created_at, row.id],
  });
  call.answer.set("cache-control", caching);
  return page.map((row) => toArticle(row, config.siteUrl));
});
