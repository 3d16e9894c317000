import type { Plugin, Rolldown } from "vite";

/** What a visitor sees first; loaded with the frame instead of after it. */
const firstScreen = /web\/src\/app\/routes\/auth\.tsx$/;

/**
 * Adds the fonts and the sign-in page's chunks to the head of the page, so that they load in parallel with the frame.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: "preload-first-screen",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => [
        ...firstScreenChunks(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
        ...Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
      ],
    },
  };
}

function firstScreenChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && firstScreen.test(facadeModuleId));
  if (!first)
    throw new Error("The first screen's route is not where scripts/build/preload-first-screen.ts looks for it.");
  return [first.fileName, ...first.imports];
}
