import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect, inject } from "vitest";

/** The stack that the journeys run against. */
export const stack = inject("stack");

/**
 * Messages that the browser logs for error responses that a journey causes. Every other error in the console is a
 * failure.
 */
const provoked = [/Failed to load resource: the server responded with a status of (4\d\d)/, /status of 502/];

/** Describes the open pages of a failed journey, as far as they still respond. */
async function describePages(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const seen = await Promise.all(
    pages.map(
      async (page) => `${page.url()}\n${await page.locator("body").ariaSnapshot({ timeout: 5000 }).catch(String)}`,
    ),
  );
  return seen.join("\n\n");
}

/**
 * Opens each page in its own context of the browser that the test files of a worker share. A page that throws or logs
 * an unexpected error fails the test that opened it.
 *
 * Service workers are blocked unless a page is opened with `serviceWorkers: "allow"`: in a new context, the worker
 * downloads the whole site, which takes as much time as the first page itself. Pages whose calls are handled by the
 * test (`page.route`) must block them, because `page.route` does not see calls that pass through a service worker.
 *
 * Motion is reduced unless `motion` is set, because without a graphics card every frame of a transition is expensive.
 * @param options `expected`: other errors that these journeys cause in the console; `motion`: run all animations
 * @returns opens a page of a fresh visitor; `allowed` are errors that this page is meant to log
 */
export function usePages({ expected = [], motion = false }: { expected?: readonly RegExp[]; motion?: boolean } = {}): (
  options?: BrowserContextOptions,
  allowed?: RegExp[],
) => Promise<Page> {
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];
  afterEach(async ({ task }) => {
    const [opened, seen] = [contexts, problems];
    [contexts, problems] = [[], []];
    if (task.result?.state === "fail") console.error(`${task.name} ended on:\n${await describePages(opened)}`);
    await Promise.all(opened.map((context) => context.close()));
    expect(seen).toEqual([]);
  });
  return async (options, allowed = []) => {
    const browser = await workerBrowser();
    const context = await browser.newContext({
      baseURL: stack.url,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: "block",
      reducedMotion: motion ? "no-preference" : "reduce",
      ...options,
    });
    contexts.push(context);
    // A limit for hanging pages, not for slow ones.
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (
        message.type() === "error" &&
        ![...provoked, ...expected, ...allowed].some((pattern) => pattern.test(message.text()))
      )
        problems.push(message.text());
    });
    return page;
  };
}
