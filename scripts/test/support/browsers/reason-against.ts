import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";
import { fromRoot } from "../../../command/paths.ts";

const remembered = fromRoot("node_modules/.cache/browsers.json");

/** Tries what the journeys need and not every version provides: a page that takes itself to be offline. */
async function tryOut(options: LaunchOptions): Promise<string | null> {
  const browser = await chromium.launch(options);
  try {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    if (!(await page.evaluate(() => navigator.onLine))) return null;
    return `in Chromium ${browser.version()}, the offline mode of the installed Playwright has no effect.`;
  } finally {
    await browser.close();
  }
}

/**
 * Why the installed Playwright cannot drive a browser fully; null if it can. The answer is remembered for as long as
 * neither of the two is replaced, except that a browser does not start: what it lacks may be installed meanwhile.
 */
export async function reasonAgainst(path: string, options: LaunchOptions): Promise<string | null> {
  const { mtimeMs, size } = statSync(realpathSync(path));
  const { version } = JSON.parse(readFileSync(fromRoot("node_modules/playwright-core/package.json"), "utf8")) as {
    version: string;
  };
  const key = [path, mtimeMs, size, version].join(" ");
  const known = existsSync(remembered)
    ? (JSON.parse(readFileSync(remembered, "utf8")) as Record<string, string | null>)
    : {};
  if (!(key in known)) {
    try {
      known[key] = await tryOut(options);
    } catch (error) {
      return `it does not start: ${(error as Error).message.split("\n")[0]}`;
    }
    mkdirSync(dirname(remembered), { recursive: true });
    writeFileSync(remembered, JSON.stringify(known));
  }
  return known[key]!;
}
