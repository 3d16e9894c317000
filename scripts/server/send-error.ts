import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { WireError } from "@contract/wire/errors.ts";

/**
 * Responds with the product's wire error.
 * @param options `end: false` sends the whole response and leaves it to the caller to end it
 */
export function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  { end = true } = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message, code } satisfies WireError);
  response.writeHead(status, { ...jsonHeaders(body), ...headers });
  if (end) response.end(body);
  else response.write(body);
}

/** The same where there is no response yet, or no longer: on the connection itself, which is closed. */
export function sendErrorOnSocket(
  socket: Duplex,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message, code } satisfies WireError);
  const lines = Object.entries({ ...jsonHeaders(body), connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  // What the client still sends is read and dropped: closing at once would lose the response.
  socket.on("error", () => socket.destroy());
  socket.resume();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Responds to CONNECT: without a listener, Node closes the connection without a word. */
export function refuseTunnels(server: Server): Server {
  return server.on("connect", (_request, socket) =>
    sendErrorOnSocket(socket, 405, "method_not_allowed", "This server makes no tunnels."),
  );
}

/** How long a client may take to read a response on a connection that is being closed, in milliseconds. */
const lingerMs = 2000;

const jsonHeaders = (body: string) => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-length": Buffer.byteLength(body),
});
