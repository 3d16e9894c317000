import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * The accessibility violations that axe finds on a page, one line for each element.
 * @param part `within`: a selector that limits the check; by default the whole page
 */
export async function violations(page: Page, part: { within?: string } = {}): Promise<string[]> {
  // Elements that fade in are transparent for a moment, so contrast is checked after all animations.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Legacy mode, because otherwise axe opens a page for every check to collect the results of cross-origin frames,
  // which takes three times as long, and there are none. Only violations are reported, because reporting passed rules
  // takes longer than the check itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part.within) axe.include(part.within);
  const { violations: found } = await axe.analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}
