import { readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { types } from "../stack/gateway/static-files.ts";

/** The files of a published folder, by the path of a request. */
export interface PageFiles {
  has(pathname: string): boolean;
  send(response: ServerResponse, pathname: string, status: number): void;
}

/**
 * Serves a folder as a static host does: by name, to be asked for again every time unless `_headers` says otherwise.
 * Headers that are set already stay.
 */
export function createPageFiles(folder: string): PageFiles {
  const fileOf = (pathname: string): string | null => {
    try {
      const path = normalize(decodeURIComponent(pathname));
      return path.startsWith("/") && !path.startsWith("/_") ? join(folder, path) : null;
    } catch {
      return null;
    }
  };
  const isFile = (file: string | null) =>
    file !== null && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
  return {
    has: (pathname) => isFile(fileOf(pathname)),
    send(response, pathname, status) {
      const file = fileOf(pathname);
      response.statusCode = status;
      if (!response.hasHeader("cache-control"))
        response.setHeader("cache-control", "public, max-age=0, must-revalidate");
      response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream");
      response.end(isFile(file) ? readFileSync(file!) : undefined);
    },
  };
}
