import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page as it stands, one line per place. */
export async function violations(page: Page): Promise<string[]> {
  // What fades in is half transparent for a moment; contrast is judged when it stands.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity).map((animation) => animation.finished.catch(() => undefined))));
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}
