import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchBrowser } from "../../../scripts/test/support/browser.ts";

/** The stack that the journeys run against. */
export const stack = inject("stack");

/**
 * What the browser itself reports for an answer that a journey provokes; everything else in the console is a failure.
 */
const provoked = [/Failed to load resource: the server responded with a status of (4\d\d)/, /status of 502/];

/** What somebody would see on the pages of a journey that failed, as far as it can still be told. */
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
 * One browser for a test file, and pages in contexts of their own. A page that throws or logs an unexpected error fails
 * the test that opened it.
 * @param options `expected`: what else these journeys make the browser report
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
    // A limit against hanging, not for speed.
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
