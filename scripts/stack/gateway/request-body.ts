import type { IncomingMessage, ServerResponse } from "node:http";
import type { FrontLimits } from "./front-limits.ts";
import { sendError } from "../../server/send-error.ts";

/** A body that is read and dropped, so that its sender gets to see the response, is given up after so many bytes. */
const drainBytesMax = 64 * 1024 * 1024;
/** And its connection is closed so long after that, in milliseconds. */
const lingerMs = 2000;

/** Why a body is not accepted. */
export interface BodyRefusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/** `gone`: the client closed the connection, so that nobody is left to respond to. */
export type ReceivedBody = { body: Buffer | null } | { refusal: BodyRefusal } | { gone: true };

const tooLarge: BodyRefusal = {
  status: 413,
  code: "payload_too_large",
  message: "This request is too large. The largest accepted size is 10 MB.",
};
const tooSlow: BodyRefusal = {
  status: 408,
  code: "request_timeout",
  message: "This request took too long to arrive. Please try again.",
};

const hasBody = ({ headers }: IncomingMessage) =>
  "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;

/**
 * Receives the body of a request whole before anything is done with it.
 * @returns null for a request without a body; a refusal when it is too large or too slow. What is left of a refused body
 *   is still to be read by `refuseBody`.
 */
export function receiveBody(request: IncomingMessage, limits: FrontLimits): Promise<ReceivedBody> {
  if (!hasBody(request)) return Promise.resolve({ body: null });
  if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) return Promise.resolve({ refusal: tooLarge });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let received = 0;
    const settle = (result: ReceivedBody) => {
      clearTimeout(timer);
      request.off("data", take).off("end", finish).off("close", leave).off("error", leave);
      resolve(result);
    };
    const take = (part: Buffer) => {
      received += part.length;
      if (received > limits.bodyBytes) return settle({ refusal: tooLarge });
      parts.push(part);
    };
    const finish = () => settle({ body: Buffer.concat(parts) });
    const leave = () => settle({ gone: true });
    const timer = setTimeout(() => settle({ refusal: tooSlow }), limits.bodyMs);
    request.on("data", take).on("end", finish).on("close", leave).on("error", leave);
  });
}

/**
 * Responds to a request whose body was not read, or not to its end. The response is complete at once, but the
 * connection stays open while the rest is read and dropped: a client that still sends would otherwise lose the
 * response.
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: BodyRefusal,
): void {
  if (request.complete || !hasBody(request)) return sendError(response, status, code, message, headers);
  sendError(response, status, code, message, headers, { end: false });
  drain(request, () => response.end());
}

/**
 * Reads and drops what is left of a body, up to a bound. A client that goes on beyond it is no longer read from, gets a
 * moment to read its response, and is disconnected.
 * @param done called when the body has ended
 */
function drain(request: IncomingMessage, done: () => void = () => {}): void {
  if (request.complete || request.destroyed) return done();
  request.unpipe();
  let dropped = 0;
  request.on("data", (part: Buffer) => {
    dropped += part.length;
    if (dropped <= drainBytesMax) return;
    request.pause();
    setTimeout(() => request.destroy(), lingerMs).unref();
  });
  request.once("end", done);
  request.resume();
}
