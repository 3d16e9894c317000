import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The rules of axe that check colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

interface Check {
  /** A selector that limits the check; by default the whole page. */
  within?: string;
  /** Only these rules; by default all that axe enables. */
  rules?: string[];
}

/** The minified source of axe, in the version that its Playwright integration depends on. */
const source = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Skips to the end of all animations, because elements that fade in are transparent for a moment. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/**
 * Switches the theme without transitions. With them, hundreds of elements change their color slowly, and one after the
 * other where the color is inherited. The style sheet is constructed, so it does not change the document.
 */
async function switchTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    // Applies the new colors while the style sheet is in force.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
  });
}

/** Adds axe to the document and its frames, unless an earlier check did: parsing it takes as long as a check. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

/** The accessibility violations that axe finds on a page, one line for each element. */
export async function violations(page: Page, { within, rules }: Check = {}): Promise<string[]> {
  await finishAnimations(page);
  await addAxe(page);
  // Legacy mode, because otherwise axe opens a page for every check to collect the results of cross-origin frames,
  // which takes three times as long, and there are none. Only violations are reported, because reporting passed rules
  // takes longer than the check itself.
  const axe = new AxeBuilder({ page, axeSource: ";" }).setLegacyMode().options({
    resultTypes: ["violations"],
    ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
  });
  if (within) axe.include(within);
  const { violations: found } = await axe.analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}

/**
 * Asserts that axe finds nothing on a page in either theme.
 *
 * The themes differ only in the values of the color tokens. If the document is still the same after the theme was
 * switched, the second check is therefore limited to the rules that check colors; otherwise it runs all rules again.
 * @param what names the page in a failure
 * @param options `within`: a selector that limits the check; `fits`: also assert that the page does not scroll sideways
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, fits = false }: { within?: string; fits?: boolean } = {},
): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  let checked: string | undefined;
  // The current theme first, because switching renders the whole page again.
  for (const colorScheme of isDark ? themes.toReversed() : themes) {
    if (checked !== undefined) await switchTheme(page, colorScheme);
    const html = await page.content();
    const rules = html === checked ? colorRules : undefined;
    expect(await violations(page, { within, rules }), `${what} (${colorScheme})`).toEqual([]);
    checked = html;
    if (!fits) continue;
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      `${what} scrolls sideways (${colorScheme})`,
    ).toBe(true);
  }
}
