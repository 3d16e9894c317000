import { carouselStepPx } from "@contract/rules/display.ts";
import type { Page } from "playwright-core";
import { violations } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ motion: true });

interface Listed {
  id: string;
  title: string;
}
const listed = async (page: Page): Promise<Listed[]> =>
  (await page.context().request.get(`${stack.url}/api/articles`)).json() as Promise<Listed[]>;
/** The articles that the page fetches; those of the API may change meanwhile, because other journeys write some. */
const fetched = async (page: Page): Promise<Listed[]> =>
  (await page.waitForResponse((response) => new URL(response.url()).pathname === "/api/articles")).json() as Promise<
    Listed[]
  >;

/** Scrolls down until the carousel is shown. */
async function toCarousel(page: Page) {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const carousel = page.getByRole("region", { name: "Worth reading" });
  await carousel.getByRole("link").first().waitFor();
  return carousel;
}
/** Waits until the carousel has scrolled to a position and stays there. */
async function isStill(page: Page, left: number): Promise<void> {
  const scrolled = () =>
    page.evaluate(async () => {
      const row = document.querySelector("section[aria-labelledby=articles-title] ul")!;
      const before = row.scrollLeft;
      // The last steps of a smooth scroll are shorter than a pixel.
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      return row.scrollLeft === before ? before : null;
    });
  await expect.poll(async () => Math.abs(((await scrolled()) ?? -1) - left)).toBeLessThan(1);
}

it("the carousel is loaded when it is near, and moves by 320 px per click and by arrow keys", async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 720 } });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/api\/articles|article-|purify/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/auth", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const carousel = await toCarousel(page);
  await carousel.getByRole("button", { name: "Next articles" }).click();
  await isStill(page, carouselStepPx);
  await carousel.getByRole("button", { name: "Next articles" }).click();
  await isStill(page, 2 * carouselStepPx);
  await carousel.getByRole("button", { name: "Previous articles" }).click();
  await isStill(page, carouselStepPx);
  await carousel.getByRole("link").nth(1).focus();
  await page.keyboard.press("ArrowLeft");
  await isStill(page, 0);
});

for (const colorScheme of ["light", "dark"] as const) {
  it(`an article opens over the page, closes with the back button and returns the focus (${colorScheme})`, async ({
    open,
  }) => {
    const page = await open({ colorScheme, viewport: { width: colorScheme === "light" ? 1280 : 390, height: 900 } });
    const response = fetched(page);
    await page.goto("/auth");
    const carousel = await toCarousel(page);
    const [first] = await response;
    await carousel.getByRole("link", { name: first!.title }).click();
    const dialog = page.getByRole("dialog", { name: first!.title });
    await dialog.getByText("Caption Kite editorial team").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction((id) => document.activeElement?.id === `article-${id}`, first!.id);
  });
}

it("a link to an article opens it for a visitor, and closing it restores the page's address", async ({ open }) => {
  const page = await open();
  const article = (await listed(page)).at(-1)!;
  await page.goto(`/?article=${article.id}`);
  const dialog = page.getByRole("dialog", { name: article.title });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForURL(`${stack.url}/auth`);
});

it("pictures load if the site was opened under another of its host names", async ({ open }) => {
  const page = await open({ baseURL: stack.url.replace("127.0.0.1", "localhost") });
  await page.goto("/auth");
  const carousel = await toCarousel(page);
  await expect
    .poll(() =>
      carousel
        .locator("img")
        .first()
        .evaluate(
          (image) =>
            image instanceof HTMLImageElement &&
            image.naturalWidth > 0 &&
            new URL(image.src).origin === location.origin,
        ),
    )
    .toBe(true);
});

it("an article with a hostile body does nothing", async ({ open }) => {
  // The browser reports event handlers that its policy forbids when the sanitizer parses them, before they are removed.
  const page = await open({}, [/inline event handler violates/]);
  const [first] = await listed(page);
  const body =
    '<p>Harmless.</p><img src="/nothing.png" onerror="window.reached=1"><svg onload="window.reached=2"></svg><a href="javascript:window.reached=3">press me</a><style>body{display:none!important}</style><script>window.reached=4</script><iframe srcdoc="<script>parent.reached=5</script>"></iframe>';
  await page.route("**/api/articles", (route) => route.fulfill({ json: [{ ...first, content: body }] }));
  await page.goto(`/auth?article=${first!.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Harmless.").waitFor();
  await dialog.getByText("press me").click();
  // The picture, if it is there, has failed to load: a handler of that would have run.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>("[role=dialog] img")).every(({ complete }) => complete),
  );
  expect(
    await page.evaluate(() => ({ reached: "reached" in window, display: getComputedStyle(document.body).display })),
  ).toEqual({ reached: false, display: "block" });
  expect(await dialog.locator("svg[onload], style, script, iframe, [onerror], [href^=javascript]").count()).toBe(0);
});
