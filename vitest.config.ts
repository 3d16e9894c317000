import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = {
  alias: {
    "@contract": at("./supabase/functions/_shared/contract"),
    "@domain": at("./supabase/functions/_shared/domain"),
    "@": at("./web/src"),
  },
};

/** Journeys that advance the simulator's clock, which all of its subscriptions share, run on their own stack. */
const movesClock = ["web/e2e/billing.e2e.test.ts"];
/** Limits against hanging, not for speed: machines that run these may be busy with something else. */
const onStack = {
  root: at("."),
  environment: "node",
  globalSetup: [at("./scripts/test/support/global-setup.ts")],
  testTimeout: 120_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
};
/** The test files of a worker share its browser; each page has its own context. */
const journeys = {
  ...onStack,
  environment: at("./web/e2e/support/worker-browser.ts"),
  isolate: false,
  testTimeout: 240_000,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
};

/** Attacks that measure how long others wait meanwhile: nothing else may run beside them. */
const felt = ["bodies", "guessing-load", "pictures"].map((name) => `scripts/test/attacks/${name}.attack.test.ts`);
/** Attacks fill limits that all of them share: one file after the other, on a stack whose limits are in force. */
const attacks = { ...onStack, globalSetup: [at("./scripts/test/attacks/global-setup.ts")], fileParallelism: false };

/**
 * `scripts` and `web` are unit and component tests. `stack` (API), `attacks` and the two of `e2e` (browser) each start
 * the local stack with a temporary database of its own. Tests under `supabase/functions` run under Deno.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "scripts",
          root: at("."),
          include: ["scripts/**/*.unit.test.ts"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: "web",
          root: at("."),
          include: ["web/src/**/*.test.{ts,tsx}"],
          environment: at("./web/src/testing/browser-environment.ts"),
          pool: "vmForks",
          css: true,
          setupFiles: [at("./web/src/testing/setup.ts")],
        },
      },
      { resolve, test: { ...onStack, name: "stack", include: ["scripts/test/api/**/*.stack.test.ts"] } },
      {
        resolve,
        test: { ...attacks, name: "attacks", include: ["scripts/test/attacks/**/*.attack.test.ts"], exclude: felt },
      },
      { resolve, test: { ...attacks, name: "attacks-felt", include: felt } },
      {
        resolve,
        test: { ...journeys, name: "e2e", include: ["web/e2e/**/*.e2e.test.ts"], exclude: movesClock },
      },
      { resolve, test: { ...journeys, name: "e2e-payments", include: movesClock } },
    ],
  },
});
