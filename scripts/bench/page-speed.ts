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
  /** When text was typed into the field that it kept; null if the page has no such field. */
  fieldKeeps: number | null;
  /** When captions were requested, by a press on Generate together with the first text; null without one. */
  generateAnswers: number | null;
}

/** A page, and the field into which something is typed. */
export interface VisitedPage {
  url: string;
  /** A selector. */
  field: string;
  text: string;
  /** Of a person who has not generated anything: those of a new one for each visit. */
  cookies?: () => Promise<{ name: string; value: string; url: string }[]>;
}

interface Probe {
  typedAt: number | null;
  largestPaint: number;
  shift: number;
}

/**
 * Runs in the page before its scripts: types into the field as soon as there is one, and whenever it is empty. The first
 * time, it presses the form's Generate button, too.
 */
function probe({ field: selector, text }: Pick<VisitedPage, "field" | "text">): void {
  const seen: Probe = { typedAt: null, largestPaint: 0, shift: 0 };
  Object.assign(window, { probe: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  setInterval(() => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field || field.disabled || field.value !== "" || !performance.getEntriesByName("first-paint")[0]) return;
    field.focus();
    // As a key does it, so that the page's own handlers hear of it.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand("insertText", false, text);
    if (seen.typedAt === null && field.name === "keyword")
      field.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    seen.typedAt = performance.now();
  }, 20);
}

async function visit(browser: Browser, { url, field, text, cookies }: VisitedPage): Promise<PageSpeed> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
  try {
    if (cookies) await context.addCookies(await cookies());
    const page = await context.newPage();
    await page.addInitScript(probe, { field, text });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => {
      const { typedAt, largestPaint, shift } = (window as unknown as { probe: Probe }).probe;
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const generation = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.endsWith("/api/generate-caption"));
      return { firstPaint, largestPaint, shift, fieldKeeps: typedAt, generateAnswers: generation?.startTime ?? null };
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
  pages: readonly VisitedPage[],
  rounds: number,
): Promise<Map<string, PageSpeed[]>> {
  const visits = new Map(pages.map(({ url }) => [url, [] as PageSpeed[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const page of pages) {
      const speed = await visit(browser, page);
      if (round > 0) visits.get(page.url)!.push(speed);
    }
  }
  return visits;
}

const median = (values: readonly number[]) => percentile(values, 50);

const milliseconds = (value: number | undefined) => (value === undefined ? "" : String(Math.round(value)));

/** A row for each address, with medians, and the first one's share of the second one's times, if that is another page. */
export function speedTable(visits: ReadonlyMap<string, readonly PageSpeed[]>, compared: boolean): string {
  const medians = [...visits].map(([url, speeds]) => {
    const times = (["firstPaint", "largestPaint", "fieldKeeps", "generateAnswers"] as const).map((what) => {
      const measured = speeds.flatMap((speed) => speed[what] ?? []);
      return measured.length > 0 ? median(measured) : undefined;
    });
    return { url, times, shift: median(speeds.map(({ shift }) => shift)) };
  });
  const [own, other] = medians;
  const rows = medians.map(({ url, times, shift }) => [
    new URL(url).pathname,
    ...times.map(milliseconds),
    shift.toFixed(3),
  ]);
  if (compared && own && other) {
    const shares = own.times.map((ms, index) => {
      const others = other.times[index];
      return ms === undefined || others === undefined ? "" : (ms / others).toFixed(2);
    });
    rows.push(["first ÷ second", ...shares, ""]);
  }
  const head = ["page", "first paint, ms", "largest paint, ms", "field keeps text, ms", "Generate answers, ms"];
  return table([...head, "layout shift"], rows);
}
