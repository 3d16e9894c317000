import { articleRow, toArticle } from "../../../../_shared/domain/articles/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";
import { articleArguments } from "./arguments.ts";

export const createArticle = defineRoute(
  endpoints.adminCreateArticle,
  async (call, { database, config, sharedResponses }) => {
    const created = await database.asPerson(
      call.session.token,
      "create_article",
      articleArguments(call, config.siteUrl),
      articleRow,
    );
    sharedResponses.articles.clear();
    call.status(201);
    return toArticle(created, config.siteUrl);
  },
);
