import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Server } from "node:http";
import { dirname, extname, normalize } from "node:path";
import { supabaseListener } from "../gateway/gateway.ts";
import { createLoopbackServer } from "../../server/loopback.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";
import { sendError } from "../../server/send-error.ts";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
};

const assets = dirname(createRequire(import.meta.url).resolve("@supabase/lite/static/favicon.ico"));

/** Serves the data browser of @supabase/lite. Its requests act as the service role, so it is for this machine only. */
export function createStudio(fetch: SupabaseFetch, log: (line: string) => void): Server {
  const listener = supabaseListener(fetch, log);
  return createLoopbackServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
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
  });
}
