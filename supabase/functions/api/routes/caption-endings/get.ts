import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { readEndings } from "./endings.ts";

/** What the person puts under captions: hashtag sets and a signature. */
export const getCaptionEndings = defineRoute(endpoints.getCaptionEndings, (call, { database }) =>
  readEndings(database, call.session.token),
);
