import { createHash } from "node:crypto";
import { encodeBase64Url } from "deno-std/encoding/base64url.js";

/** An answer as it is sent, made once for many requests. */
export interface PreparedAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same, compressed; null if that is not worth it. */
  gzip: Uint8Array<ArrayBuffer> | null;
  /** Weak (RFC 9110, section 8.8.1), because the compressed form has the same one. */
  etag: string;
  /** The next page of a list, for the header `Link`; null if there is none. */
  link: string | null;
}

/** What a client sends about the answer that it wants. */
type Asked = Pick<Headers, "get">;

/** Below this size, in bytes, an answer fits into one packet anyway. */
const compressedBytesMin = 1024;

/** @param value of the answer, as JSON */
export async function prepareAnswer(value: unknown, link: string | null = null): Promise<PreparedAnswer> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = createHash("sha256")
    .update(bytes)
    .update(link ?? "")
    .digest();
  const etag = `W/"${encodeBase64Url(digest.subarray(0, 12))}"`;
  return { bytes, gzip: bytes.length < compressedBytesMin ? null : await compress(bytes), etag, link };
}

/** The memory that an answer takes, in bytes. */
export function bytesOf({ bytes, gzip }: PreparedAnswer): number {
  return bytes.length + (gzip?.length ?? 0);
}

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/**
 * The response to one request for a prepared answer: 304 without a body if the client has this answer already.
 * @param cacheControl who may keep it, and for how long
 */
export function respond(
  asked: Asked,
  { bytes, gzip, etag, link }: PreparedAnswer,
  cacheControl: string,
): { status: 200 | 304; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null } {
  const headers: Record<string, string> = { "cache-control": cacheControl, etag };
  if (link !== null) headers["link"] = link;
  if (gzip !== null) headers["vary"] = "accept-encoding";
  if (matches(asked.get("if-none-match"), etag)) return { status: 304, headers, body: null };
  headers["content-type"] = "application/json";
  if (gzip === null || !acceptsGzip(asked.get("accept-encoding"))) return { status: 200, headers, body: bytes };
  return { status: 200, headers: { ...headers, "content-encoding": "gzip" }, body: gzip };
}

/** Whether one of the entity tags in If-None-Match is this one, compared weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  const given: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return given.includes(opaque);
}

/** Whether Accept-Encoding names gzip, with a weight above zero. */
function acceptsGzip(acceptEncoding: string | null): boolean {
  const weight = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(acceptEncoding ?? "");
  return weight !== null && Number(weight[1] ?? 1) > 0;
}
