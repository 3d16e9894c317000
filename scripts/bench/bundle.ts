import type { Browser } from "playwright-core";
import { gzipSync } from "node:zlib";
import { limits } from "./limits.ts";
import { atMost, table } from "../measure/statistics.ts";

export interface RouteBytes {
  route: string;
  files: number;
  gzipBytes: number;
}

/**
 * Opens each route in a new browser context and adds up the scripts that it loads until the network is idle.
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
    await page.goto(origin + route, { waitUntil: "networkidle" });
    const scripts = await Promise.all(bodies);
    results.push({
      route,
      files: scripts.length,
      gzipBytes: scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    });
    await context.close();
  }
  return results;
}

/** The table of `docs/performance.md`; kB is 1,000 bytes. */
export function bundleTable(rows: readonly RouteBytes[]): string {
  return table(
    ["route", "scripts", "JavaScript, gzip kB"],
    rows.map((row) => [
      `\`${row.route}\``,
      row.files,
      atMost(row.route === "/auth" ? limits.firstLoad["/auth"] : limits.firstLoad.other, row.gzipBytes / 1000, (kB) =>
        kB.toFixed(1),
      ),
    ]),
  );
}
