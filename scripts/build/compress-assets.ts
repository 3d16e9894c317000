import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".webmanifest", ".txt", ".xml"]);
/** Smaller files are not compressed, because the difference would not be noticeable; in bytes. */
const bytesMin = 512;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Writes a `.gz` and a `.br` copy of a file, if it is large enough. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < bytesMin) return;
  const [gz, br] = await Promise.all([
    gzipped(content, { level: 9 }),
    brotlied(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}

/** Compresses every file in a directory that is large enough. */
async function compressDirectory(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

/** Compresses the build once, so that serving it costs nothing. */
export function compressAssets(): Plugin {
  let directory = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved(config) {
      directory = config.build.outDir;
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressDirectory(directory) },
  };
}
