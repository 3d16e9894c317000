import {
  request as connect,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { sendError } from "../../server/send-error.ts";

/**
 * Headers that concern one connection (RFC 9110, section 7.6.1; an expectation was met when the body came), and those
 * by which a client could claim to be another.
 */
const connectionHeaders = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const claimedHeaders = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip|x-envoy-.*)$/;

export interface Forwarding {
  peer: string;
  host: string;
  protocol: string;
}

/** The headers to send on: the client's own, without claims about where it is; those are ours to make. */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  { peer, host, protocol }: Forwarding,
): OutgoingHttpHeaders {
  const listed = new Set(
    (headers.connection ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
  const kept = Object.entries(headers).filter(
    ([name]) => !connectionHeaders.has(name) && !listed.has(name) && !claimedHeaders.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    "x-forwarded-for": peer,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol,
  };
}

/** The prefix of an IPv4 address on an IPv6 socket. */
const mappedPrefix = /^::ffff:/;

/** An address as people write it: IPv4 in IPv6's clothes is IPv4. */
export const plainAddress = (address: string | undefined): string => (address ?? "").replace(mappedPrefix, "");

export interface ProxyTarget {
  port: number;
  path: string;
  agent: Agent;
  protocol: string;
}

/**
 * Passes a request on to a server on this machine and its response back as it comes. When the client goes away the
 * request is dropped there too, so that work nobody waits for is stopped.
 * @param body of the request, received whole; null when it has none
 */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | null,
  target: ProxyTarget,
): void {
  const headers = forwardedHeaders(request.headers, {
    peer: plainAddress(request.socket.remoteAddress),
    host: request.headers.host ?? "",
    protocol: target.protocol,
  });
  headers["host"] = `127.0.0.1:${target.port}`;
  if (body !== null) headers["content-length"] = body.length;
  const { port, path, agent } = target;
  const onward = connect({ host: "127.0.0.1", port, path, method: request.method, headers, agent });
  let [begun, ended] = [false, false];
  onward.on("response", (upstream) => {
    begun = true;
    const responseHeaders = Object.entries(upstream.headers).filter(([name]) => !connectionHeaders.has(name));
    response.writeHead(upstream.statusCode ?? 502, Object.fromEntries(responseHeaders));
    upstream.pipe(response);
    upstream.on("end", () => {
      ended = true;
    });
    upstream.on("error", () => response.destroy());
  });
  onward.on("error", () => {
    // A server that responds before it has read everything may close the connection under the rest of the request.
    if (response.destroyed || begun) return;
    sendError(response, 502, "unavailable", "The server is starting again. Please try again in a moment.", {
      "retry-after": "1",
    });
  });
  response.on("close", () => {
    if (!ended) onward.destroy();
  });
  onward.end(body);
}
