import { storagePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { mediaTypes, mediaBytesMax } from "../../supabase/functions/_shared/contract/rules/uploads.ts";
import { createAuthServer } from "../../supabase/functions/_shared/platform/supabase/auth.ts";
import { createFileStore } from "../../supabase/functions/_shared/platform/supabase/storage.ts";
import type { Accounts } from "./account.ts";
import { differs, held, same, type Check, type Outcome } from "./check.ts";
import type { Target } from "./target.ts";

const bucket = "media";
const look = 'the bucket "media" under Storage, and supabase/migrations/20261121090500_media.sql';

/** A PNG's first bytes: Storage looks at the type that is named, not at the content. */
const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/** The bucket of pictures and videos, as the server, a person and a visitor reach it. */
export function storageChecks(target: Target, accounts: Accounts, fetcher: typeof fetch): Check[] {
  const { url, publishableKey, secretKey } = target;
  const store = createFileStore({ supabaseUrl: url, publishableKey, secretKey }, fetcher);
  const name = `verify-${crypto.randomUUID()}.png`;
  const address = `${url}${storagePath}/object/${bucket}/${name}`;
  const publicAddress = `${url}${storagePath}/object/public/${bucket}/${name}`;
  const server = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const check = (title: string, run: () => Promise<Outcome>): Check => ({ area: "Storage", title, run });

  /** Stores a file as the server, past the product's client. @returns Storage's code; "none" if it was stored */
  async function put(body: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
    const headers = { ...server, "content-type": type };
    const response = await fetch(address, { method: "POST", headers, body }).catch(() => null);
    // A server that has read enough of a file that is too large closes the connection.
    if (response === null || response.status === 413) return "EntityTooLarge";
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    return response.ok ? "none" : (code ?? String(response.status));
  }

  return [
    check("the bucket is public and has the product's limits", async () => {
      const { data, error } = await accounts.admin.storage.listBuckets();
      if (error) throw error;
      const found = data.find(({ id }) => id === bucket);
      return same(
        { public: true, file_size_limit: mediaBytesMax, allowed_mime_types: mediaTypes },
        found && {
          public: found.public,
          file_size_limit: found.file_size_limit,
          allowed_mime_types: found.allowed_mime_types,
        },
        look,
      );
    }),
    check("a person who is no administrator stores nothing", async () => {
      const { email, password } = await accounts.make();
      const auth = createAuthServer({ ...target, supabaseUrl: url, forwardClientAddress: false }, fetcher).from(
        "unknown",
      );
      const { accessToken } = await auth.signIn(email, password);
      const code = await store.upload(accessToken, { bucket, name }, picture, "image/png").then(
        () => "none",
        (error: { code?: string }) => String(error.code),
      );
      return same("forbidden", code, "the policies of storage.objects");
    }),
    check("files of another type, too large or stored before are refused", async () => {
      const codes = [
        await put(picture, "text/html"),
        await put(new Uint8Array(mediaBytesMax + 1), "image/png"),
        await put(picture, "image/png"),
        await put(picture, "image/png"),
      ];
      return same(["InvalidMimeType", "EntityTooLarge", "none", "KeyAlreadyExists"], codes, look);
    }),
    check("everybody sees a file, in parts too, and not twice", async () => {
      const whole = await fetcher(publicAddress);
      const part = await fetcher(publicAddress, { headers: { range: "bytes=1-3" } });
      const again = await fetcher(publicAddress, { headers: { "if-none-match": whole.headers.get("etag") ?? "none" } });
      const got = [
        whole.status,
        (await whole.arrayBuffer()).byteLength,
        part.status,
        Buffer.from(await part.arrayBuffer()).toString("latin1"),
        again.status,
      ];
      return same([200, picture.length, 206, "PNG", 304], got, look);
    }),
    check("a removed file is gone", async () => {
      await store.remove([{ bucket, name }]);
      // A cache in front of the bucket may still show it to the public.
      const { status } = await fetch(address, { headers: server });
      return status >= 400 ? held : differs("no file", String(status), look);
    }),
  ];
}
