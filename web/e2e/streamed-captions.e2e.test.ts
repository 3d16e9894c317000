import type { Page } from "playwright-core";
import type { Stack } from "../../scripts/stack/stack.ts";
import { captionJson, startGatedModel, type GatedModel } from "../../scripts/test/support/gated-model.ts";
import { expectAccessible } from "./support/axe.ts";
import { interruptibleProxy } from "./support/interruptible-proxy.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { startOwnStack } from "./support/own-stack.ts";
import { signedIn } from "./support/person.ts";
import { expect, it } from "./support/pages.ts";

it.use({ motion: true, expected: /ERR_|WebSocket connection/ });

// One worker makes all of these journeys, on one stack.
it.describe.configure({ mode: "default" });
let model: GatedModel;
let stack: Stack;
it.beforeAll(async () => {
  model = await startGatedModel();
  stack = await startOwnStack({ env: model.env });
});
it.afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});

/** Taller than its placeholder. */
const tall =
  "Coffee first, then words.\n\nThe kettle hums, the window fogs up, and the street below is still asleep.\n\nOne cup for the table.\n\nOne cup for the stairs.";
const captions = [tall, "Same mug, same chair.", "Black, hot, gone."];

const list = (page: Page) => page.getByRole("region", { name: "Captions of this session" });
const posts = (page: Page) => list(page).getByRole("article");
const startOf = (text: string) => text.split("\n")[0]!;

async function generate(page: Page, keyword: string) {
  await page.getByLabel("Keyword or topic").fill(keyword);
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const call = await model.next();
  call.write('{"captions":[');
  return {
    ...call,
    /** Writes one caption, and waits until it can be read. */
    async caption(text: string) {
      call.write(`${captionJson(text)},`);
      await posts(page)
        .filter({ hasText: startOf(text) })
        .first()
        .waitFor();
    },
  };
}

/** Lists the layout shifts from now on. */
async function since(shifts: () => Promise<string[]>): Promise<() => Promise<string[]>> {
  const before = (await shifts()).length;
  return async () => (await shifts()).slice(before);
}

const entries = async (page: Page) =>
  (await (await page.context().request.get(`${stack.url}/api/caption-history`)).json()) as { captions: string[] }[];

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  it(`captions arrive one by one and nothing moves; Cancel keeps what arrived (${width} × ${height})`, async ({
    open,
  }) => {
    const page = await open({ viewport: { width, height }, baseURL: stack.url });
    const shifts = await watchLayoutShifts(page);
    await signedIn(page, stack.url);
    await page.goto("/");

    const first = await generate(page, "morning coffee");
    const moved = await since(shifts);
    await list(page).getByText("Generating creative captions for you...").waitFor();
    for (const [index, text] of captions.entries()) {
      await first.caption(text);
      await expect.poll(() => posts(page).count()).toBe(index + 1);
      if (index === 0) {
        // A caption can be used while others are being written.
        await posts(page).getByRole("button", { name: "Copy", exact: true }).waitFor();
        await page.getByRole("button", { name: "Cancel" }).waitFor();
        await list(page).getByText("Generating creative captions for you...").waitFor();
        await expectAccessible(page, "captions that arrive", { fits: true });
      }
    }
    await first.closed;
    await page.getByText("1 of 5 captions used today").waitFor();
    await page.getByText("3 captions added to Generated Captions.").waitFor({ state: "attached" });
    await expect.poll(() => list(page).getByText("Generating creative captions for you...").count()).toBe(0);
    await expectAccessible(page, "captions that arrived", { fits: true });
    expect(await moved(), "while captions arrived").toEqual([]);

    // With earlier captions below.
    const second = await generate(page, "evening tea");
    const movedAgain = await since(shifts);
    await second.caption("Evening tea, and the page stays open.");
    await page.getByRole("button", { name: "Cancel" }).click();
    const note = "You cancelled. 1 of 3 captions arrived and is kept.";
    await list(page).getByText(note).waitFor();
    await second.closed;
    await page.getByText("2 of 5 captions used today").waitFor();
    await expect.poll(() => posts(page).count()).toBe(4);
    await expect.poll(async () => (await entries(page)).map((entry) => entry.captions.length)).toEqual([1, 3]);
    expect(await movedAgain(), "until after cancelling").toEqual([]);
  });
}

it("Cancel before the first caption counts nothing", async ({ open }) => {
  const page = await open({ baseURL: stack.url });
  await signedIn(page, stack.url);
  await page.goto("/");
  const call = await generate(page, "morning coffee");
  await page.getByRole("button", { name: "Cancel" }).click();
  await call.closed;
  await page.getByText("No captions yet").waitFor();
  await expect.poll(() => entries(page)).toEqual([]);
  await expect
    .poll(async () => {
      const user = (await (await page.context().request.get(`${stack.url}/api/user`)).json()) as { usageCount: number };
      return user.usageCount;
    })
    .toBe(0);
});

it("a lost connection keeps what arrived and says so; the next generation is a new one", async ({ open }) => {
  const proxy = await interruptibleProxy(stack.url);
  try {
    const page = await open({ baseURL: proxy.url, viewport: { width: 390, height: 844 } });
    await signedIn(page, proxy.url);
    await page.goto("/");
    const call = await generate(page, "morning coffee");
    await call.caption(tall);
    await proxy.cut();
    await call.closed;
    const note = "The connection was lost. 1 of 3 captions arrived and is kept.";
    await list(page).getByText(note).waitFor();
    await proxy.restore();
    const again = await generate(page, "evening tea");
    for (const text of captions.slice(1)) await again.caption(text);
    await again.caption("Evening tea, and the page stays open.");
    await page.getByText("2 of 5 captions used today").waitFor();
    await expect.poll(async () => (await entries(page)).map((entry) => entry.captions.length)).toEqual([3, 1]);
  } finally {
    await proxy.cut();
  }
});
