import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type ViewportSize } from "@playwright/test";

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The rules of axe that check colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules that depend on places and sizes; all others read the document and what of it is displayed. */
const layoutRules = [...colorRules, "scrollable-region-focusable"];

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

/** What a check has seen: while it stays the same, only what depends on layout and colors can differ. */
export interface Seen {
  html: string;
  /** For each element in the order of the document: whether it is displayed, and whether only for screen readers. */
  displayed: string;
}

async function look(page: Page): Promise<Seen> {
  const displayed = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 0;
        const { right, bottom, width, height } = element.getBoundingClientRect();
        return right + scrollX <= 0 || bottom + scrollY <= 0 || (width <= 1 && height <= 1) ? 1 : 2;
      })
      .join(""),
  );
  return { html: await page.content(), displayed };
}

interface Expected {
  /** A selector that limits the check; by default the whole page. */
  within?: string;
  /** Also assert that the page does not scroll sideways. */
  fits?: boolean;
  /** What an earlier check of the same page at another size has seen. */
  before?: Seen;
}

/**
 * Asserts that axe finds nothing on a page in either theme.
 *
 * The themes differ only in the values of the color tokens. If the document is still the same after the theme was
 * switched, the second check is therefore limited to the rules that check colors; otherwise it runs all rules again.
 * In the same way, a check at another size is limited to the rules that depend on layout if it displays the same
 * elements of the same document.
 * @param what names the page in a failure
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, fits = false, before }: Expected = {},
): Promise<Seen> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  let seen = before;
  let limited = layoutRules;
  // The current theme first, because switching renders the whole page again.
  for (const colorScheme of isDark ? themes.toReversed() : themes) {
    if (limited === colorRules) await switchTheme(page, colorScheme);
    const now = await look(page);
    const isSame = now.html === seen?.html && (limited === colorRules || now.displayed === seen.displayed);
    const rules = isSame ? limited : undefined;
    expect(await violations(page, { within, rules }), `${what} (${colorScheme})`).toEqual([]);
    seen = now;
    limited = colorRules;
    if (!fits) continue;
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      `${what} scrolls sideways (${colorScheme})`,
    ).toBe(true);
  }
  return seen!;
}

/** What is shown above a page; not a tooltip, which comes and goes with the time that the pointer or the focus rests. */
const layers =
  "[role=dialog], [role=alertdialog], [role=menu], [data-radix-popper-content-wrapper]:not(:has([role=tooltip]))";

/**
 * Asserts at several sizes of the window what `check` does, starting with the current size and ending with another, so
 * that a walk through an app takes its steps at every size. What is open must stay open when the size changes.
 * @param sizes which the current one is among
 * @param check receives a name of the page for failures, and what it returned at the size before
 */
export async function atEverySize<Result>(
  page: Page,
  sizes: readonly ViewportSize[],
  what: string,
  check: (named: string, before: Result | undefined) => Promise<Result>,
): Promise<void> {
  const current = page.viewportSize()?.width;
  const open = await page.locator(layers).count();
  let before: Result | undefined;
  for (const size of sizes.toSorted((a, b) => Number(b.width === current) - Number(a.width === current))) {
    await page.setViewportSize(size);
    // What follows the size in a script has done so after the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator(layers).count(), `${what} closes at ${size.width} px`).toBe(open);
    before = await check(`${what}, ${size.width} px`, before);
  }
}
