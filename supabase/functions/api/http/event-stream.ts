import { internalMessage, type WireError } from "../../_shared/contract/wire/errors.ts";
import { ApiError, describeError } from "../../_shared/platform/errors.ts";
import type { Log } from "../../_shared/platform/log.ts";

export type SendEvent = (event: string, data: unknown) => void;

/**
 * A response with server-sent events. Its status has already been sent when something fails, so a failure is an event
 * `error` with the API's error format.
 * @param run receives the sender and a signal that is aborted when the client has disconnected
 */
export function eventStream(
  { log }: { log: Log },
  requestId: string,
  signal: AbortSignal,
  run: (send: SendEvent, left: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController();
  const left = AbortSignal.any([signal, gone.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send: SendEvent = (event, data) => {
        if (!left.aborted) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        await run(send, left);
      } catch (error) {
        if (!left.aborted) send("error", failureOf(error, requestId, log));
      }
      if (!left.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}

function failureOf(error: unknown, requestId: string, log: Log): WireError {
  const known = error instanceof ApiError;
  log(known ? "warn" : "error", {
    event: known ? "request_failed" : "request_crashed",
    requestId,
    error: describeError(error),
  });
  return known ? error.body : { message: internalMessage, code: "internal", details: { requestId } };
}
