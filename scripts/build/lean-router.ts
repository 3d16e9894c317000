import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const production = (file: string) => fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/**
 * Builds with react-router's production files (its exports name only the development ones) and lets the bundler drop the
 * components that nobody imports: their display names are assignments, which would keep each of them alive.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production("index.mjs") },
          { find: /^react-router\/dom$/, replacement: production("dom-export.mjs") },
        ],
      },
    }),
    transform(code, id) {
      if (!/node_modules\/react-router\//.test(id)) return null;
      return {
        code: code.replaceAll(/^\w+\.displayName = .*;$/gm, "").replaceAll(/(= )(React\d*\.(?:forwardRef|createContext|memo)\()/g, "$1/* @__PURE__ */ $2"),
        map: null,
      };
    },
  };
}
