import connect from "postgres";
import { unconfirmedAccount } from "../../scripts/test/support/unconfirmed-account.ts";
import { expect, it, stack } from "./support/pages.ts";

let sql: connect.Sql;
it.beforeAll(() => {
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
it.afterAll(() => sql.end());

/** The link of a confirmation mail to a new person. */
async function confirmationLink(): Promise<{ link: string; email: string }> {
  const { email, token } = await unconfirmedAccount(stack);
  return { link: `${stack.url}/confirm-email?token=${token}`, email };
}

const isConfirmed = async (email: string) =>
  (await sql`select from auth.users where email = ${email} and email_confirmed_at is not null`).length === 1;

for (const [width, colorScheme] of [
  [390, "light"],
  [1280, "dark"],
] as const)
  it(`only a press confirms the address; then nothing leads back to it (${width} px, ${colorScheme})`, async ({
    open,
  }) => {
    const { link, email } = await confirmationLink();
    const page = await open({ viewport: { width, height: 844 }, colorScheme });
    const referrers: (string | undefined)[] = [];
    page.on("request", (request) => referrers.push(request.headers()["referer"]));
    // A scanner opens the link, and so does the person, who reloads the page.
    expect(await (await fetch(link)).text()).toContain('<meta name="robots" content="noindex">');
    await page.goto("/terms");
    await page.goto(link);
    const button = page.getByRole("button", { name: "Confirm my address" });
    await expect.poll(() => page.url()).toBe(`${stack.url}/confirm-email`);
    await page.reload();
    await button.waitFor();
    expect(await isConfirmed(email)).toBe(false);

    await button.dblclick();
    await page.waitForURL("/");
    await page.getByText("Your email address is confirmed").first().waitFor();
    expect(await isConfirmed(email)).toBe(true);
    await page.reload();
    await page.getByLabel("Keyword or topic").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
    expect(referrers.filter((referrer) => referrer?.includes("token"))).toEqual([]);

    const visitor = await open({ viewport: { width, height: 844 }, colorScheme });
    await visitor.goto(link);
    await visitor.getByRole("button", { name: "Confirm my address" }).click();
    await visitor.getByRole("heading", { name: "Invalid or Expired Link" }).waitFor();
    await visitor.getByRole("link", { name: "Go to login" }).waitFor();
  });
