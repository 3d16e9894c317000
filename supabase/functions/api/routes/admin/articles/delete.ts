import * as z from "zod/mini";
import { articleId, noEntry } from "../../../http/entry-id.ts";
import { articleAdminMessages } from "../../../../_shared/contract/wire/article-editing.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const deleteArticle = defineRoute(endpoints.adminDeleteArticle, async (call, { database, sharedResponses }) => {
  const isDeleted = await database.asPerson(
    call.session.token,
    "delete_article",
    { p_id: articleId(call.id) },
    z.boolean(),
  );
  sharedResponses.articles.clear();
  if (!isDeleted) throw noEntry();
  return { message: articleAdminMessages.deleted };
});
