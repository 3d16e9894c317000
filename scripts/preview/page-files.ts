import { readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileFor, types } from "../stack/gateway/static-files.ts";

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
    const asked = fileFor(pathname);
    return asked && !asked.path.startsWith("/_") ? join(folder, asked.path) : null;
  };
  const isFile = (file: string | null): file is string => {
    if (file === null) return false;
    try {
      return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENAMETOOLONG") return false;
      throw error;
    }
  };
  return {
    has: (pathname) => isFile(fileOf(pathname)),
    send(response, pathname, status) {
      const file = fileOf(pathname);
      response.statusCode = status;
      if (!response.hasHeader("cache-control"))
        response.setHeader("cache-control", "public, max-age=0, must-revalidate");
      response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream");
      response.end(isFile(file) ? readFileSync(file) : undefined);
    },
  };
}
