import type { App } from "@supabase/lite";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;
type UploadBody = Parameters<StorageAdapter["uploadObject"]>[3];

interface Sidecar {
  contentType: string;
  cacheControl: string;
}

/**
 * Stores Supabase Storage's objects as files: `<directory>/<bucket>/<key>/object`, with the type in `.meta.json` next
 * to it. The path contains no version, because @supabase/lite 0.10.0 passes none when it writes and a new one when it
 * reads.
 */
export class FileStorage implements StorageAdapter {
  driver = null;
  private readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  private path(bucket: string, key: string): string {
    const path = join(this.directory, bucket, key, "object");
    if (relative(this.directory, path).startsWith("..")) throw new Error("The object's name leaves its bucket.");
    return path;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const path = this.path(bucket, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      body instanceof Uint8Array ? body : Buffer.from(await new Response(body as BodyInit).arrayBuffer()),
    );
    await writeFile(`${path}.meta.json`, JSON.stringify({ contentType, cacheControl } satisfies Sidecar));
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const path = this.path(bucket, key);
    const [file, text] = await Promise.all([stat(path), readFile(`${path}.meta.json`, "utf8")]);
    const { contentType, cacheControl } = JSON.parse(text) as Sidecar;
    return {
      cacheControl: cacheControl || "no-cache",
      contentLength: file.size,
      size: file.size,
      mimetype: contentType,
      eTag: `"${file.size}-${file.mtimeMs}"`,
      lastModified: file.mtime,
      httpStatusCode: 200,
    };
  }

  async getObject(bucket: string, key: string): ReturnType<StorageAdapter["getObject"]> {
    const metadata = await this.headObject(bucket, key);
    return { metadata, httpStatusCode: 200, body: await readFile(this.path(bucket, key)) };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const path = this.path(bucket, key);
    await Promise.all([rm(path, { force: true }), rm(`${path}.meta.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, prefixes: string[]): Promise<void> {
    await Promise.all(
      prefixes.map((prefix) => rm(dirname(this.path(bucket, prefix)), { recursive: true, force: true })),
    );
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _sourceVersion: string | undefined,
    bucket: string,
    key: string,
  ): Promise<ObjectMetadata> {
    const from = this.path(sourceBucket, source);
    const to = this.path(bucket, key);
    await mkdir(dirname(to), { recursive: true });
    await Promise.all([copyFile(from, to), copyFile(`${from}.meta.json`, `${to}.meta.json`)]);
    return this.headObject(bucket, key);
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return this.path(bucket, key);
  }
}
