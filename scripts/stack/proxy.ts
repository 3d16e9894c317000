import { request as connect, type Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { drain } from "./request-body.ts";
import { answerError } from "./wire-answer.ts";

/** Headers that concern one connection (RFC 9110, section 7.6.1), and those by which a client could claim to be another. */
const connectionHeaders = new Set(["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"]);
const claimedHeaders = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip|x-envoy-.*)$/;

export interface Forwarding { peer: string; host: string; protocol: string }

/** The headers to send on: the client's own, without claims about where it is; those are ours to make. */
export function forwardedHeaders(headers: IncomingHttpHeaders, { peer, host, protocol }: Forwarding): OutgoingHttpHeaders {
  const listed = new Set((headers.connection ?? "").toLowerCase().split(",").map((name) => name.trim()));
  const kept = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name) && !listed.has(name) && !claimedHeaders.test(name));
  return { ...Object.fromEntries(kept), "x-forwarded-for": peer, "x-forwarded-host": host, "x-forwarded-proto": protocol };
}

/** An address as people write it: IPv4 in IPv6's clothes is IPv4. */
export const plainAddress = (address: string | undefined): string => (address ?? "").replace(/^::ffff:/, "");

export interface ProxyTarget { port: number; path: string; agent: Agent; protocol: string }

/**
 * Passes a request on to a server on this machine and its answer back as it comes. When the client goes away the
 * request is dropped there too, so that work nobody waits for is stopped.
 */
export function proxy(request: IncomingMessage, response: ServerResponse, target: ProxyTarget): void {
  const headers = forwardedHeaders(request.headers, {
    peer: plainAddress(request.socket.remoteAddress),
    host: request.headers.host ?? "",
    protocol: target.protocol,
  });
  const onward = connect({ host: "127.0.0.1", port: target.port, path: target.path, method: request.method, headers, agent: target.agent });
  let answered = false;
  onward.on("response", (answer) => {
    const answerHeaders = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answerHeaders));
    answer.pipe(response);
    // An answer may come before the whole request was read; the client must still be able to finish sending.
    answer.on("end", () => {
      answered = true;
      drain(request);
    });
    answer.on("error", () => response.destroy());
  });
  onward.on("error", () => {
    if (response.destroyed) return;
    answerError(response, 502, "unavailable", "The server is starting again. Please try again in a moment.", { "retry-after": "1" });
    drain(request);
  });
  response.on("close", () => {
    if (!answered) onward.destroy();
  });
  request.on("error", () => onward.destroy());
  request.pipe(onward);
}
