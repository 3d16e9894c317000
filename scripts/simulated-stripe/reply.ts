import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "./refusal.ts";

const bodyBytesMax = 100_000;

/** Reads a request's body as text. @throws Refusal 413 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax)
      throw new Refusal(413, { type: "invalid_request_error", message: "The request is too large." });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function replyJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body, null, 2);
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

export function replyError(response: ServerResponse, error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  replyJson(response, error.status, { error: error.body });
}
