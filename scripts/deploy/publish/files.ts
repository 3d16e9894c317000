import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** One file of the page, as hosts identify it. */
export interface PublishedFile {
  /** Relative to the published folder, with slashes. */
  path: string;
  /** Of its content, in hexadecimal digits. */
  sha1: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Reads every file in a folder, in the order of their paths. */
export function readPublishedFiles(folder: string): PublishedFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const name = `${entry.parentPath}/${entry.name}`;
      const content = new Uint8Array(readFileSync(name));
      return {
        path: name
          .slice(folder.length)
          .replace(/^[/\\]+/, "")
          .replaceAll("\\", "/"),
        sha1: createHash("sha1").update(content).digest("hex"),
        content,
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
