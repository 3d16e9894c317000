import { createHash } from "node:crypto";

/** A response as it is sent, made once for many requests. */
export interface PreparedResponse {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same, compressed; null if that is not worth it. */
  gzip: Uint8Array<ArrayBuffer> | null;
  /** Weak (RFC 9110, section 8.8.1), because the compressed form has the same one. */
  etag: string;
  /** The next page of a list, for the header `Link`; null if there is none. */
  link: string | null;
}

/** What a client sends about the response that it wants. */
type Asked = Pick<Headers, "get">;

/** Below this size, in bytes, a response fits into one packet anyway. */
const compressedBytesMin = 1024;

/** @param value the body, sent as JSON */
export async function prepareResponse(value: unknown, link: string | null = null): Promise<PreparedResponse> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = createHash("sha256")
    .update(bytes)
    .update(link ?? "")
    .digest();
  const etag = `W/"${digest.subarray(0, 12).toString("base64url")}"`;
  return { bytes, gzip: bytes.length < compressedBytesMin ? null : await compress(bytes), etag, link };
}

/** The memory that a response takes, in bytes. */
export function bytesOf({ bytes, gzip }: PreparedResponse): number {
  return bytes.length + (gzip?.length ?? 0);
}

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/**
 * The response to one request: 304 without a body if the client has the prepared response already.
 * @param cacheControl who may keep it, and for how long
 */
export function respond(
  asked: Asked,
  { bytes, gzip, etag, link }: PreparedResponse,
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

const quotedTag = /"[^"]*"/g;

/** Whether one of the entity tags in If-None-Match is this one, compared weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  const given: readonly string[] = ifNoneMatch.match(quotedTag) ?? [];
  return given.includes(opaque);
}

/** "gzip" in a list of encodings, with its weight. */
const gzipWithWeight = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i;

/** Whether Accept-Encoding names gzip, with a weight above zero. */
function acceptsGzip(acceptEncoding: string | null): boolean {
  const weight = gzipWithWeight.exec(acceptEncoding ?? "");
  return weight !== null && Number(weight[1] ?? 1) > 0;
}
