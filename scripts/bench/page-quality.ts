import { type AddressInfo, createServer } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserLaunchOptions } from "../test/support/browsers/chromium.ts";
import { table } from "../measure/statistics.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface QualityRow {
  page: string;
  device: "mobile" | "desktop";
  scores: Record<(typeof categories)[number], number>;
  /** Largest Contentful Paint and Total Blocking Time, in milliseconds. */
  paintMs: number;
  blockingMs: number;
  failed: string[];
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Runs Lighthouse on one URL, for mobile with a simulated slow network and for desktop. Scores are from 0 to 100.
 * @param page what the table calls it
 * @param cookies of a signed-in person; none for a visitor
 */
export async function measureQuality(
  url: string,
  page: string,
  cookies: readonly { name: string; value: string; url: string }[] = [],
): Promise<QualityRow[]> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse opens its pages in the browser's own context, which a context of Playwright does not share.
    const session = await browser.newBrowserCDPSession();
    if (cookies.length > 0) await session.send("Storage.setCookies", { cookies: [...cookies] });
    const rows: QualityRow[] = [];
    for (const device of ["mobile", "desktop"] as const) {
      const config =
        device === "desktop"
          ? {
              extends: "lighthouse:default",
              settings: {
                formFactor: "desktop" as const,
                screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
                throttling: {
                  rttMs: 40,
                  throughputKbps: 10_240,
                  cpuSlowdownMultiplier: 1,
                  requestLatencyMs: 0,
                  downloadThroughputKbps: 0,
                  uploadThroughputKbps: 0,
                },
              },
            }
          : undefined;
      const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] }, config);
      if (!result) throw new Error(`lighthouse gave no result for ${url}`);
      const { lhr } = result;
      const scores = Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ) as QualityRow["scores"];
      const failed = Object.values(lhr.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9)
        .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ""}`);
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
      const paintMs = value("largest-contentful-paint");
      rows.push({ page, device, scores, paintMs, blockingMs: value("total-blocking-time"), failed });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The table of `docs/performance.md`. */
export function qualityTable(rows: readonly QualityRow[]): string {
  return table(
    ["page", "device", ...categories, "LCP, ms", "TBT, ms"],
    rows.map((row) => [
      row.page,
      row.device,
      ...categories.map((name) => row.scores[name]),
      Math.round(row.paintMs),
      Math.round(row.blockingMs),
    ]),
  );
}
