import * as z from "zod/mini";
import { articleId } from "../../../http/entry-id.ts";
import { articleAdminMessages } from "../../../../_shared/contract/wire/article-editing.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Deletes an article; deleting one that no longer exists succeeds. */
export const deleteArticle = defineRoute(endpoints.adminDeleteArticle, async (call, { database, sharedResponses }) => {
  await database.asPerson(call.session.token, "delete_article", { p_id: articleId(call.id) }, z.boolean());
  sharedResponses.articles.clear();
  return { message: articleAdminMessages.deleted };
});
