import type { Page } from "playwright-core";
import { fontsOfPlainText, holdFonts } from "./support/fonts.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { expect, it, stack } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

/** The pages, and a text that each shows when all of it is there. */
const publicPages = {
  "/auth": "One keyword in.",
  "/auth?tab=signup": "One keyword in.",
  "/forgot-password": "Reset your password",
  "/reset-password?token=wrong": "Invalid or Expired Link",
  "/confirm-email?token=t0ken": "Confirm your email address",
  "/promo-code": "Apply a promo code",
  "/terms": "Terms and Conditions",
  "/privacy": "Privacy Policy",
  "/contact": "Contact",
  "/check": "Check a caption",
  "/articles/how-long-can-a-post-be-four-platforms-counted-properly-000001": "How long can a post be?",
  "/nowhere": "404 Page Not Found",
};
const signedInPages = {
  "/": "captions used today",
  "/?tab=history": "No history yet",
  "/?tab=account": "Caption style",
  "/trending": "Trending Content",
};

/** How the names of the product's own fonts begin; the rest names the weight that a file is made from. */
const ownFonts = ["Bricolage", "Figtree"];
const isOwn = (font: string) => ownFonts.some((own) => font.startsWith(own));

/** Asserts that a page's text is set in the product's two families, and in nothing else. */
async function expectOwnFonts(page: Page, what: string): Promise<void> {
  const fonts = Object.entries(await fontsOfPlainText(page));
  expect(
    fonts.filter(([font]) => !isOwn(font)),
    what,
  ).toEqual([]);
  expect(fonts, what).toHaveLength(ownFonts.length);
}

/** web.dev/cls calls 0.1 good; fonts that match each other stay far below it. */
const shiftMax = 0.02;

/** Opens a page without waiting for its fonts, and waits until its scripts have shown all of it. */
async function openAtOnce(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#root:not([data-prerendered])").waitFor();
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  await drawn(page);
}

/** Resolves when what the page has to show is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const total = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Visits a page whose fonts arrive after it is painted. */
async function visit(page: Page, path: string, text: string): Promise<void> {
  const letFontsArrive = await holdFonts(page);
  await openAtOnce(page, path, text);
  const standIns = Object.entries(await fontsOfPlainText(page));
  expect(
    standIns.filter(([font]) => isOwn(font) || /emoji/i.test(font)),
    path,
  ).toEqual([]);
  const loading = total(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts));
  await letFontsArrive();
  await drawn(page);
  await expectOwnFonts(page, path);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  expect(total(shifts) - loading, `${path} moves: ${shifts.join("\n")}`).toBeLessThanOrEqual(shiftMax);
  await page.unroute("**/*.woff2");
}

for (const [width, height, colorScheme] of [
  [390, 844, "light"],
  [768, 1024, "dark"],
  [1366, 768, "light"],
] as const)
  it(`on a first visit, text is readable at once, gets the product's faces, and hardly moves then (${width} × ${height} px, ${colorScheme})`, async ({
    open,
  }) => {
    const page = await open({ viewport: { width, height }, colorScheme });
    await watchLayoutShifts(page);
    for (const [path, text] of Object.entries(publicPages)) await visit(page, path, text);
    await signedIn(page, stack.url);
    for (const [path, text] of Object.entries(signedInPages)) await visit(page, path, text);
  });

for (const path of ["/auth", "/reset-password?token=wrong"])
  it(`a slow connection does not change the faces of ${path}`, async ({ open }) => {
    const page = await open();
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    await openAtOnce(page, path, publicPages[path as keyof typeof publicPages]);
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    await expectOwnFonts(page, path);
  });

for (const width of [320, 390])
  it(`the platforms' names fit into their bar, before and with the product's faces (${width} px)`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 844 } });
    await signedIn(page, stack.url);
    const tooWide = () =>
      page.getByRole("group", { name: "Platform" }).evaluate((group) =>
        [group.querySelector("div")!, ...group.querySelectorAll("label")].flatMap((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().width > element.getBoundingClientRect().width
            ? [element.textContent]
            : [];
        }),
      );
    const letFontsArrive = await holdFonts(page);
    await openAtOnce(page, "/", signedInPages["/"]);
    expect(await tooWide()).toEqual([]);
    await letFontsArrive();
    await drawn(page);
    expect(await tooWide()).toEqual([]);
  });

it("a later visit, from what the browser has kept, has the same faces", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
  await page.goto("/auth");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signedIn(page, stack.url);
  for (const [path, text] of Object.entries({ ...signedInPages, "/terms": publicPages["/terms"] })) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    await drawn(page);
    await expectOwnFonts(page, path);
  }
});

it("emoji are drawn as the system's emoji font draws them, alone and between words", async ({ open }) => {
  const page = await open();
  await page.goto("/terms");
  // What the test writes into the page must not be there when the scripts take it over.
  await page.locator("#root:not([data-prerendered])").waitFor();
  const fontOf = (family: string) =>
    page.evaluate((fontFamily) => {
      const text = Object.assign(document.createElement("p"), { textContent: "\u{1F600}" });
      text.style.fontFamily = fontFamily;
      document.querySelector("h1")!.replaceChildren(text);
    }, family);
  const drawnIn = async () => {
    const tools = await page.context().newCDPSession(page);
    await tools.send("DOM.enable");
    await tools.send("CSS.enable");
    const { root } = await tools.send("DOM.getDocument");
    const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1 p" });
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  await fontOf('"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"');
  const expected = await drawnIn();
  await fontOf("");
  expect(await drawnIn()).toEqual(expected);
});
