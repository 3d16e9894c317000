import * as operations from "@contract/wire/operations.ts";
import { apiResponse } from "@/lib/api-client.ts";
import { ApiError, offlineMessage } from "@/lib/api-error.ts";
import type { Operation } from "@/lib/api-types.ts";
import { saveFile } from "@/lib/save-file.ts";

/** The files that can be downloaded: all data of the account, or the captions as CSV. */
export type DataFile = "data" | "captions";

const files = {
  data: { operation: operations.exportData, name: "caption-kite-data.json" },
  captions: { operation: operations.exportCaptions, name: "caption-kite-captions.csv" },
} as const satisfies Record<DataFile, { operation: Operation; name: string }>;

const fileName = /filename="([^"]+)"/;

/** Fetches a complete file, then saves it as a download. Rejects with `ApiError`. */
export async function downloadData(which: DataFile): Promise<void> {
  const { operation, name } = files[which];
  const response = await apiResponse(operation, {}, { accept: "*/*" });
  const file = await response.blob().catch((cause: unknown) => {
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
  });
  const sent = fileName.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(file, sent ?? name);
}
