import { readFile } from "node:fs/promises";
import { accountData } from "@contract/wire/my-data.ts";
import { logIn, signedIn, signedInAs } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /WebSocket connection/ });

it("renames a person everywhere on the page", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  const name = `Kite ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "Username" }).fill(name);
  await page.keyboard.press("Enter");
  await page.getByText("Username updated").first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: "Username" }).inputValue()).toBe(name);
});

it("changes the password: the old one stops working, other devices are signed out", async ({ open }) => {
  const page = await open();
  const person = await signedIn(page, stack.url);
  const { email, password } = person;
  const device = await open();
  await signedInAs(device, stack.url, person);
  await device.goto("/");
  await device.getByRole("tab", { name: "Account" }).waitFor();

  await page.goto("/?tab=account");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("Better-secret-2");
  await page.getByLabel("Confirm new password").fill("Better-secret-2");
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.getByText("Password updated").first().waitFor();
  await page.reload();
  await page.getByText("Profile Settings").waitFor();

  await device.reload();
  await device.getByRole("form", { name: "Login" }).waitFor();
  await logIn(device, { email, password });
  await device.getByText("Invalid email or password").first().waitFor();
  await logIn(device, { email, password: "Better-secret-2" });
  await device.getByRole("tab", { name: "Generate" }).waitFor();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  it(`signs another device out from the list at ${viewport.width} px`, async ({ open }) => {
    const page = await open({ viewport });
    const person = await signedIn(page, stack.url);
    const device = await open();
    await signedInAs(device, stack.url, person);
    await device.goto("/");
    await device.getByRole("tab", { name: "Account" }).waitFor();

    await page.goto("/?tab=account");
    const card = page.getByRole("region", { name: "Signed-in Devices" });
    await card.getByText("This device").waitFor();
    await expect.poll(() => card.getByRole("listitem").count()).toBe(2);
    await card.getByRole("button", { name: /^Sign out .*Chrome/ }).press("Enter");
    await card.getByText("You are signed in on this device only.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await device.reload();
    await device.getByRole("form", { name: "Login" }).waitFor();
    await page.reload();
    await card.getByText("This device", { exact: true }).waitFor();
  });
}

it("deletes the account by keyboard; its notification stays after the logout, and its sessions have ended", async ({
  open,
}) => {
  const page = await open();
  const { email, password } = await signedIn(page, stack.url);
  const { cookies } = await page.context().storageState();
  await page.goto("/?tab=account");
  await page.getByRole("button", { name: "Delete Account" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  // The dialog takes the focus after it has appeared.
  await dialog.locator(":focus").waitFor();
  await dialog.getByLabel("Type DELETE to confirm").focus();
  await page.keyboard.type("DELETE");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong-password");
  await page.keyboard.press("Enter");
  await page.getByText("Failed to delete account").first().waitFor();
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Delete Account" }).click();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Your password").fill(password);
  await Promise.all([
    page.getByText("Account deleted").first().waitFor(),
    page.getByRole("form", { name: "Login" }).waitFor(),
    dialog.getByRole("button", { name: "Delete Account" }).click(),
  ]);

  const left = await open();
  await left.context().addCookies(cookies);
  expect((await left.context().request.get(`${stack.url}/api/user`)).status()).toBe(401);
  await logIn(page, { email, password });
  await page.getByText("Invalid email or password").first().waitFor();
});

for (const width of [390, 1280]) {
  it(`downloads the account's data at ${width} px, and says why if it cannot`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 } }, [/net::ERR_CONNECTION_RESET/]);
    const { email, username } = await signedIn(page, stack.url);
    const written = await page.context().request.post(`${stack.url}/api/generate-caption`, {
      multipart: { keyword: "kites ☕" },
      headers: { origin: stack.url },
    });
    expect(written.status()).toBe(200);
    await page.goto("/?tab=account");
    const data = page.getByRole("region", { name: "Your data" });
    expect(await data.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), data.getByRole("button", { name }).click()]);
      await page.getByText("Your file is ready").first().waitFor();
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const everything = await download("Everything (JSON)");
    expect(everything.name).toMatch(/^caption-kite-data-\d{4}-\d\d-\d\d\.json$/);
    expect(accountData.parse(JSON.parse(everything.text))).toMatchObject({
      profile: { email, username },
      captions: [{ keyword: "kites ☕" }],
    });

    const captions = await download("Captions (CSV)");
    expect(captions.name).toMatch(/^caption-kite-captions-\d{4}-\d\d-\d\d\.csv$/);
    expect(captions.text).toMatch(/^\uFEFFcreatedAt,platform,keyword,variation,caption\r\n[^,]+,general,kites ☕,1,/);

    await page.route("**/api/user/captions.csv", (route) => route.abort("connectionreset"));
    await Promise.all([
      page.getByText("Failed to download your data").first().waitFor(),
      data.getByRole("button", { name: "Captions (CSV)" }).click(),
    ]);
  });
}
