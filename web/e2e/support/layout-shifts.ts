import type { Page } from "playwright-core";

/** A layout shift that the browser reports (web.dev/cls). */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Records layout shifts that no input of the person explains, from before the page's scripts run.
 * @returns lists the shifts so far, each with its size and what moved from where to where
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    const named = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent?.slice(0, 90) ?? "(removed)");
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${named(node)} [${place(previousRect)} → ${place(currentRect)}]`,
        );
        seen.push(`${value.toFixed(4)} ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
