import * as z from "zod/mini";
import { storagePath } from "../../../contract/wire/supabase-paths.ts";
import { json, valueProblems, type Call, type Received, type Service } from "./describe.ts";

/** Where each statement about Storage was read. */
export const storageSource = (file: string) =>
  `https://github.com/supabase/storage/blob/4fa61fba9371c4bd40cbb81509f07bcb3af21683/src/${file}`;

const platform = "supabase/functions/_shared/platform/supabase/storage.ts";
const mediaPage = "supabase/functions/api/routes/admin/media/upload.ts";
const backup = "scripts/backup/stored-files.ts";

const stored = z.looseObject({ Key: z.string(), Id: z.string() });
const object = z.looseObject({ name: z.string(), bucket_id: z.string() });
const bucket = z.looseObject({ id: z.string(), name: z.string(), public: z.boolean() });

export const storageCalls: readonly Call[] = [
  {
    name: "store a file as a person",
    method: "POST",
    path: `${storagePath}/object/{bucket}/{path}`,
    as: "person",
    body: "bytes",
    headers: { "content-type": /^[a-z]+\/[\w.+-]+/, "cache-control": /^max-age=\d+$/ },
    responses: [{ status: 200, body: stored }],
    usedBy: [platform],
    source: storageSource("http/routes/object/createObject.ts"),
  },
  {
    name: "store a file as the server",
    method: "POST",
    path: `${storagePath}/object/{bucket}/{path}`,
    as: "server",
    body: "bytes",
    headers: { "content-type": /^[a-z]+\/[\w.+-]+/, "x-upsert": /^true$/ },
    responses: [{ status: 200, body: stored }],
    usedBy: [backup],
    source: storageSource("http/routes/object/createObject.ts"),
  },
  {
    name: "remove files",
    method: "DELETE",
    path: `${storagePath}/object/{bucket}`,
    as: "server",
    body: z.strictObject({ prefixes: z.array(z.string()).check(z.minLength(1)) }),
    // Those that were there; a name that does not exist is no error.
    responses: [{ status: 200, body: z.array(object) }],
    usedBy: [platform, backup],
    source: storageSource("http/routes/object/deleteObjects.ts"),
  },
  {
    name: "read a file",
    method: "GET",
    path: `${storagePath}/object/{bucket}/{path}`,
    as: "server",
    body: null,
    responses: [{ status: 200, body: "bytes" }],
    usedBy: [backup],
    source: storageSource("http/routes/object/getObject.ts"),
  },
  {
    name: "show a public file",
    method: "GET",
    path: `${storagePath}/object/public/{bucket}/{path}`,
    as: "public",
    body: null,
    responses: [{ status: 200, body: "bytes", headers: { "content-type": /\// } }],
    usedBy: [mediaPage],
    source: storageSource("http/routes/object/getPublicObject.ts"),
  },
  {
    name: "show a part of a public file",
    method: "GET",
    path: `${storagePath}/object/public/{bucket}/{path}`,
    as: "public",
    body: null,
    headers: { range: /^bytes=/ },
    responses: [{ status: 206, body: "bytes", headers: { "content-range": /^bytes \d+-\d+\/\d+$/ } }],
    usedBy: [mediaPage],
    source: storageSource("storage/backend/file.ts"),
  },
  {
    name: "show a public file again",
    method: "GET",
    path: `${storagePath}/object/public/{bucket}/{path}`,
    as: "public",
    body: null,
    headers: { "if-none-match": /./ },
    responses: [{ status: 304, body: null }],
    usedBy: [mediaPage],
    source: storageSource("storage/backend/file.ts"),
  },
  {
    name: "list the buckets",
    method: "GET",
    path: `${storagePath}/bucket`,
    as: "server",
    body: null,
    responses: [{ status: 200, body: z.array(bucket) }],
    usedBy: ["scripts/verify/storage.ts"],
    source: storageSource("http/routes/bucket/getAllBuckets.ts"),
  },
];

/** A refusal of Storage. */
export interface StorageError {
  /** Of the body, as a string there. */
  statusCode: number;
  code: string;
  error: string;
}

/**
 * The refusals that our calls can meet. The status of the response is 400 for all but a range that the file lacks and
 * those of the database and of Storage itself; the actual one is in the body. Source: internal/errors/codes.ts and http/plugins/jwt.ts: a token that
 * is not valid or has expired is refused like a row that a policy refuses, and only the message tells them apart.
 */
export const storageErrors: readonly StorageError[] = [
  { statusCode: 403, code: "AccessDenied", error: "Unauthorized" },
  { statusCode: 404, code: "NoSuchBucket", error: "Bucket not found" },
  { statusCode: 404, code: "NoSuchKey", error: "not_found" },
  { statusCode: 409, code: "KeyAlreadyExists", error: "Duplicate" },
  { statusCode: 413, code: "EntityTooLarge", error: "Payload too large" },
  { statusCode: 415, code: "InvalidMimeType", error: "invalid_mime_type" },
  { statusCode: 416, code: "InvalidRange", error: "invalid_range" },
  { statusCode: 429, code: "SlowDown", error: "too_many_connections" },
  { statusCode: 500, code: "InternalError", error: "Internal" },
];

/** Source: http/schemas/error.ts. */
export const storageRefusal = z.looseObject({
  statusCode: z.string().check(z.regex(/^\d{3}$/)),
  code: z.string(),
  error: z.string(),
  message: z.string(),
});

function refusalProblems(_call: Call, _request: Request, { status, text }: Received): string[] {
  const body = json(text);
  const problems = valueProblems("the refusal", storageRefusal, body);
  if (problems.length > 0) return problems;
  const { statusCode, code, error } = body as z.infer<typeof storageRefusal>;
  const known = storageErrors.find((described) => described.code === code);
  if (!known) return [`the error code ${code} is not described`];
  const actual = String(known.statusCode);
  const isShown = known.statusCode === 416 || known.statusCode === 429 || known.statusCode >= 500;
  const shown = isShown ? known.statusCode : 400;
  return [
    ...(statusCode === actual ? [] : [`${code} has the statusCode ${actual}, not ${statusCode}`]),
    ...(error === known.error ? [] : [`${code} has the error ${known.error}, not ${error}`]),
    ...(status === shown ? [] : [`${code} has the status ${shown}, not ${status}`]),
  ];
}

export const storageService: Service = { path: storagePath, calls: storageCalls, refusalProblems };
