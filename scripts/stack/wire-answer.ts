import type { ServerResponse } from "node:http";
import type { WireError } from "@contract/errors.ts";

/** Answers with the product's wire error. */
export function answerError(response: ServerResponse, status: number, code: string, message: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message, code } satisfies WireError);
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", "content-length": Buffer.byteLength(body), ...headers });
  response.end(body);
}
