import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { foreignHost, isOwnHost } from "./own-host.ts";
import { refuseTunnels, sendError } from "./send-error.ts";
import { targetOf } from "./target.ts";

type Asked = Pick<IncomingMessage, "headers" | "socket" | "method" | "url">;
/** Responds to a request; what it throws becomes a response, too. */
export type LocalHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const loopbackPeers = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Whether a request comes from this machine, and names it by a name that can mean nothing else. */
export function isFromHere({ headers, socket }: Pick<Asked, "headers" | "socket">): boolean {
  return (
    loopbackPeers.has(socket.remoteAddress ?? "") && isOwnHost(headers.host, { port: socket.localPort ?? Number.NaN })
  );
}

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether no other page made a browser send this request.
 * @param onlyPages nobody but a browser has reason to change something here: such a request must say where it comes from
 */
export function isSameOrigin({ headers, method = "GET" }: Asked, onlyPages: boolean): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`) return false;
  if (readOnly.has(method)) return true;
  if (site !== undefined) return site === "same-origin";
  return origin !== undefined || !onlyPages;
}

/**
 * Only from this machine, and only by its own name. Responds to what cannot be understood, and to a failure of the
 * handler: neither ends the process.
 */
export function localListener(handle: LocalHandler): RequestListener {
  return (request, response) => {
    if (!isFromHere(request)) return sendError(response, foreignHost.status, foreignHost.code, foreignHost.message);
    if (targetOf(request.url) === null)
      return sendError(response, 400, "bad_request", "This address cannot be understood.");
    const respond = async () => handle(request, response);
    respond().catch((error: Error) => sendError(response, 500, "internal", error.message));
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isEqual = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

/** The cookie by which a browser that opened the printed address once proves it again. Cookies know no ports. */
const cookieName = (request: Asked) => `caption_kite_door_${request.socket.localPort}`;

/** Whether a request has the token, in its address or as the cookie that the address set. */
function holdsToken(request: Asked, response: ServerResponse, token: string): boolean {
  const given = new URL(request.url ?? "/", "http://host").searchParams.get("token");
  if (given !== null && isEqual(given, token)) {
    response.setHeader("set-cookie", `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Lax`);
    return true;
  }
  const kept = (request.headers.cookie ?? "").split("; ").find((entry) => entry.startsWith(`${cookieName(request)}=`));
  return kept !== undefined && isEqual(kept.slice(kept.indexOf("=") + 1), token);
}

export interface LoopbackOptions {
  /** Who opens the address with `?token=` may go on; nobody else. Then only pages of the server may change something. */
  token?: string;
}

/** A server for the operator's pages: only from this machine, only by a loopback name, never from another page. */
export function createLoopbackServer(handle: LocalHandler, { token }: LoopbackOptions = {}): Server {
  const server = createServer(
    localListener((request, response) => {
      if (!isSameOrigin(request, token !== undefined))
        return sendError(response, 403, "forbidden", "Another page must not use this one.");
      response.setHeader("x-content-type-options", "nosniff");
      response.setHeader("x-frame-options", "DENY");
      response.setHeader("referrer-policy", "no-referrer");
      response.setHeader("cross-origin-resource-policy", "same-origin");
      if (token !== undefined && !holdsToken(request, response, token))
        return sendError(
          response,
          401,
          "unauthorized",
          "Open this page by the whole address that was printed at the start, with its token.",
        );
      return handle(request, response);
    }),
  );
  return refuseTunnels(server);
}
