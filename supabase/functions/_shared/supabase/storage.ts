import { unavailable } from "../errors.ts";

export interface StoredFile { bucket: string; name: string }

/** Removes files from Supabase Storage as the server. */
export interface FileStore { remove(files: readonly StoredFile[]): Promise<void> }

interface StorageConfig { supabaseUrl: string; secretKey: string }

/** @param fetcher replaced by tests at HTTP level */
export function createFileStore(config: StorageConfig, fetcher: typeof fetch = fetch): FileStore {
  return {
    async remove(files) {
      for (const [bucket, owned] of Map.groupBy(files, (file) => file.bucket)) {
        const response = await fetcher(`${config.supabaseUrl}/storage/v1/object/${encodeURIComponent(bucket)}`, {
          method: "DELETE",
          headers: { apikey: config.secretKey, authorization: `Bearer ${config.secretKey}`, "content-type": "application/json" },
          body: JSON.stringify({ prefixes: owned.map((file) => file.name) }),
        }).catch((cause: unknown) => { throw unavailable(cause); });
        await response.body?.cancel();
        if (!response.ok) throw unavailable(new Error(`Storage answered ${response.status} to a removal`));
      }
    },
  };
}
