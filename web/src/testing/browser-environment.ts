import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;

/** What every browser has and jsdom lacks; Node's own are the same standard. */
const missing = ["ReadableStream", "TransformStream", "WritableStream"] as const;

/**
 * jsdom for tests that each run in a virtual machine of their own: the library is loaded once per worker and only the
 * window is made anew for every file, so that no file sees what another left behind.
 */
const browser: Environment = {
  ...jsdom,
  name: "browser",
  async setupVM(options) {
    const environment = await jsdom.setupVM!(options);
    const window = environment.getVmContext() as Record<string, unknown>;
    for (const name of missing) window[name] ??= globalThis[name];
    return environment;
  },
};

export default browser;
