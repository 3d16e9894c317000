import { expectAccessible } from "./support/axe.ts";
import { newPerson, submitSignUp } from "./support/person.ts";
import { expect, it } from "./support/pages.ts";

const text = `A testament to slow mornings in the old harbor, where the boats come back before the bakeries open and the gulls have already had their first argument. https://example.com/menu #nofilterneeded`;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  it(`a visitor checks a caption and takes it along to the sign-up (${viewport.width} px)`, async ({ open }) => {
    const page = await open({ viewport });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await page.goto("/terms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Caption Checker" }).click();
    await page.getByRole("textbox", { name: "Your caption" }).fill(text);

    await page.getByRole("tab", { name: /^X \d+\/280, fits/ }).click();
    await page.getByText("Each link counts as 23 characters").waitFor();
    await page.getByRole("tab", { name: /^Instagram/ }).click();
    await page.getByText("(the feed folds here)").waitFor();
    const findings = page.getByRole("region", { name: "What to improve" });
    await findings.getByText("A testament to").waitFor();
    await expectAccessible(page, "checker", { fits: true });
    await findings.getByRole("button", { name: "Replace #nofilterneeded" }).click();
    const field = page.getByRole("textbox", { name: "Your caption" });
    const replaced = text.replace("#nofilterneeded", "#NoFilterNeeded");
    await expect.poll(() => field.inputValue()).toBe(replaced);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(replaced);
    expect(sent).toEqual([]);
    expect(page.url()).not.toContain("testament");

    await page.getByRole("link", { name: "Improve it" }).click();
    await submitSignUp(page, newPerson());
    await expect.poll(() => page.getByLabel("Keyword or topic").inputValue()).toContain("A testament to slow mornings");
    await expect.poll(() => page.getByRole("radio", { name: "Instagram" }).isChecked()).toBe(true);
  });
}
