import { type AddressInfo, createServer } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserLaunchOptions } from "../test/support/browser.ts";
import { table } from "../measure/statistics.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface QualityRow {
  device: "mobile" | "desktop";
  scores: Record<(typeof categories)[number], number>;
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

/** Runs Lighthouse on one URL, for mobile with a simulated slow network and for desktop. Scores are from 0 to 100. */
export async function measureQuality(url: string): Promise<QualityRow[]> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
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
      rows.push({ device, scores, failed });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The table of `docs/performance.md`. */
export function qualityTable(rows: readonly QualityRow[]): string {
  return table(
    ["device", ...categories],
    rows.map((row) => [row.device, ...categories.map((name) => row.scores[name])]),
  );
}
