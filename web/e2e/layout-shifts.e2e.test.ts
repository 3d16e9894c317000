import type { Page } from "playwright-core";
import { fontsBeforePaint } from "./support/fonts.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ motion: true });

/** Records layout shifts, and simulates a phone's slow network. @returns lists the shifts */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await watchLayoutShifts(page);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  return shifts;
}

for (const width of [390, 1280]) {
  it(`nothing moves while the pages load over a slow network (${width} px)`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 } });
    const moved = await watch(page);
    // What moves when they arrive later is the subject of a journey of its own (fonts.e2e.test.ts).
    await fontsBeforePaint(page);
    await signedIn(page, stack.url);
    const topics = Array.from({ length: 6 }, (_, index) => `A topic of the day, number ${index}`);
    await page.route("**/api/trending", (route) =>
      route.fulfill({
        json: {
          date: new Date().toISOString().slice(0, 10),
          topEmojis: [],
          topHashtags: [],
          platforms: [{ name: "Instagram", trendingTopics: topics, topicOrigins: topics.map(() => "calendar") }],
          sources: [],
        },
      }),
    );
    for (const path of ["/", "/?tab=history", "/?tab=account", "/trending?tab=platforms", "/contact"]) {
      await page.goto(path, { waitUntil: "commit" });
      // The floating widgets are loaded last.
      const last = path.startsWith("/trending")
        ? page.getByRole("heading", { name: "Instagram" })
        : page.getByRole("button", { name: "Open the assistant" });
      await last.waitFor();
      expect(await moved(), path).toEqual([]);
    }
  });
}
