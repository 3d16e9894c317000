import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { assetPaths } from "./assets.ts";
import { preloadScript } from "../site/preload-script.ts";

/** The modules that a visitor sees first, and those that a signed-in person sees first at the main address. */
const firstScreens = {
  visitor: ["/src/app/routes/auth.tsx"],
  signedIn: ["/src/app/routes/home.tsx", "/src/features/captions/components/generate-tab.tsx"],
} as const;

/**
 * A request for a font before the first layout asks for it. The browser would make that one with the page's whole
 * address as the referrer, whatever the policy says, and the address of a page that a mailed link opens holds a token.
 */
const fontPreload = (href: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href },
  injectTo: "head",
});

/**
 * Adds to the shell the fonts, and the script that requests the first screen's chunks together with the entry's.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: "preload-first-screen",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const missing = (modules: readonly string[]) =>
          [...new Set(modules.flatMap((module) => chunksOf(bundle, module)))]
            .filter((file) => !html.includes(file))
            .map((file) => `/${file}`)
            .join(" ");
        const attrs = {
          "data-visitor": missing(firstScreens.visitor),
          "data-signed-in": missing(firstScreens.signedIn),
        };
        return [
          ...assetPaths(bundle, ".woff2").map(fontPreload),
          { tag: "script", attrs, children: preloadScript, injectTo: "head" },
        ];
      },
    },
  };
}

/** The chunk of a module that is loaded on demand, with all that it imports. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const facade = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!facade) throw new Error(`${module} is no chunk of its own; scripts/build/preload-first-screen.ts names it.`);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(imported);
  };
  visit(facade.fileName);
  return [...found];
}
