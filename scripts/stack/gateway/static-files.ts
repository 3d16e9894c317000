import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, normalize } from "node:path";
import { hasPage, prerenderedFile } from "../../site/prerendered.ts";
import { sendError } from "../../server/send-error.ts";
import { siteFiles } from "./site-files.ts";

/** Media types by the end of a file's name. */
export const types: Record<string, string> = {
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

/** A file whose name has the hash of its content. */
const hashedAsset = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** A build's hashed files never change under their name; everything else must be asked for again. */
export function cacheControl(path: string): string {
  return hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/**
 * What a path asks for: a file, or a screen of the single-page app, which its prerendered file or index.html draws.
 * Null when it is no path.
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
  if (extname(path) === "") return { path, screen: true };
  return { path, screen: false };
}

const refusedEncoding = /;\s*q=0(\.0*)?$/;

/** Which compressed copies, best first, may be sent for a request. Parameters such as `;q=0` rule one out. */
export function acceptedEncodings(header: string | undefined): { name: "br" | "gzip"; extension: ".br" | ".gz" }[] {
  const accepted = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter((part) => !refusedEncoding.test(part))
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
  /** 404 for the page that says that there is none. */
  status: 200 | 404;
  file: string;
  size: number;
  tag: string;
}

async function find(file: string): Promise<Found | null> {
  try {
    const found = await stat(file);
    return found.isFile()
      ? {
          status: 200,
          file,
          size: found.size,
          tag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
        }
      : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return null;
    throw error;
  }
}

/** Whether a request's If-None-Match names the version that would be sent. */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((known) => known.trim().replace(/^W\//, "") === tag) ?? false;
}

/**
 * Serves a build's directory: files by name, and for every screen its prerendered file or index.html.
 * @param siteUrl the public origin, which is filled in where a file names the site
 */
export function serveStatic(
  directory: string,
  siteUrl: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const filled = siteFiles(siteUrl);

  async function findAsked(pathname: string, search: URLSearchParams): Promise<Found | null> {
    const asked = fileFor(pathname);
    if (!asked) return null;
    if (!asked.screen) return find(directory + asked.path);
    const prerendered = await find(directory + prerenderedFile(asked.path, search));
    if (prerendered) return prerendered;
    const shell = await find(`${directory}/index.html`);
    return shell && !hasPage(asked.path) ? { ...shell, status: 404 } : shell;
  }

  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendError(response, 405, "method_not_allowed", "This address can only be read.", { allow: "GET, HEAD" });
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const plain = await findAsked(pathname, searchParams);
    if (!plain) return sendError(response, 404, "not_found", "There is no such file.");

    const headers: Record<string, string | number> = {
      "content-type": types[extname(plain.file)] ?? "application/octet-stream",
      "cache-control": cacheControl(plain.file.slice(directory.length)),
      vary: "Accept-Encoding",
    };
    const encodings = acceptedEncodings(request.headers["accept-encoding"]);
    const body = await filled(plain.file, plain.tag, encodings[0]?.name ?? "identity");
    let chosen = plain;
    for (const { name, extension } of encodings) {
      const compressed = body ? plain : await find(`${plain.file}${extension}`);
      if (!compressed) continue;
      chosen = compressed;
      headers["content-encoding"] = name;
      break;
    }
    const tag = body?.tag ?? chosen.tag;
    headers["etag"] = tag;
    if (plain.status === 200 && isKnown(request.headers["if-none-match"], tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(plain.status, { ...headers, "content-length": body?.body.length ?? chosen.size });
    if (request.method === "HEAD" || body) {
      response.end(request.method === "HEAD" ? undefined : body?.body);
      return;
    }
    createReadStream(chosen.file)
      .on("error", () => response.destroy())
      .pipe(response);
  };
}
