import type { Browser } from "playwright-core";
import { builtinEnvironments, type Environment } from "vitest/runtime";
import { launchBrowser } from "../../../scripts/test/support/browser.ts";

declare global {
  /** Starts the browser of this test worker, or returns the one that is running. */
  var workerBrowser: () => Promise<Browser>;
}

/**
 * Node with a browser that all test files of a worker share: without isolation, Vitest sets up the environment once for
 * each worker. Tests are separated by the contexts of the browser. A browser that crashed is replaced.
 */
const environment: Environment = {
  ...builtinEnvironments.node,
  name: "worker-browser",
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    let browser: Promise<Browser> | null = null;
    global.workerBrowser = async () => {
      if (browser && !(await browser).isConnected()) browser = null;
      return (browser ??= launchBrowser());
    };
    return {
      async teardown() {
        await (await browser)?.close();
        await node.teardown(global);
      },
    };
  },
};

export default environment;
