/**
 * What a part of a file is, or null where there is none: `bytes=0-9`, `bytes=10-` or `bytes=-10`, as Storage reads it.
 * @param size of the file in bytes
 */
export function partOf(range: string, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || size <= 0) return null;
  if (first === "") return Number(last) > 0 ? { from: Math.max(size - Number(last), 0), to: size - 1 } : null;
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}

/**
 * A download as Storage responds to `Range` and `If-None-Match`, which @supabase/lite 0.10.0 ignores.
 * @param response the whole file
 */
export async function partialDownload(request: Request, response: Response): Promise<Response> {
  const etag = response.headers.get("etag");
  if (request.method !== "GET" || response.status !== 200 || etag === null) return response;
  if (request.headers.get("if-none-match") === etag) {
    await response.body?.cancel();
    return new Response(null, { status: 304 });
  }
  const range = request.headers.get("range");
  if (range === null) return response;
  const file = await response.arrayBuffer();
  const part = partOf(range, file.byteLength);
  if (part === null)
    return Response.json(
      { statusCode: "416", code: "InvalidRange", error: "invalid_range", message: "invalid range provided" },
      { status: 416 },
    );
  const headers = new Headers(response.headers);
  headers.set("content-range", `bytes ${part.from}-${part.to}/${file.byteLength}`);
  headers.set("content-length", String(part.to - part.from + 1));
  return new Response(file.slice(part.from, part.to + 1), { status: 206, headers });
}
