import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { request as connect, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { sendError } from "../server/send-error.ts";
import { targetOf } from "../server/target.ts";
import { headersFor, parseHeaders } from "./header-rules.ts";
import { createPageFiles } from "./page-files.ts";
import { parseRedirects, route } from "./redirect-rules.ts";

/** Netlify ends a forwarded call after 26 seconds (docs.netlify.com, "Rewrites and proxies"). */
const forwardingMs = 26_000;

export interface StaticHostOptions {
  /** The published folder, with `_redirects` and `_headers`. */
  folder: string;
  /** Where the origin of a forwarding rule is found, for example http://127.0.0.1:54321 for the project's address. */
  origin: (origin: string) => Promise<string>;
  /** The values of the variables that rules name with `signed=`. */
  variables: Readonly<Record<string, string>>;
  /** The address that the host has on its way to the project. */
  ownAddress?: string;
  forwardingMs?: number;
}

/**
 * A static host as far as a deployment depends on it: files first, then the first rule of `_redirects` that matches.
 * Forwarded calls get the client's address appended to `x-forwarded-for`, once by this host and once by the project's
 * proxy, are signed, and end after a fixed time. Headers of `_headers` are set on files only.
 */
export function createStaticHost(options: StaticHostOptions): RequestListener {
  const read = (name: string) => readFileSync(`${options.folder}/${name}`, "utf8");
  const redirects = parseRedirects(read("_redirects"));
  const headers = parseHeaders(read("_headers"));

  const files = createPageFiles(options.folder);

  const sendFile = (response: ServerResponse, pathname: string, status: number) => {
    for (const [name, value] of Object.entries(headersFor(headers, pathname))) response.setHeader(name, value);
    files.send(response, pathname, status);
  };

  return (request, response) => {
    const asked = targetOf(request.url);
    if (asked === null || !isReadable(asked.pathname))
      return sendError(response, 400, "bad_request", "This address cannot be understood.");
    const { pathname, search } = asked;
    if (pathname.length > longestPath) return sendError(response, 404, "not_found", "There is no such file.");
    const forced = route(
      redirects.filter(({ force }) => force),
      pathname,
      search,
    );
    // A page may be a file of its name, or the index of a folder of its name.
    const file = [pathname, `${pathname}.html`, `${pathname.replace(/\/$/, "")}/index.html`].find(files.has);
    if (file !== undefined && forced === null) return sendFile(response, file, 200);
    const target = forced ?? route(redirects, pathname, search);
    switch (target?.kind) {
      case undefined:
        return sendFile(response, "/404.html", 404);
      case "file":
        return sendFile(response, target.path, target.status);
      case "redirect":
        response.writeHead(target.status, { location: target.location });
        response.end();
        return;
      case "forward":
        forward(request, response, target, options).catch((error: Error) =>
          sendError(response, 502, "unavailable", error.message),
        );
        return;
    }
  };
}

/** No file system has longer ones, and no page of ours. */
const longestPath = 4096;

/** Whether a path is text: its percent signs can be decoded, and no character ends a name for the file system. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

/** The prefix of an IPv4 address on an IPv6 socket. */
const mappedPrefix = /^::ffff:/;

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { url, signed }: { url: string; signed: string | null },
  { origin, variables, ownAddress = "198.51.100.7", forwardingMs: ms = forwardingMs }: StaticHostOptions,
): Promise<void> {
  const asked = new URL(url);
  const target = new URL(asked.pathname + asked.search, await origin(asked.origin));
  const client = (request.socket.remoteAddress ?? "").replace(mappedPrefix, "");
  const { host: _host, connection: _connection, ...rest } = request.headers;
  const claimed = request.headers["x-forwarded-for"];
  const onward = connect(target, {
    method: request.method,
    // A new connection each time: the project could close a kept one just when a call begins.
    agent: false,
    headers: {
      ...rest,
      "x-forwarded-for": [claimed, client, ownAddress].filter((entry) => entry !== undefined).join(", "),
      ...(signed !== null && { "x-nf-sign": signature(variables[signed] ?? "") }),
    },
  });
  const timer = setTimeout(() => {
    onward.destroy();
    if (response.headersSent) return response.destroy();
    response.writeHead(504, { "content-type": "text/html; charset=utf-8" });
    response.end("<h1>Inactivity Timeout</h1>");
  }, ms);
  onward.on("response", (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
    upstream.on("error", () => response.destroy());
  });
  onward.on("error", () => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(502, { "content-type": "text/html; charset=utf-8" });
    response.end("<h1>Bad Gateway</h1>");
  });
  response.on("close", () => {
    clearTimeout(timer);
    onward.destroy();
  });
  request.pipe(onward);
}

/** A token as Netlify signs forwarded calls with (docs.netlify.com, "Signed proxy redirects"); valid for a minute. */
function signature(secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { iss: "Netlify", exp: Math.floor(Date.now() / 1000) + 60, deploy_context: "production" };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
