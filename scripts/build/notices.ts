import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fromRoot } from "../command/paths.ts";

/** The file of the build to which the terms link. */
export const noticesFile = "notice.txt";

const ownNotice = () => readFile(fromRoot("NOTICE"), "utf8");

/** Puts NOTICE before the licenses of the bundled packages, which Vite writes into the same file (`build.license`). */
export function notices(): Plugin {
  let directory = "";
  return {
    name: "notices",
    configResolved(config) {
      directory = config.build.outDir;
    },
    configureServer(server) {
      server.middlewares.use(`/${noticesFile}`, (_request, response, next) => {
        ownNotice().then((text) => response.setHeader("content-type", "text/plain; charset=utf-8").end(text), next);
      });
    },
    // Before the compressed copies are made.
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const file = join(directory, noticesFile);
        await writeFile(file, `${await ownNotice()}\n${await readFile(file, "utf8")}`);
      },
    },
  };
}
