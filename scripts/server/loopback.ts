import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendError } from "./send-error.ts";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request comes from this machine and uses a name that can mean nothing else. A page on the internet whose
 * name points to this machine (DNS rebinding) still sends its own name.
 */
export function isLoopbackRequest(request: Pick<IncomingMessage, "headers" | "socket">): boolean {
  const peer = request.socket.remoteAddress ?? "";
  if (peer !== "127.0.0.1" && peer !== "::1" && peer !== "::ffff:127.0.0.1") return false;
  const name = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  if (!loopbackNames.has(name)) return false;
  const { origin } = request.headers;
  return origin === undefined || origin === `http://${request.headers.host}`;
}

/** A server for the operator's pages: only from this machine, only by a loopback name, never from another page. */
export function createLoopbackServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Server {
  return createServer((request, response) => {
    if (!isLoopbackRequest(request))
      return sendError(
        response,
        403,
        "forbidden",
        "This page can only be opened on the machine itself, at 127.0.0.1 or localhost.",
      );
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("x-frame-options", "DENY");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    Promise.resolve(handle(request, response)).catch((error: Error) =>
      sendError(response, 500, "internal", error.message),
    );
  });
}
