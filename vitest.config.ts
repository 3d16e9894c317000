import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "@contract": at("./supabase/functions/_shared/contract"), "@": at("./web/src") };

/** Unit and component tests. What runs under Deno ends in `.deno.test.ts`; what needs the local stack lives in `scripts/` and `web/e2e`. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: "contract", root: at("."), include: ["supabase/functions/_shared/contract/**/*.test.ts", "scripts/**/*.unit.test.ts"], exclude: ["**/*.deno.test.ts"], environment: "node" },
      },
      {
        resolve: { alias },
        test: { name: "web", root: at("."), include: ["web/src/**/*.test.{ts,tsx}"], environment: "jsdom", setupFiles: [at("./web/src/testing/setup.ts")] },
      },
    ],
  },
});
