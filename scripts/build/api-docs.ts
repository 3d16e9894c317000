import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fromRoot } from "../command/paths.ts";
import { apiDocsPage, type ApiDescription } from "./api-docs/page.ts";

/** The page's address, to which `/api/docs` leads: a function of Supabase may not respond with HTML. */
const address = "/api-docs";

async function page(): Promise<string> {
  const [description, tokens] = await Promise.all([
    readFile(fromRoot("docs/openapi.json"), "utf8"),
    readFile(fromRoot("web/src/styles/tokens.css"), "utf8"),
  ]);
  return apiDocsPage(JSON.parse(description) as ApiDescription, tokens.replace("@theme", ":root"));
}

/** Writes the description of the API as a page beside those of the product, which load nothing of it. */
export function apiDocs(): Plugin {
  let directory = "";
  return {
    name: "api-docs",
    configResolved(config) {
      directory = config.build.outDir;
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        page().then((html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html), next);
      });
    },
    // Before the compressed copies are made.
    closeBundle: {
      order: "pre",
      sequential: true,
      handler: async () => writeFile(join(directory, `${address}.html`), await page()),
    },
  };
}
