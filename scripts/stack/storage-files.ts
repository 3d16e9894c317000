import type { App } from "@supabase/lite";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;
type UploadBody = Parameters<StorageAdapter["uploadObject"]>[3];

interface Sidecar { contentType: string; cacheControl: string }

/** Supabase Storage's objects as files: `<directory>/<bucket>/<key>/<version>`, their type in a `.meta.json` beside. */
export class FileStorage implements StorageAdapter {
  driver = null;
  private readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  private path(bucket: string, key: string, version: string | undefined): string {
    const path = join(this.directory, bucket, key, version ?? "object");
    if (relative(this.directory, path).startsWith("..")) throw new Error("The object's name leaves its bucket.");
    return path;
  }

  async uploadObject(bucket: string, key: string, version: string | undefined, body: UploadBody, contentType: string, cacheControl: string): Promise<ObjectMetadata> {
    const path = this.path(bucket, key, version);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body instanceof Uint8Array ? body : Buffer.from(await new Response(body as BodyInit).arrayBuffer()));
    await writeFile(`${path}.meta.json`, JSON.stringify({ contentType, cacheControl } satisfies Sidecar));
    return this.headObject(bucket, key, version);
  }

  async headObject(bucket: string, key: string, version: string | undefined): Promise<ObjectMetadata> {
    const path = this.path(bucket, key, version);
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

  async getObject(bucket: string, key: string, version: string | undefined): ReturnType<StorageAdapter["getObject"]> {
    const metadata = await this.headObject(bucket, key, version);
    return { metadata, httpStatusCode: 200, body: await readFile(this.path(bucket, key, version)) };
  }

  async deleteObject(bucket: string, key: string, version: string | undefined): Promise<void> {
    const path = this.path(bucket, key, version);
    await Promise.all([rm(path, { force: true }), rm(`${path}.meta.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, prefixes: string[]): Promise<void> {
    await Promise.all(prefixes.map((prefix) => rm(dirname(this.path(bucket, prefix, undefined)), { recursive: true, force: true })));
  }

  async copyObject(sourceBucket: string, source: string, sourceVersion: string | undefined, bucket: string, key: string, version: string | undefined): Promise<ObjectMetadata> {
    const from = this.path(sourceBucket, source, sourceVersion);
    const to = this.path(bucket, key, version);
    await mkdir(dirname(to), { recursive: true });
    await Promise.all([copyFile(from, to), copyFile(`${from}.meta.json`, `${to}.meta.json`)]);
    return this.headObject(bucket, key, version);
  }

  async privateAssetUrl(bucket: string, key: string, version: string | undefined): Promise<string> {
    return this.path(bucket, key, version);
  }
}
