import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Parts that can do nothing without a connection: the worker need not keep them. */
const onlineOnly = ["**/assets/social-providers-*", "**/assets/live-connection-*"];

/** Builds `/service-worker.js` from our own worker and writes into it what the build consists of. */
export function offlineWorker(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/features/offline/worker",
    filename: "service-worker.ts",
    // Registered by the app; the manifest is a file of ours.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["**/*.{js,css,html,woff2,svg,png,webmanifest}"],
      globIgnores: onlineOnly,
      // These hold their fingerprint in their name.
      dontCacheBustURLsMatching: /^\/?assets\/.+-[\w-]{8,}\.\w+$/,
      modifyURLPrefix: { "": "/" },
    },
  });
}
