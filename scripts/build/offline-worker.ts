import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** A file that the service worker caches. `revision` is null if the name itself changes with the content. */
export interface CachedFile {
  url: string;
  revision: string | null;
}

const kept = new Set([".js", ".css", ".html", ".woff2", ".svg", ".png", ".webmanifest"]);
/** What is useless without a connection, or only for other sites and the installation; the worker does not cache it. */
const onlineOnly = /^\/assets\/(?:social-providers|live-connection)-|^\/screenshots\//;
/** Vite includes a hash of the content in these names. */
const fingerprinted = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** The worker serves this page at every address; the prerendered ones would be the same page again. */
const shell = "/index.html";
const workerName = "service-worker.js";

/** The files of a build by path, in a stable order. */
export async function keptFiles(directory: string): Promise<CachedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const urls = entries
    .filter((entry) => entry.isFile() && kept.has(extname(entry.name)))
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((url) => url !== `/${workerName}` && !onlineOnly.test(url))
    .filter((url) => url === shell || !url.endsWith(".html"))
    .sort();
  return Promise.all(
    urls.map(async (url) => ({
      url,
      revision: fingerprinted.test(url)
        ? null
        : createHash("sha256")
            .update(await readFile(join(directory, url)))
            .digest("hex")
            .slice(0, 16),
    })),
  );
}

/** Builds `/service-worker.js` from our own worker and inserts the list of the build's files. */
export function offlineWorker(): Plugin {
  let app: ResolvedConfig;
  return {
    name: "offline-worker",
    apply: "build",
    configResolved(config) {
      app = config;
    },
    // After all files of the app are written, before the compressed copies are created.
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const outDir = join(app.root, relative(app.root, app.build.outDir));
        await build({
          configFile: false,
          root: app.root,
          publicDir: false,
          logLevel: "warn",
          resolve: { alias: app.resolve.alias },
          define: { __CACHED_FILES__: JSON.stringify(await keptFiles(outDir)) },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: app.build.target,
            lib: {
              entry: join(app.root, "src/features/offline/worker/service-worker.ts"),
              formats: ["iife"],
              name: "worker",
              fileName: () => workerName,
            },
          },
        });
      },
    },
  };
}
