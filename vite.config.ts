import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { apiDocs } from "./scripts/build/api-docs.ts";
import { chunkGroups } from "./scripts/build/chunks.ts";
import { compressAssets } from "./scripts/build/compress-assets.ts";
import { leanRouter } from "./scripts/build/lean-router.ts";
import { notices, noticesFile } from "./scripts/build/notices.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { prerender } from "./scripts/build/prerender.ts";
import { preloadFirstScreen } from "./scripts/build/preload-first-screen.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const rolldownOptions = {
  output: { codeSplitting: { groups: chunkGroups } },
  // A constant stands where it is used, so that no chunk carries the operations that only others call.
  optimization: { inlineConst: { mode: "all" } },
} as const;

export default defineConfig({
  root: at("./web"),
  publicDir: at("./web/public"),
  plugins: [
    react(),
    tailwindcss(),
    leanRouter(),
    preloadFirstScreen(),
    prerender(),
    apiDocs(),
    notices(),
    offlineWorker(),
    compressAssets(),
  ],
  resolve: {
    alias: {
      "@contract": at("./supabase/functions/_shared/contract"),
      "@domain": at("./supabase/functions/_shared/domain"),
      "@": at("./web/src"),
    },
  },
  // A deployed page never simulates payments, so that nothing of the simulator is built for it.
  define: process.env["WITHOUT_SIMULATOR"] === "1" ? { hasSimulator: "false" } : {},
  build: {
    outDir: at("./dist"),
    emptyOutDir: true,
    target: "es2023",
    // The first versions with light-dark(). For older ones, every color would be in the styles twice.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    sourcemap: false,
    license: { fileName: noticesFile },
    modulePreload: { polyfill: false },
    rolldownOptions,
  },
});
