import { expect, test } from "vitest";
import { effectsOf } from "./effects.ts";

test.each([
  ["supabase/migrations/20261121080000_setup.sql", ["check migrations"]],
  ["supabase/functions/api/app.ts", ["check types of the functions"]],
  [
    "supabase/functions/_shared/contract/wire/endpoints.ts",
    ["check types of the functions", "check types of the page"],
  ],
  ["web/src/app/routes.tsx", ["check types of the page"]],
  ["scripts/stack/gateway/gateway.ts", ["restart"]],
  [".env", ["restart"]],
  ["supabase/config.toml", ["restart"]],
  ["scripts/stack/gateway/gateway.unit.test.ts", []],
  ["scripts/bench.ts", []],
  ["docs/architecture.md", []],
  // Vite loads it again by itself.
  ["vite.config.ts", []],
  ["web/src/index.css", []],
  [".env.example", []],
])("a change of %s calls for %j", (path, effects) => {
  expect(effectsOf(path)).toEqual(effects);
});
