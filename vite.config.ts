import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { preloadFonts } from "./scripts/build/preload-fonts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("./web"),
  publicDir: at("./web/public"),
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: { alias: { "@contract": at("./supabase/functions/_shared/contract"), "@": at("./web/src") } },
  build: { outDir: at("./dist"), emptyOutDir: true, target: "es2023", sourcemap: false },
});
