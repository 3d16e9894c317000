import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { articlePath } from "../../supabase/functions/_shared/contract/rules/article-address.ts";
import type { Article } from "../../supabase/functions/_shared/contract/wire/articles.ts";
import { fromRoot } from "../command/paths.ts";
import { assetPaths } from "./assets.ts";
import { publishedArticles, starterArticles } from "./prerender/articles.ts";
import { criticalCss } from "./prerender/critical-css.ts";
import { pageHtml, type PageFiles, type PageHead } from "./prerender/page-html.ts";
import { previewOf, shellHtml } from "./prerender/shell-html.ts";
import { securityTxt } from "./prerender/security-txt.ts";
import { sitemap } from "./prerender/sitemap.ts";

/** What `web/src/app/prerender.tsx` exports. */
interface Renderer {
  publicPages: readonly RenderedPage[];
  renderPage(address: string, article?: Article): Promise<string>;
  renderPreview(): Promise<string>;
}

interface RenderedPage extends PageHead {
  /** The file in the build, without the extension. */
  file: string;
}

/**
 * Builds the page for this process: the same modules, with React's server renderer.
 * @param outDir a new directory: a process loads each file once
 */
async function loadRenderer(app: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    configFile: false,
    root: app.root,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { alias: app.resolve.alias },
    // Packages are included, so that only the used parts of the icons are loaded, and React's production files.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: join(app.root, "src/app/prerender.tsx"),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node22",
      rolldownOptions: { output: { entryFileNames: "prerender.mjs" } },
    },
  });
  return (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as Renderer;
}

const firstSegment = /^\/([\w-]+)/;

/** The entry's and the route's scripts, without those that are loaded on demand. */
function pageFiles(bundle: Rolldown.OutputBundle, address: string): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  // The first part of an address names its route.
  const name = firstSegment.exec(address)?.[1];
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/app/routes/${name}.tsx`));
  const [styles] = assetPaths(bundle, ".css");
  if (!entry || !route || !styles) throw new Error(`The build has no scripts or styles for the page ${address}.`);
  const scripts = new Set<string>();
  const visit = (chunk: string) => {
    if (chunk === entry.fileName || scripts.has(chunk)) return;
    scripts.add(chunk);
    for (const imported of chunks.find(({ fileName }) => fileName === chunk)?.imports ?? []) visit(imported);
  };
  for (const imported of entry.imports) visit(imported);
  visit(route.fileName);
  return {
    entry: `/${entry.fileName}`,
    scripts: [...scripts].map((each) => `/${each}`),
    styles,
  };
}

/** The tags of the shell that every page has: icons, theme colors, the manifest, and the fonts with their faces. */
function sharedTags(shell: string): string {
  const tags = shell.match(
    /<link rel="(?:icon|apple-touch-icon|manifest|preload)"[^>]*>|<meta name="(?:color-scheme|theme-color)"[^>]*>|<style>[^<]*<\/style>/g,
  );
  return (tags ?? []).join("");
}

/**
 * The articles of the site: those of the site that is named in ARTICLES_FROM, which a deployment sets, otherwise those
 * that every installation starts with.
 */
async function siteArticles(): Promise<Article[]> {
  const from = process.env["ARTICLES_FROM"];
  if (!from) return starterArticles();
  try {
    return await publishedArticles(from);
  } catch (error) {
    console.warn(`The articles of ${from} could not be read; the first ones are used: ${String(error)}`);
    return starterArticles();
  }
}

const articlePages = (articles: readonly Article[]): RenderedPage[] =>
  articles.map((article) => ({
    address: articlePath(article),
    file: articlePath(article).slice(1),
    title: article.title,
    description: article.summary,
    needsScript: null,
    article,
  }));

async function writePages(app: ResolvedConfig, bundle: Rolldown.OutputBundle, renderer: Renderer): Promise<void> {
  const { outDir } = app.build;
  const shellFile = join(outDir, "index.html");
  const shell = await readFile(shellFile, "utf8");
  const shared = sharedTags(shell);
  const pages = [...renderer.publicPages, ...articlePages(await siteArticles())];
  for (const page of pages) {
    const files = pageFiles(bundle, page.address);
    const css = await readFile(join(outDir, files.styles), "utf8");
    // Its own pictures are named without the site's address, as the API does it.
    const markup = await renderer.renderPage(page.address, page.article);
    const file = join(outDir, `${page.file}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageHtml(page, files, { markup, css: criticalCss(css, markup), shared }));
  }
  const preview = previewOf(await renderer.renderPreview());
  const [styles] = assetPaths(bundle, ".css");
  const css = criticalCss(await readFile(join(outDir, styles!), "utf8"), preview);
  await writeFile(shellFile, shellHtml(shell, { preview, css }));
  const entries = pages
    // Another state of a page that is listed already.
    .filter(({ address }) => !address.includes("?"))
    .map(({ address, article }) => ({ address, ...(article && { publishedAt: article.createdAt }) }));
  await writeFile(join(outDir, "sitemap.xml"), sitemap(entries));
  await mkdir(join(outDir, ".well-known"), { recursive: true });
  await writeFile(join(outDir, ".well-known/security.txt"), securityTxt(Date.now()));
}

/**
 * Renders every public page to a file beside index.html, which stays the empty shell of all other addresses. The
 * browser paints such a page before any script has run, and React then takes over its markup (decision 212).
 */
export function prerender(): Plugin {
  let app: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "prerender",
    apply: "build",
    configResolved(config) {
      app = config;
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    // After all files of the app are written, before the service worker lists them and they are compressed.
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        // Not in dist/, which is published.
        const cache = fromRoot("node_modules/.cache");
        await mkdir(cache, { recursive: true });
        const home = await mkdtemp(`${cache}/prerender-`);
        try {
          await writePages(app, bundle, await loadRenderer(app, home));
        } finally {
          await rm(home, { recursive: true, force: true });
        }
      },
    },
  };
}
