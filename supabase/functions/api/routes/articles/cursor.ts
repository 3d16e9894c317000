import { decodeBase64Url, encodeBase64Url } from "deno-std/encoding/base64url.js";
import * as z from "zod/mini";
import { articleCursorMessage } from "../../../_shared/contract/articles.ts";
import { fieldError } from "../../../_shared/errors.ts";

/** The article after which a page continues. Both parts, because articles may share an instant. */
export interface ArticleCursor { createdAt: string; id: string }

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ createdAt, id }: ArticleCursor): string {
  return encodeBase64Url(JSON.stringify([createdAt, id]));
}

/** @throws ApiError `validation_failed` for anything that `writeCursor` did not write */
export function readCursor(text: string): ArticleCursor {
  try {
    const [createdAt, id] = cursor.parse(JSON.parse(new TextDecoder().decode(decodeBase64Url(text))));
    return { createdAt, id };
  } catch {
    throw fieldError("validation_failed", "before", articleCursorMessage);
  }
}
