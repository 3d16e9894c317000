import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname } from "node:path";
import { fromRoot } from "../../../scripts/command/paths.ts";
import { serveStatic } from "../../../scripts/stack/gateway/static-files.ts";

export interface DeployedSite {
  url: string;
  /** Replaces the version with the next one. The previous version's files no longer exist. */
  deployNext(): Promise<void>;
  /** Ends every connection and stops listening. */
  stop(): Promise<void>;
  /** Stops and deletes the copies. */
  remove(): Promise<void>;
}

const textual = new Set([".html", ".js", ".css", ".webmanifest"]);

/**
 * Copies the build as another version of the site: every chunk has a different name, and the page contains its version.
 */
async function copyBuild(directory: string, version: number): Promise<void> {
  await cp(fromRoot("dist"), directory, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const assets = await readdir(`${directory}/assets`);
  const named = (name: string) => (version === 1 ? name : name.replace(/(\.\w+)$/, `v${version}$1`));
  const names = new RegExp(assets.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textual.has(extname(entry.name))) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const text = (await readFile(file, "utf8")).replaceAll(names, named);
    await writeFile(
      file,
      entry.name === "index.html" ? text.replace("<head>", `<head><meta name="version" content="${version}">`) : text,
    );
  }
  for (const name of assets) await rename(`${directory}/assets/${name}`, `${directory}/assets/${named(name)}`);
}

/** Starts a static host with the first version of the build, and the stack's API behind it, as in a deployment. */
export async function deployedSite(apiOrigin: string): Promise<DeployedSite> {
  const home = await mkdtemp(`${tmpdir()}/caption-kite-site-`);
  let version = 1;
  const directory = () => `${home}/${version}`;
  await copyBuild(directory(), version);

  function respond(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    if (!/^\/(api|realtime)\//.test(path)) return void serveStatic(directory(), apiOrigin)(incoming, outgoing);
    const passed = request(
      new URL(path, apiOrigin),
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          host: new URL(apiOrigin).host,
          ...(incoming.headers.origin && { origin: apiOrigin }),
        },
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }
  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    async deployNext() {
      await copyBuild(`${home}/${version + 1}`, version + 1);
      version += 1;
    },
    stop,
    async remove() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
