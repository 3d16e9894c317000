import * as operations from "@contract/wire/operations.ts";
import { apiResponse } from "@/lib/api-client.ts";
import { ApiError, offlineMessage } from "@/lib/api-error.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { saveFile } from "@/lib/save-file.ts";

export type ExportFormat = "csv" | "text";

const fileName = /filename="([^"]+)"/;

/**
 * Fetches a complete file, then saves it as a download. Rejects with `ApiError`.
 * @param search from `filterSearch`: what is exported; everything with ''
 */
export async function exportHistory(format: ExportFormat, search: string): Promise<void> {
  const path = `${pathOf(operations.exportHistory)}?${new URLSearchParams([["format", format], ...new URLSearchParams(search)]).toString()}`;
  const response = await apiResponse(operations.exportHistory, {}, { accept: "*/*", path });
  const file = await response.blob().catch((cause: unknown) => {
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
  });
  const sent = fileName.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(file, sent ?? `caption-kite-captions.${format === "csv" ? "csv" : "txt"}`);
}
