import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { StackError } from "../command/stack-error.ts";

/** The name of the file that describes a backup. It is written last: a folder without it is not a complete backup. */
export const manifestName = "manifest.json";

/** Changes when backups of an earlier version can no longer be restored. */
const formatVersion = 1;

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the rows as PostgreSQL's COPY writes them, in the order of the primary key. */
  sha256,
});
export type TableEntry = z.infer<typeof table>;

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() });
export type SequenceEntry = z.infer<typeof sequence>;

const bucket = z.object({
  id: z.string(),
  isPublic: z.boolean(),
  /** Bytes of one file; null: no limit of its own. */
  fileSizeLimit: z.nullable(z.int()),
  allowedMimeTypes: z.nullable(z.array(z.string())),
});
export type BucketEntry = z.infer<typeof bucket>;

const file = z.object({
  bucket: z.string(),
  name: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** The account that stored it. Absent in older backups. */
  owner: z.nullish(z.string()),
  bytes: z.int(),
  sha256,
  /** The file's name in the backup's folder `files`. */
  storedAs: z.string().check(z.regex(/^\d+$/)),
});
export type FileEntry = z.infer<typeof file>;

const manifest = z.object({
  format: z.literal(formatVersion),
  /** ISO 8601: the moment that all rows are from. */
  takenAt: z.string(),
  /** A description of where it was taken, for a person. */
  place: z.string(),
  /** The versions of the applied migrations, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Where the files are stored. */
  buckets: z.array(bucket),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

export const newManifest = (content: Omit<Manifest, "format">): Manifest => ({ format: formatVersion, ...content });

/** Reads the manifest of a backup. @throws StackError if the folder is not a complete backup */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(`${folder}/${manifestName}`, "utf8");
  } catch (error) {
    throw new StackError(`${folder} is no complete backup: it has no ${manifestName}. It may have been interrupted.`, {
      cause: error,
    });
  }
  const parsed = manifest.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new StackError(
    `${folder}/${manifestName} cannot be read. It is damaged, or from another version of Caption Kite.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Whatever is no JSON is no manifest, which the caller says.
    return null;
  }
}

/** The file of a table's rows in a backup. */
export const tableFile = ({ schema, name }: { schema: string; name: string }): string =>
  `tables/${schema}.${name}.copy.gz`;

/** The file of a stored file in a backup. */
export const storedFile = ({ storedAs }: { storedAs: string }): string => `files/${storedAs}`;
