import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { frontLimits, type FrontLimits } from "./front-limits.ts";
import { refuseBody } from "./request-body.ts";
import { foreignHost, isOwnHost, type OwnNames } from "../../server/own-host.ts";
import { refuseTunnels, sendError, sendErrorOnSocket } from "../../server/send-error.ts";

export interface FrontOptions {
  /** Handles requests, which wait until it is available. */
  listener: Promise<RequestListener>;
  /** Which requests to upgrade the protocol are passed to `upgrade`; others are handled as normal requests. */
  upgrades: (request: IncomingMessage) => boolean;
  /** The names by which the server may be called, besides those of the port that a connection arrives at. */
  names: Omit<OwnNames, "port">;
  limits?: FrontLimits;
}

/** The name in a Host header, without its port. */
const hostName = /^([\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A name or an address, and a port. Addresses in other notations, such as 0x10, are not supported. */
function isHost(host: string): boolean {
  const [, name] = hostName.exec(host) ?? [];
  return name !== undefined && URL.parse(`http://${host}`)?.hostname === name.toLowerCase();
}

/** Responses to invalid requests, by the parser's error code. */
function respondToInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  switch (error.code) {
    case "ECONNRESET":
      socket.destroy();
      return;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return sendErrorOnSocket(
        socket,
        408,
        "request_timeout",
        "This request took too long to arrive. Please try again.",
      );
    case "HPE_HEADER_OVERFLOW":
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return sendErrorOnSocket(socket, 431, "bad_request", "The headers of this request are too large.");
    default:
      return sendErrorOnSocket(socket, 400, "bad_request", "This is not a valid HTTP request.");
  }
}

/**
 * The server of the public origin. Every accepted connection that sends something gets a response. Node.js alone would
 * close it without a body, or without any response, if a request is invalid, asks for a tunnel or has an unmet
 * expectation.
 */
export function createFront({ listener, upgrades, names, limits = frontLimits }: FrontOptions): Server {
  const front = createServer(
    {
      headersTimeout: limits.headersMs,
      keepAliveTimeout: limits.keepAliveMs,
      // The body's own timeout ends earlier, with a response.
      requestTimeout: limits.headersMs + 2 * limits.bodyMs,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
      // A refused one is handled as a normal request, which says why.
      shouldUpgradeCallback: (request) => isOwn(request) && upgrades(request),
    },
    handle,
  );

  function isOwn({ headers, socket }: IncomingMessage): boolean {
    return isOwnHost(headers.host, { ...names, port: socket.localPort ?? Number.NaN });
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { host } = request.headers;
    if (host === undefined ? request.httpVersion === "1.1" : !isHost(host)) {
      return refuseBody(request, response, {
        status: 400,
        code: "bad_request",
        message: "This request does not name a host.",
      });
    }
    if (host !== undefined && !isOwn(request)) return refuseBody(request, response, foreignHost);
    // Fetch forbids it (https://fetch.spec.whatwg.org/#methods), so such a request cannot be passed on.
    if (request.method === "TRACE") {
      return refuseBody(request, response, {
        status: 405,
        code: "method_not_allowed",
        message: "This server does not trace requests.",
      });
    }
    void listener.then((listen) => listen(request, response));
  }

  front.on("clientError", respondToInvalidRequest);
  refuseTunnels(front);
  front.on("checkExpectation", (_request, response: ServerResponse) => {
    sendError(response, 417, "bad_request", "This server does not meet the expectation in this request.", {
      connection: "close",
    });
  });
  return front;
}
