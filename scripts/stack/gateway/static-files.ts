import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, normalize } from "node:path";
import { sendError } from "../../server/send-error.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".map": "application/json; charset=utf-8",
};

/** A build's hashed files never change under their name; everything else must be asked for again. */
export function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/**
 * What a path asks for: a file, or a screen of the single-page app, which index.html draws. Null when it is no path.
 */
export function fileFor(pathname: string): { path: string; screen: boolean } | null {
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (
    !path.startsWith("/") ||
    path.includes("\0") ||
    path.includes("\\") ||
    path.split("/").some((part) => part.startsWith(".") && part !== ".well-known")
  )
    return null;
  if (extname(path) === "") return { path: "/index.html", screen: true };
  return { path, screen: false };
}

/** Which compressed copies, best first, a request may be answered with. Parameters such as `;q=0` rule one out. */
export function acceptedEncodings(header: string | undefined): { name: "br" | "gzip"; extension: ".br" | ".gz" }[] {
  const accepted = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]!.trim()),
  );
  return (
    [
      { name: "br", extension: ".br" },
      { name: "gzip", extension: ".gz" },
    ] as const
  ).filter(({ name }) => accepted.has(name));
}

interface Found {
  file: string;
  size: number;
  tag: string;
}

async function find(file: string): Promise<Found | null> {
  try {
    const found = await stat(file);
    return found.isFile()
      ? { file, size: found.size, tag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` }
      : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return null;
    throw error;
  }
}

/** Serves a build's directory: files by name, index.html for every screen. */
export function serveStatic(directory: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendError(response, 405, "method_not_allowed", "This address can only be read.", { allow: "GET, HEAD" });
    }
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const asked = fileFor(pathname);
    const plain = asked && (await find(`${directory}${asked.path}`));
    if (!asked || !plain) return sendError(response, 404, "not_found", "There is no such file.");

    let chosen = plain;
    const headers: Record<string, string | number> = {
      "content-type": types[extname(asked.path)] ?? "application/octet-stream",
      "cache-control": cacheControl(asked.path),
      vary: "Accept-Encoding",
    };
    for (const { name, extension } of acceptedEncodings(request.headers["accept-encoding"])) {
      const compressed = await find(`${plain.file}${extension}`);
      if (!compressed) continue;
      chosen = compressed;
      headers["content-encoding"] = name;
      break;
    }
    headers["etag"] = chosen.tag;
    if (request.headers["if-none-match"]?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === chosen.tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, "content-length": chosen.size });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    createReadStream(chosen.file)
      .on("error", () => response.destroy())
      .pipe(response);
  };
}
