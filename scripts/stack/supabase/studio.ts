import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { dirname, extname, normalize } from "node:path";
import { supabaseListener } from "../gateway/gateway.ts";
import { createLoopbackServer } from "../../server/loopback.ts";
import { isSystemPath } from "./system-paths.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";
import { sendError } from "../../server/send-error.ts";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
};

const assets = dirname(createRequire(import.meta.url).resolve("@supabase/lite/static/favicon.ico"));

/** What the data browser asks the library about itself. The library's own response has the database's password. */
const ownInfo = JSON.stringify({ admin: true, connection: {}, config: {} });

export interface StudioOptions {
  /** Who knows it may open the data browser. */
  token: string;
  log: (line: string) => void;
}

/**
 * Serves the data browser of @supabase/lite. Its requests act as the service role, so it is only for those who have the
 * token, on this machine.
 */
export function createStudio(fetch: SupabaseFetch, { token, log }: StudioOptions): Server {
  const listener = supabaseListener(fetch, log);
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/_system/info") {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
      return void response.end(ownInfo);
    }
    // The tables and their columns, which it lists.
    if (isSystemPath(pathname) && pathname !== "/_system/introspect")
      return sendError(response, 404, "not_found", "There is nothing at this address.");
    if (!pathname.startsWith("/static/")) return listener(request, response);
    const path = normalize(pathname.slice("/static".length));
    const type = types[extname(path)];
    try {
      if (!type) throw new Error("Not a file of the data browser.");
      const body = await readFile(`${assets}${path}`);
      response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(body);
    } catch {
      sendError(response, 404, "not_found", "There is no such file.");
    }
  };
  return createLoopbackServer(serve, { token });
}
