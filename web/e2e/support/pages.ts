import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchBrowser } from "../../../scripts/test/support/browser.ts";

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
 * Starts one browser for a test file and opens each page in its own context. A page that throws or logs an unexpected
 * error fails the test that opened it.
 * @param options `expected`: other errors that these journeys cause in the console
 * @returns opens a page of a fresh visitor; `allowed` are errors that this page is meant to log. A journey that answers
 * calls itself (`page.route`) blocks service workers: what passes through one is not seen by `page.route`.
 */
export function usePages({ expected = [] }: { expected?: readonly RegExp[] } = {}): (
  options?: BrowserContextOptions,
  allowed?: RegExp[],
) => Promise<Page> {
  let browser: Browser;
  let problems: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(async ({ task }) => {
    const seen = problems;
    problems = [];
    if (task.result?.state === "fail")
      console.error(`${task.name} ended on:\n${await describePages(browser.contexts())}`);
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(seen).toEqual([]);
  });
  return async (options, allowed = []) => {
    const context = await browser.newContext({
      baseURL: stack.url,
      viewport: { width: 1280, height: 900 },
      ...options,
    });
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
