import type { Page } from "playwright-core";
import { expectAccessible } from "./support/axe.ts";
import { newPerson, signedIn, signUp } from "./support/person.ts";
import { phonePhoto } from "./support/photo.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/ });

interface Shared {
  title?: string;
  text?: string;
  url?: string;
  photo?: Buffer;
}

/** Sends what a device's share sheet sends to the installed app: a form, as a navigation. */
async function share(page: Page, { photo, ...fields }: Shared): Promise<void> {
  const bytes = photo && [...photo];
  await Promise.all([
    // Not until it is loaded: a notification may be gone by then.
    page.waitForURL((url) => url.pathname !== "/share-target" && url.pathname !== "/terms", { waitUntil: "commit" }),
    page.evaluate(
      ([values, file]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/share-target" });
        for (const [name, value] of Object.entries(values)) {
          const input = document.createElement("input");
          Object.assign(input, { name, value });
          form.append(input);
        }
        const input = document.createElement("input");
        Object.assign(input, { type: "file", name: "photo" });
        if (file) {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(file)], "IMG_2041.jpg", { type: "image/jpeg" }));
          input.files = transfer.files;
        }
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [fields, bytes] as const,
    ),
  ]);
}

/** Opens a page that the service worker controls. */
async function installed(page: Page): Promise<void> {
  await page.goto("/terms");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keyword = (page: Page) => page.getByLabel("Keyword or topic").inputValue();

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  it(`a photo, a text and a link arrive in the form, without a connection as well (${viewport.width} px)`, async ({
    open,
  }) => {
    const page = await open({ viewport, serviceWorkers: "allow" });
    await signedIn(page, stack.url);
    await page.goto("/");
    await page.getByText("No captions yet").waitFor();
    await installed(page);
    const photo = await phonePhoto(page, { width: 800, height: 600, quality: 0.6 });
    await share(page, { title: "Fresh bread", text: "Open from six", url: "https://example.com/menu", photo });
    await expect.poll(() => keyword(page)).toBe("Fresh bread. Open from six https://example.com/menu");
    await page.getByRole("img", { name: "What will be uploaded" }).waitFor();
    await page.getByText("Another app or website sent this.").waitFor();
    await expect.poll(() => page.url()).toBe(`${stack.url}/`);
    await expectAccessible(page, "after a share");

    await page.goto("/terms");
    await page.context().setOffline(true);
    await share(page, { text: "word ".repeat(200) });
    await page.getByText("Shortened to 500 characters").first().waitFor();
    await expect.poll(() => keyword(page)).toMatch(/^word /);
    expect((await keyword(page)).length).toBeLessThanOrEqual(500);
  });

  it(`what a visitor shares is there after the sign-up (${viewport.width} px)`, async ({ open }) => {
    const page = await open({ viewport, serviceWorkers: "allow" });
    await installed(page);
    await share(page, { text: "Harbor fog" });
    await page.getByRole("form", { name: "Login" }).waitFor();
    await signUp(page, newPerson());
    await expect.poll(() => keyword(page)).toBe("Harbor fog");
    await page.getByLabel("Keyword or topic").fill("");
    await page.goto("/?shared=1");
    await page.getByText("Nothing arrived").first().waitFor();
    expect(await keyword(page)).toBe("");
  });
}

it("a file that is no picture gets the message of a chosen one", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
  await signedIn(page, stack.url);
  await installed(page);
  await share(page, { photo: Buffer.from("%PDF-1.7") });
  await page.getByText("Unsupported file type").first().waitFor();
});

it("without a service worker, the form opens and says that nothing arrived", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/terms");
  await share(page, { text: "Harbor fog" });
  await page.getByText("Nothing arrived").first().waitFor();
});
