import { storagePath } from "../../contract/wire/supabase-paths.ts";
import { ApiError, unauthorized, unavailable } from "../errors.ts";
import { adminMessages } from "../../contract/wire/admin.ts";

interface StoredFile {
  bucket: string;
  name: string;
}

/** Files in Supabase Storage. */
export interface FileStore {
  /** As the server. */
  remove(files: readonly StoredFile[]): Promise<void>;
  /** Stores a new file that browsers may cache for a year, as the token's owner: the bucket's policies apply. */
  upload(token: string, file: StoredFile, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
}

interface StorageConfig {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
}

/** @param fetcher replaced by tests at the HTTP level */
export function createFileStore(config: StorageConfig, fetcher: typeof fetch = fetch): FileStore {
  return {
    async remove(files) {
      for (const [bucket, owned] of Map.groupBy(files, (file) => file.bucket)) {
        const response = await fetcher(`${config.supabaseUrl}${storagePath}/object/${encodeURIComponent(bucket)}`, {
          method: "DELETE",
          headers: {
            apikey: config.secretKey,
            authorization: `Bearer ${config.secretKey}`,
            "content-type": "application/json",
          },
          body: JSON.stringify({ prefixes: owned.map((file) => file.name) }),
        }).catch((cause: unknown) => {
          throw unavailable(cause);
        });
        await response.body?.cancel();
        if (!response.ok) throw unavailable(new Error(`Storage responded with ${response.status} to a removal`));
      }
    },
    async upload(token, { bucket, name }, bytes, type) {
      const response = await fetcher(
        `${config.supabaseUrl}${storagePath}/object/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`,
        {
          method: "POST",
          headers: {
            apikey: config.publishableKey,
            authorization: `Bearer ${token}`,
            "content-type": type,
            "cache-control": "max-age=31536000",
          },
          body: bytes,
        },
      ).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      const text = await response.text();
      if (response.ok) return;
      const cause = new Error(`Storage responded with ${response.status} to an upload: ${text.slice(0, 200)}`);
      if (isRefusedToken(response.status, text)) throw unauthorized({ cause });
      throw isDenied(response.status, text)
        ? new ApiError("forbidden", adminMessages.forbidden, { cause })
        : unavailable(cause);
    },
  };
}

const forbiddenInBody = /"statusCode":\s*"?403/;

/** Storage's refusals have the status 400, with the actual one in the body. */
const isForbidden = (status: number, text: string) => status === 403 || (status === 400 && forbiddenInBody.test(text));

/** Whether the bucket's policy rejected the request. */
const isDenied = (status: number, text: string) =>
  isForbidden(status, text) && text.includes("row-level security policy");

/** Whether the token is not valid or has expired: Storage says so like a policy, and only the message differs. */
const isRefusedToken = (status: number, text: string) =>
  status === 401 || (isForbidden(status, text) && !isDenied(status, text));
