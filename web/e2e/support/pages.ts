import { test, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { providedStack, type ProvidedStack } from "../../../scripts/test/support/provided-stack.ts";

export { expect } from "@playwright/test";

/** The stack that the journeys run against, which `global-setup.ts` has started. */
export const stack: ProvidedStack = providedStack();

/**
 * Messages that the browser logs for error responses that a journey causes. Every other error in the console is a
 * failure.
 */
const provoked = [/Failed to load resource: the server responded with a status of (4\d\d)/, /status of 502/];

/** Opens a page of a fresh visitor; `allowed` are errors that this page is meant to log. */
export type OpenPage = (options?: BrowserContextOptions, allowed?: readonly RegExp[]) => Promise<Page>;

interface Options {
  /** Other errors that these journeys cause in the console. */
  expected: RegExp | null;
  /** Runs all animations. Otherwise motion is reduced: without a graphics card every frame of one is expensive. */
  motion: boolean;
}

/**
 * A journey: a test that opens pages, each in its own context of the browser that the journeys of a worker share. A page
 * that throws or logs an unexpected error fails it. What a file's journeys have in common is set by `it.use`.
 *
 * Service workers are blocked unless a page is opened with `serviceWorkers: "allow"`: in a new context, the worker
 * downloads the whole site, which takes as much time as the first page itself. Pages whose calls are handled by the
 * test (`page.route`) must block them, because `page.route` does not see calls that pass through a service worker.
 */
export const it = test.extend<Options & { open: OpenPage }>({
  expected: [null, { option: true }],
  motion: [false, { option: true }],
  async open({ browser, expected, motion }, use) {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (options, allowed = []) => {
      const context = await browser.newContext({
        baseURL: stack.url,
        serviceWorkers: "block",
        reducedMotion: motion ? "no-preference" : "reduce",
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (
          message.type() === "error" &&
          ![...provoked, expected, ...allowed].some((pattern) => pattern?.test(message.text()))
        )
          problems.push(message.text());
      });
      return page;
    });
    // Not the end of the fixture: what the pages look like is recorded when they are closed.
    test.expect.soft(problems, "errors that the pages have logged").toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  },
});
