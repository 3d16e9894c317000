import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { fromRoot } from "../../command/paths.ts";

/** The files of a tar archive, with their paths. */
function* tarFiles(archive: Buffer): Generator<[path: string, text: string]> {
  const block = 512;
  const field = (header: Buffer, from: number, length: number) =>
    header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  for (let at = 0; at + block <= archive.length && archive[at] !== 0;) {
    const header = archive.subarray(at, at + block);
    const size = Number.parseInt(field(header, 124, 12), 8);
    yield [field(header, 0, 100), archive.toString("utf8", at + block, at + block + size)];
    at += block + Math.ceil(size / block) * block;
  }
}

/** pgTAP as an SQL script for any server, from the package that contains it for PGlite. */
export function pgtapScript(): string {
  const archive = gunzipSync(readFileSync(fromRoot("node_modules/@electric-sql/pglite/dist/pgtap.tar.gz")));
  for (const [path, text] of tarFiles(archive)) if (path.endsWith("/pgtap.sql")) return text;
  throw new Error("@electric-sql/pglite no longer contains pgtap.sql.");
}
