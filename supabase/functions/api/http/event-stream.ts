import { internalMessage, type StreamError } from "../../_shared/contract/wire/errors.ts";
import { ApiError, describeError, withRequestId } from "../../_shared/platform/errors.ts";
import type { Log } from "../../_shared/platform/log.ts";

export type SendEvent = (event: string, data: unknown) => void;

/** Shorter than the time after which proxies end a connection on which nothing is sent. */
const keepAliveMs = 10_000;

const eventStreamType = /\btext\/event-stream\b/;

/** Whether a client asks for events instead of one response. */
export function acceptsEventStream({ headers }: Request): boolean {
  return eventStreamType.test(headers.get("accept") ?? "");
}

/**
 * A response with server-sent events. Its status has already been sent when something fails, so a failure is an event
 * `error` with the API's error format and the status. While nothing else is sent, comments keep the connection open.
 * The headers tell proxies to pass on every event at once, without compressing or collecting them.
 * @param run receives the sender and a signal that is aborted when the client has disconnected
 * @param options `aliveMs`: milliseconds between comments
 */
export function eventStream(
  { log }: { log: Log },
  requestId: string,
  signal: AbortSignal,
  run: (send: SendEvent, left: AbortSignal) => Promise<void>,
  { aliveMs = keepAliveMs }: { aliveMs?: number } = {},
): Response {
  const gone = new AbortController();
  const left = AbortSignal.any([signal, gone.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!left.aborted) controller.enqueue(encoder.encode(text));
      };
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const alive = setInterval(() => write(":\n\n"), aliveMs);
      try {
        await run(send, left);
      } catch (error) {
        if (!left.aborted) send("error", failureOf(error, requestId, log));
      } finally {
        clearInterval(alive);
      }
      if (!left.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function failureOf(error: unknown, requestId: string, log: Log): StreamError {
  const known = error instanceof ApiError;
  log(known ? "warn" : "error", {
    event: known ? "request_failed" : "request_crashed",
    requestId,
    error: describeError(error),
  });
  const { body, status } = withRequestId(known ? error : new ApiError("internal", internalMessage), requestId);
  return { ...body, status };
}
