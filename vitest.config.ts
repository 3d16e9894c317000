import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// npm sets it to "production", also for npx, where it leaves out development packages; React has no `act` then.
process.env["NODE_ENV"] = "test";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = {
  alias: {
    "@contract": at("./supabase/functions/_shared/contract"),
    "@domain": at("./supabase/functions/_shared/domain"),
    "@": at("./web/src"),
  },
};

/** Vitest by itself leaves one core out, which on a machine with two is every other one. */
const cores = availableParallelism();

/**
 * A `.test.ts` runs in Node, where no window has to be made for it, unless its text names a part of a page. Tests that
 * render are `.test.tsx`.
 */
const namesPage = /\b(?:document|window|localStorage|sessionStorage)\b|@testing-library/;
const onPage = globSync("web/src/**/*.test.ts", { cwd: at(".") }).filter((file) =>
  namesPage.test(readFileSync(at(`./${file}`), "utf8")),
);

/**
 * Files that advance the simulator's clock, which all of its subscriptions share, run on their own stack: a payment that
 * another file has just begun would expire.
 */
const movesClock = ["scripts/test/api/billing.stack.test.ts"];
/** Limits against hanging, not for speed: machines that run these may be busy with something else. */
const onStack = {
  root: at("."),
  environment: "node",
  globalSetup: [at("./scripts/test/support/global-setup.ts")],
  testTimeout: 120_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
};
/** What these test runs elsewhere: a worker of its own for each file would only load the same modules again. */
const overNetwork = { ...onStack, isolate: false };
const attackFiles = (...names: string[]) => names.map((name) => `scripts/test/attacks/${name}.attack.test.ts`);
/** Attacks that measure how long others wait meanwhile: nothing else may run beside them. */
const felt = attackFiles("guessing-load", "pictures");
/** Attacks that start stacks of their own: they share no limits, so they run beside each other. */
const apart = attackFiles("crash", "database-errors", "starting", "stopping", "trending");
/** Attacks fill limits that all of them share: one file after the other, on a stack whose limits are in force. */
const attacks = { ...overNetwork, fileParallelism: false };

/**
 * `scripts`, `web` and `web-logic` are unit and component tests. `stack` (API), `conformance` and the three of `attacks`
 * each start the local stack with a temporary database of its own. Tests under `supabase/functions` run under Deno, and
 * those of `web/e2e` with Playwright (`playwright.config.ts`).
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
          // Half of the time would go into starting a process for each file and loading the same modules there.
          isolate: false,
          maxWorkers: cores,
          testTimeout: 30_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve,
        test: {
          name: "web",
          root: at("."),
          include: ["web/src/**/*.test.tsx", ...onPage],
          environment: at("./web/src/testing/browser-environment.ts"),
          pool: "vmForks",
          maxWorkers: cores,
          css: true,
          setupFiles: [at("./web/src/testing/setup.ts"), at("./web/src/testing/setup-page.ts")],
        },
      },
      {
        resolve,
        test: {
          name: "web-logic",
          root: at("."),
          include: ["web/src/**/*.test.ts"],
          exclude: onPage,
          environment: "node",
          isolate: false,
          maxWorkers: cores,
          css: true,
          setupFiles: [at("./web/src/testing/setup-shared-worker.ts"), at("./web/src/testing/setup.ts")],
        },
      },
      {
        resolve,
        test: {
          ...overNetwork,
          name: "stack",
          include: ["scripts/test/api/**/*.stack.test.ts"],
          exclude: movesClock,
          maxWorkers: cores,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...overNetwork,
          name: "stack-payments",
          include: movesClock,
          maxWorkers: cores,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...overNetwork,
          name: "conformance",
          globalSetup: [at("./scripts/test/conformance/global-setup.ts")],
          include: ["scripts/test/conformance/**/*.conformance.test.ts"],
          maxWorkers: cores,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...attacks,
          name: "attacks",
          globalSetup: [at("./scripts/test/attacks/global-setup.ts")],
          include: ["scripts/test/attacks/**/*.attack.test.ts"],
          exclude: [...felt, ...apart],
        },
      },
      {
        resolve,
        test: {
          ...overNetwork,
          name: "attacks-apart",
          globalSetup: [at("./scripts/test/attacks/global-setup-apart.ts")],
          include: apart,
          maxWorkers: cores,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...attacks,
          name: "attacks-felt",
          globalSetup: [at("./scripts/test/attacks/global-setup-felt.ts")],
          include: felt,
        },
      },
    ],
  },
});
