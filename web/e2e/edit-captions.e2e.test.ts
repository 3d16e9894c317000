import type { Page } from "playwright-core";
import { expectAccessible } from "./support/axe.ts";
import { withoutLiveUpdates } from "./support/live.ts";
import { logIn, signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /ERR_INTERNET_DISCONNECTED|status of 409/ });
const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

const list = (page: Page) => page.getByRole("region", { name: "Captions of this session" });
const firstPost = (page: Page) => list(page).getByRole("article").first();
const field = (page: Page) => page.getByRole("textbox", { name: "Caption text" });
const saved = (page: Page) => firstPost(page).getByText("Saved", { exact: true }).waitFor();

async function generate(page: Page, keyword: string): Promise<void> {
  await page.getByLabel("Keyword or topic").fill(keyword);
  await page.getByRole("radio", { name: "Instagram" }).check();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await firstPost(page).waitFor();
  // All captions have arrived.
  await page.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached" });
}

/** Opens the first caption's editor by a click on its text. */
async function edit(page: Page): Promise<void> {
  await firstPost(page).locator("p[dir=auto]").click();
  await field(page).waitFor();
}

/** The captions of the person's newest entry, as the API returns them. */
async function newest(page: Page): Promise<string[]> {
  const entries = (await (await page.context().request.get("/api/caption-history")).json()) as { captions: string[] }[];
  return entries[0]!.captions;
}

interface ShiftWatch {
  /** Runs a step of the person until the page shows what it causes: that may move something. */
  during(step: () => Promise<void>): Promise<void>;
  /** Lists the layout shifts that no input explains. */
  unexplained(): Promise<string[]>;
}

/**
 * Records layout shifts from now on. The browser itself explains one by an input if it follows within half a second,
 * which on a busy machine is too short.
 */
async function watchShifts(page: Page): Promise<ShiftWatch> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: [] });
    new PerformanceObserver((entries) => {
      for (const { startTime, value, hadRecentInput, sources } of entries.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!hadRecentInput)
          (window as unknown as { shifted: { at: number; what: string }[] }).shifted.push({
            at: startTime,
            what: `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90)).join(" | ")}`,
          });
    }).observe({ type: "layout-shift" });
  });
  /** The time of the page, after what it has to show is drawn. */
  const drawn = () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now();
    });
  const steps: [from: number, to: number][] = [];
  return {
    async during(step) {
      const from = await drawn();
      await step();
      steps.push([from, await drawn()]);
    },
    async unexplained() {
      await drawn();
      const shifted = await page.evaluate(
        () => (window as unknown as { shifted: { at: number; what: string }[] }).shifted,
      );
      return shifted.filter(({ at }) => !steps.some(([from, to]) => from <= at && at <= to)).map(({ what }) => what);
    },
  };
}

for (const viewport of sizes) {
  it(`a caption is edited in its post, saved, copied as it is and found in the history (${viewport.width} px)`, async ({
    open,
  }) => {
    const page = await open({ viewport, permissions: ["clipboard-read", "clipboard-write"] });
    await signedIn(page, stack.url);
    await page.goto("/");
    await generate(page, "pumpkin soup");
    const original = (await newest(page))[0]!;
    const shifts = await watchShifts(page);
    const before = (await firstPost(page).locator("p[dir=auto]").boundingBox())!;
    await shifts.during(() => edit(page));
    const after = (await field(page).boundingBox())!;
    expect([after.x, after.width, after.height]).toEqual([before.x, before.width, before.height]);
    // Nothing floats over the text on a phone.
    const assistant = page.getByRole("button", { name: "Open the assistant", includeHidden: true });
    await assistant.waitFor({ state: "attached" });
    await expect.poll(() => assistant.isVisible()).toBe(viewport.width > 768);

    await shifts.during(async () => {
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" #one #two #three #four #five #six", { delay: 5 });
      await firstPost(page)
        .getByText(/hashtags; Instagram allows 5$/)
        .first()
        .waitFor();
    });
    await saved(page);
    await expectAccessible(page, "editing a caption", { fits: true });
    // The field shows the whole text and its text is exactly where the mirror shows it.
    const [field_, mirror] = await field(page).evaluate((element) => [
      [element.scrollHeight, element.clientHeight],
      [element.previousElementSibling!.scrollHeight, element.clientHeight],
    ]);
    expect(field_).toEqual(mirror);

    await shifts.during(async () => {
      await page.keyboard.press("Escape");
      await field(page).waitFor({ state: "detached" });
    });
    await firstPost(page).getByRole("button", { name: "Copy", exact: true }).click();
    const edited = `${original} #one #two #three #four #five #six`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(edited);
    await expect.poll(async () => (await newest(page))[0]).toBe(edited);

    await shifts.during(async () => {
      const back = firstPost(page).getByRole("button", { name: "Back to the first version" });
      await back.click();
      await back.waitFor({ state: "detached" });
    });
    await saved(page);
    await expect.poll(async () => (await newest(page))[0]).toBe(original);
    expect(await shifts.unexplained()).toEqual([]);
  });

  it(`the keyboard alone leads from the form to an edited and copied caption (${viewport.width} px)`, async ({
    open,
  }) => {
    const page = await open({ viewport, permissions: ["clipboard-read", "clipboard-write"] });
    await signedIn(page, stack.url);
    await page.goto("/");
    const keyword = page.getByLabel("Keyword or topic");
    const tabTo = async (target: ReturnType<Page["getByLabel"]>) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error("60 presses of Tab did not reach it");
    };
    await tabTo(keyword);
    await page.keyboard.type("first snow");
    await page.keyboard.press("Control+Enter");
    const second = list(page).getByRole("article").nth(1);
    await second.waitFor();
    await tabTo(firstPost(page));
    await page.keyboard.press("j");
    await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await field(page).waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Typed by hand.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    await page.getByText("Caption copied", { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Typed by hand.");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByText("Next caption").waitFor();
    await expectAccessible(page, "the list of keys", { fits: true });
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "detached" });
    await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await newest(page))[1]).toBe("Typed by hand.");
  });
}

it("right-to-left text is edited from the right, each paragraph in its own direction", async ({ open }) => {
  const page = await open({ viewport: sizes[0] });
  await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  // The author's name is shown with the whole post.
  await firstPost(page).getByRole("button", { name: "More about this caption" }).click();
  await edit(page);
  const arabic = "شوربة القرع الساخنة في مساء بارد مع الأصدقاء والخبز الطازج #خريف";
  await field(page).fill(`${arabic}\nAnd an English line`);
  expect(await field(page).evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  // How far the author's name, which is before the text, and the last line are from where they belong.
  const [name, lastLine] = await field(page).evaluate((element) => {
    const mirror = element.previousElementSibling!;
    const { left, right } = mirror.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(mirror);
    const bottom = Math.max(...Array.from(range.getClientRects(), (rect) => rect.bottom));
    const last = Array.from(range.getClientRects()).filter((rect) => rect.bottom > bottom - 5 && rect.width > 1);
    return [
      right - mirror.firstElementChild!.getBoundingClientRect().right,
      Math.min(...last.map((rect) => rect.left)) - left,
    ];
  });
  expect(name).toBeLessThan(1);
  expect(lastLine).toBeLessThan(1);
  await page.keyboard.press("Escape");
  await saved(page);
  await expect.poll(async () => (await newest(page))[0]).toBe(`${arabic}\nAnd an English line`);
});

it("what is typed without a connection, and then reloaded, is saved when the connection is back", async ({ open }) => {
  const page = await open({ viewport: sizes[1] });
  await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  await edit(page);
  let connected = false;
  await page.route("**/api/captions/**", (route) =>
    connected ? route.continue() : route.abort("internetdisconnected"),
  );
  // The connection is back when the page is reloaded, and not before: it would save the text at its next try.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) connected = true;
  });
  await field(page).fill("Typed without a connection.");
  await firstPost(page).getByText("Not saved yet").waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("caption-edit:")));
  await page.reload();
  await page.getByText("Your changes to a caption are saved").first().waitFor();
  await expect.poll(async () => (await newest(page))[0]).toBe("Typed without a connection.");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("caption-edit:"))))
    .toEqual([]);
});

it("what is typed just before a reload or a logout is there afterwards", async ({ open }) => {
  const page = await open({ viewport: sizes[1] });
  const person = await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  await edit(page);
  await field(page).fill("Before the reload.");
  await page.reload();
  await expect.poll(async () => (await newest(page))[0]).toBe("Before the reload.");

  await generate(page, "first snow");
  await edit(page);
  await field(page).fill("Before the logout.");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/auth/);
  await logIn(page, person);
  await page.waitForURL("/");
  await expect.poll(async () => (await newest(page))[0]).toBe("Before the logout.");
});

it("what is typed when the session has expired is saved after signing in again", async ({ open }) => {
  const page = await open({ viewport: sizes[1] });
  const person = await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  await edit(page);
  // Until the text is typed, no other request may notice that the session has expired.
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await field(page).fill("After the session.");
  typed.resolve();
  await page.waitForURL(/\/auth/);
  await logIn(page, person);
  await page.waitForURL("/");
  await expect.poll(async () => (await newest(page))[0]).toBe("After the session.");
});

it("what another tab saved first is kept, and the text of this tab is current", async ({ open }) => {
  const page = await open({ viewport: sizes[1] });
  // With live updates, this tab would show the other text before it is edited.
  await withoutLiveUpdates(page);
  await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  const [original] = await newest(page);
  const entries = (await (await page.context().request.get("/api/caption-history")).json()) as { id: string }[];
  const other = await page.context().request.put(`/api/captions/${entries[0]!.id}/0`, {
    data: { platform: "instagram", versions: [original, "Of the other tab."], current: 1, revision: 0 },
    headers: { origin: stack.url },
  });
  expect(await other.json()).toEqual({ revision: 1 });
  await edit(page);
  await field(page).fill("Of this tab.");
  await page.getByText("Also changed elsewhere").first().waitFor();
  await saved(page);
  await expect.poll(async () => (await newest(page))[0]).toBe("Of this tab.");
  await firstPost(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => field(page).inputValue()).toBe("Of the other tab.");
});
