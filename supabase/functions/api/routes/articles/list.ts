import * as z from "zod/mini";
import { articleRow, toArticle } from "../../../_shared/articles/row.ts";
import { articleQuery } from "../../../_shared/contract/articles.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";
import { readCursor, writeCursor } from "./cursor.ts";

/** The same for everybody: shared caches may hold it for a moment, browsers ask again after a change by an administrator. */
const caching = "public, max-age=0, s-maxage=10";

/** A page of articles, newest first; `Link: <…>; rel="next"` names the following one. */
export const listArticles = defineRoute(endpoints.listArticles, async (call, { database, config }) => {
  const { limit, before } = validate(articleQuery, Object.fromEntries(call.query));
  const cursor = before === undefined ? null : readCursor(before);
  const found = await database.asServer("list_articles", {
    p_limit: limit + 1,
    ...(cursor === null ? {} : { p_before_at: cursor.createdAt, p_before_id: cursor.id }),
  }, z.array(articleRow));

  const page = found.slice(0, limit).map((row) => toArticle(row, config.siteUrl));
  const last = page.at(-1);
  if (found.length > limit && last) {
    const next = new URLSearchParams({ limit: String(limit), before: writeCursor(last) });
    call.answer.set("link", `<${endpoints.listArticles.path}?${next}>; rel="next"`);
  }
  call.answer.set("cache-control", caching);
  return page;
});
