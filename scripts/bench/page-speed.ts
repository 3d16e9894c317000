import type { Browser } from "playwright-core";
import { percentile, table } from "../measure/statistics.ts";

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, and 150 ms until a response begins. */
const cpuSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What was typed counts as kept if it is still there this long after the page has loaded, in milliseconds. */
const settleMs = 3000;

/** What one visit measured; times in milliseconds from the start of the navigation. */
export interface PageSpeed {
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** When text was typed into the email field that it kept; null if the page has no such field. */
  fieldKeeps: number | null;
}

interface Probe {
  typedAt: number | null;
  largestPaint: number;
  shift: number;
}

/**
 * Runs in the page before its scripts: types into the email field as soon as there is one, and whenever it is empty.
 */
function probe(): void {
  const seen: Probe = { typedAt: null, largestPaint: 0, shift: 0 };
  Object.assign(window, { probe: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  setInterval(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="email"]');
    if (!field || field.disabled || field.value !== "" || !performance.getEntriesByName("first-paint")[0]) return;
    field.focus();
    // As a key does it, so that the page's own handlers hear of it.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand("insertText", false, "ida@kite.example");
    seen.typedAt = performance.now();
  }, 20);
}

async function visit(browser: Browser, url: string): Promise<PageSpeed> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => {
      const { typedAt, largestPaint, shift } = (window as unknown as { probe: Probe }).probe;
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return { firstPaint, largestPaint, shift, fieldKeeps: typedAt };
    });
  } finally {
    await context.close();
  }
}

/**
 * Opens addresses in turns on a simulated slow phone, each time with an empty cache.
 * @param rounds visits of each address that count; one more comes first
 * @returns the visits by address
 */
export async function measureSpeed(
  browser: Browser,
  urls: readonly string[],
  rounds: number,
): Promise<Map<string, PageSpeed[]>> {
  const visits = new Map(urls.map((url) => [url, [] as PageSpeed[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const url of urls) {
      const speed = await visit(browser, url);
      if (round > 0) visits.get(url)!.push(speed);
    }
  }
  return visits;
}

const median = (values: readonly number[]) => percentile(values, 50);

/** A row for each address, with medians, and the first one's share of the second one's times. */
export function speedTable(visits: ReadonlyMap<string, readonly PageSpeed[]>): string {
  const medians = [...visits].map(([url, speeds]) => ({
    url,
    times: [
      median(speeds.map(({ firstPaint }) => firstPaint)),
      median(speeds.map(({ largestPaint }) => largestPaint)),
      median(speeds.flatMap(({ fieldKeeps }) => fieldKeeps ?? [])),
    ],
    shift: median(speeds.map(({ shift }) => shift)),
  }));
  const [own, other] = medians;
  const rows = medians.map(({ url, times, shift }) => [
    new URL(url).pathname,
    ...times.map((ms) => String(Math.round(ms))),
    shift.toFixed(3),
  ]);
  if (own && other)
    rows.push(["first ÷ second", ...own.times.map((ms, index) => (ms / other.times[index]!).toFixed(2)), ""]);
  return table(["page", "first paint, ms", "largest paint, ms", "field keeps text, ms", "layout shift"], rows);
}
