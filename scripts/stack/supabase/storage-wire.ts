import { storagePath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { partialDownload } from "./storage-downloads.ts";

type Fetch<Context> = (request: Request, context: Context) => Promise<Response>;

const storage = `${storagePath}/object/`;

/** Converts a multipart upload of supabase-js to the plain body that the local Storage reads. */
async function plainUpload(request: Request): Promise<Request> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) return new Request(request.url, { method: request.method, headers: request.headers });
  const headers = new Headers(request.headers);
  const body = await file.arrayBuffer();
  headers.set("content-type", file.type || "application/octet-stream");
  headers.set("content-length", String(body.byteLength));
  const cacheControl = form.get("cacheControl");
  if (typeof cacheControl === "string")
    headers.set("cache-control", /^\d+$/.test(cacheControl) ? `max-age=${cacheControl}` : cacheControl);
  const metadata = form.get("metadata");
  if (typeof metadata === "string") headers.set("x-metadata", Buffer.from(metadata).toString("base64"));
  return new Request(request.url, { method: request.method, headers, body });
}

function withoutPrefix(url: string): string {
  return url.startsWith(storagePath) ? url.slice(storagePath.length) : url;
}

interface Signed {
  signedUrl?: string;
  signedURL?: string;
  message?: string;
}

/** Signs several objects in one request by signing them one by one. */
async function signMany<Context>(
  fetch: Fetch<Context>,
  request: Request,
  bucket: string,
  context: Context,
): Promise<Response> {
  const { paths = [], expiresIn } = (await request.json()) as { paths?: string[]; expiresIn?: number };
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const results = [];
  for (const path of paths) {
    const url = new URL(`${storage}sign/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`, request.url);
    const response = await fetch(
      new Request(url, { method: "POST", headers, body: JSON.stringify({ expiresIn }) }),
      context,
    );
    const signed = (await response.json()) as Signed;
    results.push(
      response.ok
        ? { path, error: null, signedURL: withoutPrefix(signed.signedUrl ?? signed.signedURL ?? "") }
        : { path, error: signed.message ?? "Object not found", signedURL: null },
    );
  }
  return Response.json(results, { headers: { "access-control-allow-origin": "*" } });
}

/** Renames the field to Supabase's `signedURL`, relative to the storage address. */
async function renameSigned(response: Response, uploading: boolean): Promise<Response> {
  const signed = (await response.json()) as Signed;
  const url = withoutPrefix(signed.signedUrl ?? signed.signedURL ?? "");
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(uploading ? { ...signed, url } : { ...signed, signedURL: url }, {
    status: response.status,
    headers,
  });
}

/** Storage's code for each of its errors. */
const codes: Record<string, string> = {
  Unauthorized: "AccessDenied",
  "Bucket not found": "NoSuchBucket",
  not_found: "NoSuchKey",
  Duplicate: "KeyAlreadyExists",
  "Payload too large": "EntityTooLarge",
  invalid_mime_type: "InvalidMimeType",
  Internal: "InternalError",
};

interface Refusal {
  statusCode?: unknown;
  error?: unknown;
}

async function isOf(response: Response, code: string): Promise<boolean> {
  const body = (await response.clone().json()) as { code?: unknown };
  return body.code === code;
}

/**
 * A refusal as Storage writes it: with `code`, and with its own form for a token that is not valid, for which the
 * library responds with 401, as for a row that a policy refuses.
 */
async function renameRefusal(response: Response): Promise<Response> {
  const text = await response.clone().text();
  const body = (text.startsWith("{") ? JSON.parse(text) : {}) as Refusal;
  if (typeof body.statusCode !== "string" || typeof body.error !== "string") return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  if (body.error === "InvalidJWT") {
    const denied = { ...body, statusCode: "403", error: "Unauthorized", code: "AccessDenied" };
    return Response.json(denied, { status: 400, headers });
  }
  return Response.json({ ...body, code: codes[body.error] ?? body.error }, { status: response.status, headers });
}

const removal = new RegExp(`^${storage}[^/]+$`);

/**
 * Adds what supabase-js needs and the Storage of @supabase/lite 0.10.0 lacks: multipart uploads, signing several
 * objects in one request, the field name of a signed address, parts of files, and the form of refusals.
 */
export function withStorageWire<Context>(fetch: Fetch<Context>): Fetch<Context> {
  const handle = withUploads(fetch);
  return async (request, context) => {
    const response = await handle(request, context);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${storagePath}/`)) return response;
    if (response.status < 400) return partialDownload(request, response);
    const refusal = await renameRefusal(response);
    // Of a bucket that does not exist, nothing is removed.
    if (request.method === "DELETE" && removal.test(pathname) && (await isOf(refusal, "NoSuchBucket")))
      return Response.json([]);
    return refusal;
  };
}

const signManyPath = /^sign\/([^/]+)\/?$/;

function withUploads<Context>(fetch: Fetch<Context>): Fetch<Context> {
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(storage)) return fetch(request, context);
    const multipart = (request.headers.get("content-type") ?? "").startsWith("multipart/form-data");
    if (multipart && (request.method === "POST" || request.method === "PUT"))
      return fetch(await plainUpload(request), context);
    const many = signManyPath.exec(pathname.slice(storage.length));
    if (many?.[1] && request.method === "POST") return signMany(fetch, request, many[1], context);
    const response = await fetch(request, context);
    if (request.method !== "POST" || !response.ok) return response;
    if (pathname.startsWith(`${storage}upload/sign/`)) return renameSigned(response, true);
    if (pathname.startsWith(`${storage}sign/`)) return renameSigned(response, false);
    return response;
  };
}
