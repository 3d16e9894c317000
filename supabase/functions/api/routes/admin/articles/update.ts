import * as z from "zod/mini";
import { articleId, noEntry } from "../../../http/entry-id.ts";
import { articleRow, toArticle } from "../../../../_shared/domain/articles/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";
import { articleArguments } from "./arguments.ts";

export const updateArticle = defineRoute(
  endpoints.adminUpdateArticle,
  async (call, { database, config, sharedResponses }) => {
    const updated = await database.asPerson(
      call.session.token,
      "update_article",
      { p_id: articleId(call.id), ...articleArguments(call, config.siteUrl) },
      z.nullable(articleRow),
    );
    if (updated === null) throw noEntry();
    sharedResponses.articles.clear();
    return toArticle(updated, config.siteUrl);
  },
);
