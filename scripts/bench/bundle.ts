import type { Browser } from "playwright-core";
import { gzipSync } from "node:zlib";
import { limits } from "./limits.ts";
import { atMost, table } from "../measure/statistics.ts";

/** How long after its load event a page is watched, in milliseconds: what it loads when it is idle counts as well. */
const watchedMs = 5000;

export interface RouteBytes {
  route: string;
  files: number;
  gzipBytes: number;
  /** Calls of the API. */
  calls: number;
}

/**
 * Opens each route in a new browser context and adds up the scripts that it loads until five seconds after its load
 * event, and its calls of the API.
 * @param open prepares a context, e.g. signs in, before the route is opened
 * @returns gzip bytes of JavaScript per route (compressed here at level 9, whatever the server sends)
 */
export async function measureRoutes(
  browser: Browser,
  origin: string,
  routes: readonly {
    route: string;
    cookies?: Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0];
  }[],
): Promise<RouteBytes[]> {
  const results: RouteBytes[] = [];
  for (const { route, cookies } of routes) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    if (cookies) await context.addCookies(cookies);
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script" || response.url().endsWith(".js"))
        bodies.push(response.body());
    });
    let calls = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls += 1;
    });
    await page.goto(origin + route, { waitUntil: "load" });
    await page.waitForTimeout(watchedMs);
    const scripts = await Promise.all(bodies);
    results.push({
      route,
      files: scripts.length,
      gzipBytes: scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
      calls,
    });
    await context.close();
  }
  return results;
}

function limitOf(route: string): number {
  const { "/auth": auth, "/": home, other } = limits.firstLoad;
  if (route === "/auth") return auth;
  return route === "/" ? home : other;
}

/** The table of `docs/performance.md`; kB is 1,000 bytes. */
export function bundleTable(rows: readonly RouteBytes[]): string {
  return table(
    ["route", "scripts", "JavaScript, gzip kB", "calls of the API"],
    rows.map(({ route, files, gzipBytes, calls }) => [
      `\`${route}\``,
      files,
      atMost(limitOf(route), gzipBytes / 1000, (kB) => kB.toFixed(1)),
      calls,
    ]),
  );
}
