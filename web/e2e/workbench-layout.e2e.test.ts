import type { Locator, Page } from "playwright-core";
import { logIn, newPerson, signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (locator: Locator): Promise<Box> => (await locator.boundingBox())!;
/** The boxes of several elements at the same moment, after what follows the window's size in a script has done so. */
async function boxesOf(page: Page, locators: readonly Locator[]): Promise<Box[]> {
  const handles = await Promise.all(locators.map((locator) => locator.elementHandle()));
  return page.evaluate(async (elements) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return elements.map((element) => {
      const { x, y, width, height } = (element as Element).getBoundingClientRect();
      return { x, y, width, height };
    });
  }, handles);
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a press on the middle of an element would reach it. */
const isFree = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

const assistant = (page: Page) => page.getByRole("button", { name: "Open the assistant" });

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
]) {
  it(`the button and the usage are in view, and nothing covers them (${viewport.width} × ${viewport.height})`, async ({
    open,
  }) => {
    const page = await open({ viewport, hasTouch: viewport.width < 500 });
    await signedIn(page, stack.url);
    await page.goto("/");
    await assistant(page).waitFor();
    const button = page.getByRole("button", { name: "Generate Caption" });
    for (const part of [button, page.getByText("0 of 5 captions used today")]) {
      const { y, height } = await boxOf(part);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await expect.poll(() => isFree(part)).toBe(true);
    }
    await expect.poll(async () => overlap(await boxOf(button), await boxOf(assistant(page)))).toBe(false);

    if (viewport.width > 1024) {
      const bar = page.locator("[data-bottom-bar]");
      const before = await boxOf(bar);
      await page.getByRole("button", { name: "Tone" }).click();
      await page.getByRole("dialog").waitFor();
      // Nothing moves behind a dialog.
      expect(await boxOf(bar)).toEqual(before);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }

    await page.getByLabel("Keyword or topic").fill("market day");
    for (const control of await page
      .getByRole("main")
      .locator("input:visible, select:visible, form button:visible")
      .all()) {
      await control.scrollIntoViewIfNeeded();
      // What would be behind the bar scrolls above it; what arrives meanwhile may move it once more.
      const canBeReached = async () => {
        if (await isFree(control)) return true;
        await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
        return isFree(control);
      };
      await expect.poll(canBeReached, { message: await control.evaluate((element) => element.outerHTML) }).toBe(true);
    }
  });
}

for (const [what, viewport, control] of [
  [
    "phone's menu",
    { width: 390, height: 844 },
    (page: Page) => page.getByRole("button", { name: "Menu", exact: true }),
  ],
  ["assistant", { width: 1366, height: 768 }, assistant],
] as const)
  it(`the welcome after a login leaves the ${what} free`, async ({ open }) => {
    const page = await open({ viewport });
    const person = newPerson();
    await page.context().request.post("/api/register", {
      data: { ...person, termsAccepted: true },
      headers: { origin: stack.url },
    });
    await page.context().clearCookies();
    await page.goto("/auth");
    await logIn(page, person);
    const welcome = page.getByText(`Welcome back, ${person.username}!`, { exact: true });
    // Under the pointer, it stays until the control, which may be loaded late, is there.
    await welcome.hover();
    await control(page).waitFor();
    const notification = page.getByRole("listitem").filter({ has: welcome });
    await expect.poll(async () => overlap(await boxOf(notification), await boxOf(control(page)))).toBe(false);
    await expect.poll(() => isFree(control(page))).toBe(true);
  });

it("a caption's buttons are in one row inside its post, on phones and beside the form", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("market day");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  const post = list.getByRole("article").first();
  await post.getByRole("button", { name: "Rewrite" }).waitFor();
  // Below the page, where it covers nothing. It is loaded together with the assistant's button.
  await assistant(page).waitFor();
  const [footer, install] = await boxesOf(page, [
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "Add to Home", exact: true }),
  ]);
  expect(install!.y).toBeGreaterThanOrEqual(footer!.y + footer!.height);
  const few = ["Favorite", "Rewrite", "Copy", "Share", "More about this caption"];
  const everything = ["Favorite", "Rewrite", "Adapt", "Add below…", "Copy", "Share"];
  for (const [names, width] of [few, everything].flatMap((names) =>
    [320, 360, 390, 768, 1024, 1366].map((width) => [names, width] as const),
  )) {
    await page.setViewportSize({ width, height: 844 });
    const more = post.getByRole("button", { name: "More about this caption" });
    if (names === everything && (await more.isVisible())) await more.click();
    const [outer, ...boxes] = await boxesOf(page, [
      post,
      ...names.map((name) => post.getByRole("button", { name, exact: true })),
    ]);
    for (const [index, box] of boxes.entries()) {
      expect(box.y, `${names[index]} at ${width} px`).toBe(boxes[0]!.y);
      const before = boxes[index - 1];
      expect(box.x, `${names[index]} at ${width} px`).toBeGreaterThanOrEqual(
        before ? before.x + before.width : outer!.x,
      );
      expect(Math.min(box.width, box.height), `${names[index]} at ${width} px`).toBeGreaterThanOrEqual(44);
    }
    const last = boxes.at(-1)!;
    expect(last.x + last.width, `the post at ${width} px`).toBeLessThanOrEqual(outer!.x + outer!.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const [viewport, expected] of [
  [{ width: 1366, height: 768 }, 5],
  [{ width: 390, height: 844 }, 3],
] as const) {
  it(`${expected} ordinary captions are in sight without scrolling (${viewport.width} × ${viewport.height})`, async ({
    open,
  }) => {
    const page = await open({ viewport, hasTouch: viewport.width < 500 });
    await signedIn(page, stack.url);
    // As long as an ordinary caption of either writer is.
    const captions = [
      "Spring sale at our bakery. Some receipts deserve a frame, and this one will be short. 🌷 #SpringTime #Bakery",
      "Regulars, newcomers, people who walk past and wave: spring sale at our bakery. 🌷 #SpringMood #SpringVibes",
      "Spend what you save, or save what you spend? Spring sale at our bakery. 🌷 #SpringVibes #HelloSpring",
      "Spring sale at our bakery. The hard part is acting surprised when people ask what you paid. #HelloSpring",
      "Dear future you: you're welcome. Spring sale at our bakery. 🌷 #SpringTime #SpringMood",
    ];
    await page.route("**/api/generate-caption", async (route) => {
      const headers = { ...route.request().headers(), accept: "application/json" };
      const response = await route.fetch({ headers });
      await route.fulfill({ response, json: { ...((await response.json()) as object), captions } });
    });
    await page.goto("/");
    await page.getByLabel("Keyword or topic").fill("spring sale at our bakery");
    await page.getByRole("button", { name: "Generate Caption" }).click();
    const list = page.getByRole("region", { name: "Captions of this session" });
    await list.getByRole("listitem").nth(4).waitFor();
    /** How many captions are in sight as a whole; on a phone, the page itself has scrolled to them. */
    const inSight = () =>
      list.evaluate((area) => {
        const { clientHeight, scrollHeight } = area;
        const end = Math.min(window.innerHeight, area.getBoundingClientRect().bottom);
        const articles = Array.from(area.querySelectorAll("article"), (item) => item.getBoundingClientRect());
        const shown = articles.filter(({ top, bottom }) => top >= 0 && bottom <= end).length;
        return { shown, scrolls: scrollHeight > clientHeight };
      });
    await expect.poll(async () => (await inSight()).shown).toBeGreaterThanOrEqual(expected);
    expect((await inSight()).scrolls, "the list is no scrolling area of its own").toBe(false);
  });
}

it("the share menu stays inside a narrow screen", async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("market day");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list.getByRole("button", { name: "Share" }).first().click();
  const menu = page.getByRole("dialog", { name: "Share this caption" });
  // It is measured before it gets its place.
  await expect.poll(async () => (await boxOf(menu)).x).toBeGreaterThanOrEqual(8);
  const { x, width } = await boxOf(menu);
  expect(x + width).toBeLessThanOrEqual(312);
});

it("the skip link is invisible at every scroll position until it has the focus", async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 720 } });
  await page.goto("/terms");
  const link = page.getByRole("link", { name: "Skip to content" });
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
  for (const top of [0, 300, 100_000]) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
    }, top);
    expect(await opacity()).toBe("0");
    expect((await boxOf(link)).y + (await boxOf(link)).height).toBeLessThan(0);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.keyboard.press("Tab");
  await expect.poll(opacity).toBe("1");
  await expect.poll(async () => (await boxOf(link)).y).toBeGreaterThan(0);
});
