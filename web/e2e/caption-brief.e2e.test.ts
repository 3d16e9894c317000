import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";
import { phonePhoto } from "./support/photo.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  it(`what the keyword was treated as is shown, and can be corrected by keyboard at ${viewport.width} px`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    await signedIn(page, stack.url);
    await page.goto("/");
    await page.getByLabel("Keyword or topic").fill("spring sale at our bakery");
    await page.getByRole("button", { name: "Generate Caption" }).click();
    const list = page.getByRole("region", { name: "Captions of this session" });
    await list.getByRole("listitem").first().waitFor();
    await page.getByText("1 of 5 captions used today").waitFor();
    const choice = page.getByLabel("Treat it as:");
    await expect.poll(() => choice.locator("option").first().textContent()).toBe("Automatic: an offer");
    // Not by letters, which count as one word only while they are typed fast.
    await choice.press("Home");
    for (let presses = 0; presses < 30 && (await choice.inputValue()) !== "event"; presses += 1)
      await choice.press("ArrowDown");
    await choice.press("Control+Enter");
    await page.getByText("2 of 5 captions used today").waitFor();
    await expect.poll(() => choice.inputValue()).toBe("event");
    const history = (await (await page.context().request.get("/api/caption-history")).json()) as {
      intent: string;
      language: string;
    }[];
    expect(history.map(({ intent, language }) => [intent, language])).toEqual([
      ["event", "en"],
      ["offer", "en"],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

it("captions are written in the chosen language", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("Apfelkuchen");
  await page.getByLabel("Language:").selectOption({ label: "Deutsch" });
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("region", { name: "Captions of this session" }).getByRole("listitem").first().waitFor();
  const [entry] = (await (await page.context().request.get("/api/caption-history")).json()) as { language: string }[];
  expect(entry!.language).toBe("de");
});

it("a tone is read while it is typed, a voice point is turned off, and a contradicting slider shows a message", async ({
  open,
}) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByRole("button", { name: "Tone" }).click();
  await page
    .getByRole("textbox", { name: "Style and examples" })
    .fill("lower case, no emoji, no hashtags. 'slow sunday. — m.' 'late again. — m.'");
  await page.getByText("2 examples found.").waitFor();
  await page.getByRole("checkbox", { name: "no emoji" }).uncheck();
  await page.getByRole("button", { name: "Save style" }).click();
  await page.getByText("Tone preference saved").first().waitFor();
  await page.getByLabel("Keyword or topic").fill("felt slippers");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list.getByRole("listitem").first().waitFor();
  const [entry] = (await (await page.context().request.get("/api/caption-history")).json()) as { captions: string[] }[];
  for (const caption of entry!.captions) {
    expect(caption).toMatch(/— m\./u);
    expect(caption).not.toContain("#");
    expect(caption).toBe(caption.toLowerCase());
  }
  await page.getByLabel("AI Decides").uncheck();
  await page.getByText("Your caption style says no hashtags; the slider asks for").waitFor();
  await expect.poll(() => page.getByText("Your caption style says no emoji").count()).toBe(0);
});

it("without a model, the page asks what a photo shows, and writes about the answer", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  const photo = await phonePhoto(page, { width: 800, height: 600, quality: 0.7 });
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "sofa.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByText("The built-in writer cannot see photos.").waitFor();
  await page.getByLabel("What does it show?").fill("our dog on the new sofa");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list.getByRole("listitem").first().waitFor();
  // Not the inner text, because entries below the visible part of the list are not rendered.
  await expect.poll(async () => (await list.textContent())?.toLowerCase()).toContain("dog");
});

it("somebody in danger is referred to help; a model's photo facts are shown", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("I want to end my life");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const note = page.getByRole("note");
  await expect.poll(() => note.innerText()).toContain("local emergency number");
  await page.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached" });
  // Adds fields that only a model returns to a real response of the API, which is then one JSON value and not events.
  await page.route("**/api/generate-caption", async (route) => {
    const headers = { ...route.request().headers(), accept: "application/json" };
    const response = await route.fetch({ headers });
    const body = (await response.json()) as object;
    const photo = { facts: ["three ducks", "a pond"], altText: "Three ducks on a pond" };
    await route.fulfill({ response, json: { ...body, photo } });
  });
  await page.getByLabel("Keyword or topic").fill("ducks");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByText("Seen in your photo").click();
  await page.getByText("Alt text: Three ducks on a pond").waitFor();
  await page.getByLabel("Fact 1").fill("three geese");
  await expect.poll(() => page.getByRole("button", { name: "Write again" }).isEnabled()).toBe(true);
});
