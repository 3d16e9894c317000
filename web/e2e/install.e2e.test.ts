import { mobileWidthMax } from "@contract/rules/display.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

for (const [name, userAgent, title] of [
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
    "iPhone and iPad",
  ],
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    "Android",
  ],
  ["another small screen", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Other devices"],
] as const)
  it(`tells ${name} how to add the site to its home screen`, async ({ open }) => {
    const page = await open({ userAgent, viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });
    await page.goto("/auth");
    await page.getByRole("button", { name: "Add to Home", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Add to Home Screen" })
      .getByRole("heading", { name: new RegExp(title) })
      .waitFor();
    await page.getByRole("button", { name: "Don't show again" }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    // The notice is loaded together with the button.
    await page.getByText("You are offline.").waitFor();
    expect(await page.getByRole("button", { name: "Add to Home", exact: true }).count()).toBe(0);
  });

it(`is shown only on screens up to ${mobileWidthMax} px`, async ({ open }) => {
  const page = await open({ viewport: { width: mobileWidthMax, height: 900 } });
  await page.goto("/auth");
  const button = page.getByRole("button", { name: "Add to Home", exact: true });
  await button.waitFor();
  await page.setViewportSize({ width: mobileWidthMax + 1, height: 900 });
  await button.waitFor({ state: "hidden" });
});

it("has everything that a browser needs to install it", async ({ open }) => {
  const page = await open();
  const { request } = page.context();
  const manifest = (await (await request.get(`${stack.url}/manifest.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ id: "/", name: "Caption Kite", start_url: "/", display: "standalone" });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/", "/?tab=history", "/check"]);
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(["wide", "narrow"]);
  await page.goto("/terms");
  for (const { src, sizes } of manifest.screenshots) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src } of manifest.icons)
    expect((await request.get(`${stack.url}${src}`)).headers()["content-type"]).toBe("image/png");
  expect((await request.get(`${stack.url}/service-worker.js`)).headers()["cache-control"]).toBe("no-cache");
});
