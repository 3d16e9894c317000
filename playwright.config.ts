import { defineConfig } from "@playwright/test";
import { browserLaunchOptions } from "./scripts/test/support/browsers/chromium.ts";

/** The journeys. `web/e2e/support/pages.ts` opens their pages. */
export default defineConfig({
  testDir: "web/e2e",
  testMatch: "**/*.e2e.test.ts",
  tsconfig: "./tsconfig.scripts.json",
  outputDir: "node_modules/.cache/journeys",
  globalSetup: "./web/e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits against hanging, not for speed: machines that run these may be busy with something else.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: await browserLaunchOptions(),
  },
});
