import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const production = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** A line that names a component for development tools. */
const displayName = /^\w+\.displayName = .*;$/gm;
/** A call that makes a component, or a context, at the top of a module. */
const componentCall = /(= )(React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Builds with react-router's production files (its exports name only the development files) and lets the bundler remove
 * unused components: assignments to their display names would otherwise keep each of them.
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
        code: code.replaceAll(displayName, "").replaceAll(componentCall, "$1/* @__PURE__ */ $2"),
        map: null,
      };
    },
  };
}
