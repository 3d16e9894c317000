import { phonePhoto } from "./support/photo.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it("a phone's photo of several megabytes is scaled in the browser and written about", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signedIn(page, stack.url);
  // Records what the page sends, because the browser's protocol does not report the size of a form with a file.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const image = init?.body instanceof FormData ? init.body.get("image") : null;
      if (image instanceof Blob) document.documentElement.dataset["uploaded"] = String(image.size);
      return send(input, init);
    };
  });
  await page.goto("/");
  const photo = await phonePhoto(page, { width: 4032, height: 3024, quality: 0.8 });
  expect(photo.length).toBeGreaterThan(2_000_000);
  expect(photo.length).toBeLessThan(5 * 1024 * 1024);

  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("img", { name: "What will be uploaded" }).waitFor();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("region", { name: "Captions of this session" }).getByRole("listitem").first().waitFor();
  const uploaded = Number(await page.evaluate(() => document.documentElement.dataset["uploaded"]));
  expect(uploaded).toBeGreaterThan(10_000);
  expect(uploaded).toBeLessThan(1_200_000);
});

it("refuses too large files and files that are not pictures, with a message, before anything is sent", async ({
  open,
}) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024) });
  await page.getByText("File too large").first().waitFor();
  await page.getByText("Image must be less than 5MB").first().waitFor();
  await input.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await page.getByText("Unsupported file type").first().waitFor();
  await input.setInputFiles({ name: "renamed.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") });
  await page.getByText("Please upload a PNG, JPG or GIF image.").first().waitFor();
});
