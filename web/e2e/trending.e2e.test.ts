import { violations } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

const trends = (date: string, emoji = "🎃") => ({
  date,
  topEmojis: [{ emoji, meaning: "pumpkin", popularity: "Very high", origin: "site" }],
  topHashtags: [{ hashtag: "#PumpkinSeason", reach: "Emerging", category: "Season", origin: "model" }],
  platforms: [{ name: "Instagram", trendingTopics: ["Cozy corners"], topicOrigins: ["calendar"] }],
  sources: [{ name: "Trend pages", url: "https://trends.example/", category: "Search" }],
});

for (const colorScheme of ["light", "dark"] as const) {
  it(`every tab is accessible, and a topic becomes the keyword (${colorScheme})`, async ({ open }) => {
    const page = await open({
      colorScheme,
      viewport: { width: colorScheme === "light" ? 390 : 1280, height: 900 },
    });
    await signedIn(page, stack.url);
    await page.route("**/api/trending", (route) =>
      route.fulfill({ json: trends(new Date().toISOString().slice(0, 10)) }),
    );
    await page.goto("/");
    await page.getByRole("tab", { name: "Trending" }).click();
    await page.getByRole("heading", { level: 1, name: "Trending Content" }).waitFor();
    await page.getByText("How scores are made").click();
    for (const tab of ["Emojis", "Hashtags", "Sources", "Platforms"]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      expect(await violations(page), tab).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${tab} scrolls sideways`,
      ).toBe(true);
    }
    await page.getByRole("link", { name: /Cozy corners/ }).click();
    await page.waitForURL("/");
    await expect.poll(() => page.getByLabel("Keyword or topic").inputValue()).toBe("Cozy corners");
  });
}

it("when the countdown reaches zero, newer trends are fetched and shown", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  const day = new Date().toISOString().slice(0, 10);
  const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  let responses = 0;
  await page.route("**/api/trending", (route) => {
    responses += 1;
    return route.fulfill({ json: responses < 3 ? trends(day) : trends(nextDay, "🎄") });
  });
  // The clock goes on from here, so there must be time to open the page.
  await page.clock.install({ time: new Date(Date.parse(nextDay) - 600_000) });
  await page.goto("/trending");
  await page.getByRole("timer").waitFor();
  expect(responses).toBe(1);
  // Fast-forwarding fires each timer once, as after the device was asleep.
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Date.parse(nextDay) + 1000 - now);
  await page.getByText(/New trends are being put together/).waitFor();
  await expect.poll(() => responses).toBe(2);
  await page.clock.fastForward(61_000);
  await page.getByText("🎄").waitFor();
  await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^23h 5[89]m/);
});
