import type { Sql, TransactionSql } from "postgres";
import { storagePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { StackError } from "../command/stack-error.ts";
import type { BucketEntry } from "./manifest.ts";

/** Supabase's API of the place that is backed up or restored. */
export interface StorageApi {
  fetch: (request: Request) => Promise<Response>;
  /** Without a trailing slash. */
  url: string;
  secretKey: string;
}

export interface StoredFile {
  bucket: string;
  name: string;
}

export interface StoredFileInfo extends StoredFile {
  contentType: string;
  cacheControl: string;
  /** The account that stored it, with which it is deleted. */
  owner?: string | null | undefined;
}

interface BucketRow {
  id: string;
  is_public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

interface ObjectRow {
  bucket: string;
  name: string;
  content_type: string | null;
  cache_control: string | null;
  owner: string | null;
}

async function hasStorage(sql: Sql | TransactionSql): Promise<boolean> {
  const [known] = await sql<{ is_there: boolean }[]>`select to_regclass('storage.objects') is not null as is_there`;
  return known?.is_there ?? false;
}

/** Every bucket, whether it has files or not. */
export async function listBuckets(sql: Sql | TransactionSql): Promise<BucketEntry[]> {
  if (!(await hasStorage(sql))) return [];
  const rows = await sql<BucketRow[]>`
    select id, coalesce(public, false) as is_public, file_size_limit::text as file_size_limit, allowed_mime_types
    from storage.buckets order by id`;
  return rows.map(({ id, is_public, file_size_limit, allowed_mime_types }) => ({
    id,
    isPublic: is_public,
    fileSizeLimit: file_size_limit === null ? null : Number(file_size_limit),
    allowedMimeTypes: allowed_mime_types,
  }));
}

/** Makes a bucket, or gives an existing one these settings. */
export async function ensureBucket(sql: Sql, bucket: BucketEntry): Promise<void> {
  const { id, isPublic, fileSizeLimit, allowedMimeTypes } = bucket;
  await sql`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values (${id}, ${id}, ${isPublic}, ${fileSizeLimit}, ${allowedMimeTypes})
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types`;
}

/** Every stored file, as the database knows it. */
export async function listFiles(sql: Sql | TransactionSql): Promise<StoredFileInfo[]> {
  if (!(await hasStorage(sql))) return [];
  const rows = await sql<ObjectRow[]>`
    select bucket_id as bucket, name, metadata ->> 'mimetype' as content_type,
      metadata ->> 'cacheControl' as cache_control, owner_id as owner
    from storage.objects order by bucket_id, name`;
  return rows.map(({ bucket, name, content_type, cache_control, owner }) => ({
    bucket,
    name,
    contentType: content_type ?? "application/octet-stream",
    cacheControl: cache_control ?? "no-cache",
    owner,
  }));
}

/** Whether the database has a file at this moment. */
export async function isStored(sql: Sql, { bucket, name }: StoredFile): Promise<boolean> {
  const rows = await sql`select from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return rows.length > 0;
}

/** Gives a file its owner again: whoever restores it has stored it as the server, which owns nothing. */
export async function setOwner(
  sql: Sql | TransactionSql,
  { bucket, name, owner = null }: StoredFileInfo,
): Promise<void> {
  await sql`update storage.objects set owner_id = ${owner} where bucket_id = ${bucket} and name = ${name}`;
}

interface Call {
  method: string;
  /** Below `/object/`. */
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

async function call(api: StorageApi, { method, path, body, headers }: Call): Promise<Response> {
  const { secretKey } = api;
  const response = await api.fetch(
    new Request(`${api.url}${storagePath}/object/${path}`, {
      method,
      body,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...headers },
    }),
  );
  if (response.ok) return response;
  await response.body?.cancel();
  throw new StackError(`Storage responded with ${response.status} to ${method} of ${decodeURIComponent(path)}.`);
}

const pathOf = ({ bucket, name }: StoredFile) => [bucket, ...name.split("/")].map(encodeURIComponent).join("/");

export async function readFileFrom(api: StorageApi, file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await call(api, { method: "GET", path: pathOf(file) })).arrayBuffer());
}

/** Stores a file; one with the same name is replaced. */
export async function writeFileTo(api: StorageApi, file: StoredFileInfo, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { "content-type": file.contentType, "cache-control": file.cacheControl, "x-upsert": "true" };
  await (await call(api, { method: "POST", path: pathOf(file), body, headers })).body?.cancel();
}

export async function removeFileFrom(api: StorageApi, file: StoredFile): Promise<void> {
  const body = JSON.stringify({ prefixes: [file.name] });
  const headers = { "content-type": "application/json" };
  const removed = await call(api, { method: "DELETE", path: encodeURIComponent(file.bucket), body, headers });
  await removed.body?.cancel();
}
