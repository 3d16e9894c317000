import type { IncomingMessage } from "node:http";

/** Largest body that any call may send: twice the largest image, with room for a form around it. */
export const bodyBytesMax = 10 * 1024 * 1024;
const drainBytesMax = 64 * 1024 * 1024;

/** Whether the request announces a body that is too large. */
export function announcesTooMuch(request: IncomingMessage, limit = bodyBytesMax): boolean {
  return Number(request.headers["content-length"] ?? 0) > limit;
}

/** Calls back once when more than `limit` bytes have come, for bodies that do not announce their length. */
export function onTooMuch(request: IncomingMessage, callback: () => void, limit = bodyBytesMax): void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= limit) return;
    request.off("data", count);
    callback();
  };
  request.on("data", count);
}

/**
 * Reads and drops what is left of a body. A browser that is cut off while it sends shows a network error instead of the
 * answer, so this is done up to a bound.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  onTooMuch(request, () => request.destroy(), drainBytesMax);
  request.resume();
}
