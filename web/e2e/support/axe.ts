import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe finds on a page as it stands, one line per place.
 * @param part `within`: a selector, only what is in there; by default everything
 */
export async function violations(page: Page, part: { within?: string } = {}): Promise<string[]> {
  // What fades in is half transparent for a moment; contrast is judged when it stands.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Otherwise it opens a page for every look, to gather what frames of other origins say: there are none, and it takes
  // thrice the time. Only what violates a rule is described: describing everything that keeps one took longer than the
  // look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part.within) axe.include(part.within);
  const { violations: found } = await axe.analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}
