import type { Page } from "playwright-core";
import { articlePath } from "@contract/rules/article-address.ts";
import type { Article } from "@contract/wire/articles.ts";
import { sessionHintName } from "@contract/rules/sessions.ts";
import { fontsBeforePaint } from "./support/fonts.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

/** The public pages that the build renders, and a heading that each begins with. */
const pages = {
  "/auth": "One keyword in.",
  "/auth?tab=signup": "One keyword in.",
  "/forgot-password": "Reset your password",
  "/confirm-email?token=t0ken": "Confirm your email address",
  "/promo-code": "Apply a promo code",
  "/terms": "Terms and Conditions",
  "/privacy": "Privacy Policy",
  "/contact": "Contact",
  "/check": "Check a caption",
  "/articles/how-long-can-a-post-be-four-platforms-counted-properly-000001": "How long can a post be?",
};

/** Holds the scripts of a page back. @returns lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
const takenOver = (page: Page) => page.locator("#root:not([data-prerendered])").waitFor();

for (const [width, colorScheme] of [
  [390, "light"],
  [1366, "dark"],
] as const)
  it(`nothing changes when the scripts take over (${width} px, ${colorScheme})`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 }, colorScheme });
    const logged: string[] = [];
    page.on("console", (message) => {
      if (!message.text().includes("blocked by Playwright")) logged.push(`${message.type()}: ${message.text()}`);
    });
    const shifts = await watchLayoutShifts(page);
    await fontsBeforePaint(page);
    for (const [path, heading] of Object.entries(pages)) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("heading", { name: heading }).first().waitFor();
      const before = await seen(page);
      release();
      await takenOver(page);
      expect(await seen(page), path).toEqual(before);
      expect(before.dark, path).toBe(colorScheme === "dark");
      expect(await shifts(), path).toEqual([]);
      await page.unroute("**/assets/*.js");
    }
    expect(logged).toEqual([]);
  });

/** What a person sees of a page, and its title. */
async function seen(page: Page): Promise<{ title: string; text: string; dark: boolean }> {
  return {
    title: await page.title(),
    text: await page.locator("main").innerText(),
    dark: await page.evaluate(() => {
      // Drawn, because the build decides which color space the computed value has.
      const context = new OffscreenCanvas(1, 1).getContext("2d")!;
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      if (alpha !== 255) throw new Error("The page has no background.");
      return red! + green! + blue! < 384;
    }),
  };
}

it("keeps what was typed, ticked and submitted before the scripts arrived", async ({ open }) => {
  const page = await open();
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@kite.example");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByLabel(/^I accept/).check();
  const submitted = page.waitForRequest("**/api/login");
  await page.getByRole("button", { name: "Login", exact: true }).press("Enter");
  await page.getByLabel("Email").focus();
  release();
  expect((await submitted).postDataJSON()).toMatchObject({ email: "early@kite.example", password: "a long password" });
  expect(page.url()).not.toContain("password");
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@kite.example");
});

it("repeats a press from before the scripts arrived", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const release = await holdScripts(page);
  await page.goto("/terms", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  release();
  await page.getByRole("dialog").getByRole("link", { name: "Sign Up" }).waitFor();
});

for (const width of [390, 1366])
  it(`the main page is visible before its scripts arrive, and does not move then (${width} px)`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 } });
    await signedIn(page, stack.url);
    const shifts = await watchLayoutShifts(page);
    await fontsBeforePaint(page);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const keyword = page.getByLabel("Keyword or topic");
    await keyword.waitFor();
    const reset = page.getByRole("button", { name: "Reset" });
    expect(await reset.isDisabled()).toBe(true);
    await keyword.fill("harbor");
    expect(await page.getByText("captions used today").isVisible()).toBe(false);
    const place = await keyword.boundingBox();
    release();
    await page.getByText("captions used today").waitFor();
    await expect.poll(() => reset.isEnabled()).toBe(true);
    expect(await keyword.inputValue()).toBe("harbor");
    expect(await keyword.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await keyword.boundingBox()).toEqual(place);
    expect(await shifts()).toEqual([]);
  });

it("only the main page of somebody who may be signed in is visible before its scripts arrive", async ({ open }) => {
  const page = await open();
  await holdScripts(page);
  const keyword = page.getByLabel("Keyword or topic");
  const isVisibleAt = async (path: string) => {
    await page.goto(path, { waitUntil: "commit" });
    // The parser has reached the end of the document.
    await page.waitForFunction(() => document.readyState !== "loading");
    return keyword.isVisible();
  };
  expect(await isVisibleAt("/")).toBe(false);
  await page.context().addCookies([{ name: sessionHintName(false), value: "1", url: stack.url }]);
  expect(await isVisibleAt("/")).toBe(true);
  expect(await isVisibleAt("/?tab=history")).toBe(false);
  expect(await isVisibleAt("/trending")).toBe(false);
});

it("can be read without JavaScript, and says what needs it", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    expect(await page.locator("main").innerText(), path).toContain(heading);
    const needs = /^\/(terms|privacy|articles)/.test(path) ? 0 : 1;
    expect(await page.getByRole("note").getByText("JavaScript").count(), path).toBe(needs);
    expect(await page.locator("form:visible").count(), path).toBe(0);
  }
});

it("does not show a visitor's page to somebody who may be signed in before that is known", async ({ open }) => {
  const page = await open();
  await page.context().addCookies([{ name: sessionHintName(false), value: "1", url: stack.url }]);
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  expect(await page.locator("main").isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Sign Up" }).first().isVisible()).toBe(false);
  release();
  // The session of this hint has ended.
  await page.getByLabel("Email").waitFor();
});

it("an article has an address of its own, which its dialog leads to, and follows what the server has", async ({
  open,
}) => {
  const page = await open();
  const list = (await (await page.context().request.get(`${stack.url}/api/articles`)).json()) as Article[];
  // The oldest ones, which no other journey has written.
  const [second, first] = list.slice(-2) as [Article, Article];
  await page.route("**/api/articles*", (route) =>
    route.fulfill({ json: [{ ...first, summary: "A summary that was changed since." }] }),
  );
  await page.goto(`/auth?article=${first.id}`);
  await page.getByRole("link", { name: "Open this article on its own page" }).click();
  await page.waitForURL(`${stack.url}${articlePath(first)}`);
  await page.reload();
  await page.getByRole("heading", { name: first.title, level: 1 }).waitFor();
  await page.getByText("A summary that was changed since.").waitFor();
  await page.goto(articlePath(second));
  await page.getByRole("heading", { name: "This article is not here any more" }).waitFor();
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

it("the terms link to the authors and licenses of everything that is shipped", async ({ open }) => {
  const page = await open();
  await page.goto("/terms");
  await page.getByRole("link", { name: "Authors and licenses" }).click();
  await page.waitForURL(`${stack.url}/notice.txt`);
  const text = page.locator("body");
  for (const work of ["The Bricolage Grotesque Project Authors", "WordNet 3.0 Copyright", "## react-dom - "])
    await expect(text).toContainText(work);
});

it("search engines find every page with its absolute address", async ({ open }) => {
  const page = await open();
  const { request } = page.context();
  const [, sitemapUrl] = /Sitemap: (\S+)/.exec(await (await request.get("/robots.txt")).text())!;
  expect(sitemapUrl).toBe(`${stack.url}/sitemap.xml`);
  const urls = Array.from(
    (await (await request.get(sitemapUrl!)).text()).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url]) => url!,
  );
  expect(urls.length).toBeGreaterThan(12);
  for (const url of urls) {
    const html = await (await request.get(url)).text();
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
  }
});
