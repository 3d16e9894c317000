import { decodeBase64Url, encodeBase64Url } from "deno-std/encoding/base64url.js";
import * as z from "zod/mini";
import { historyCursorMessage } from "../../../_shared/contract/history.ts";
import { fieldError } from "../../../_shared/errors.ts";

/** The entry after which a page continues. Both parts, because entries may share a millisecond. */
export interface HistoryCursor { createdAt: string; id: string }

const cursor = z.tuple([z.iso.datetime(), z.string().check(z.regex(/^\d{1,18}$/))]);

export function writeCursor({ createdAt, id }: HistoryCursor): string {
  return encodeBase64Url(JSON.stringify([createdAt, id]));
}

/** @throws ApiError `validation_failed` for anything that `writeCursor` did not write */
export function readCursor(text: string): HistoryCursor {
  try {
    const [createdAt, id] = cursor.parse(JSON.parse(new TextDecoder().decode(decodeBase64Url(text))));
    return { createdAt, id };
  } catch {
    throw fieldError("validation_failed", "before", historyCursorMessage);
  }
}
