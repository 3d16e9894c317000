import postgres from "postgres";
import type { Locator, Page } from "playwright-core";
import { it, stack } from "./pages.ts";
import { signedIn, type Person } from "./person.ts";

/** Runs statements as the database's owner. */
async function asOwner(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}

/** Creates an administrator, signs in and opens the main page. */
export async function signedInAdmin(page: Page): Promise<Person> {
  const person = await signedIn(page, stack.url);
  await asOwner(
    (sql) =>
      sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = ${person.email}`,
  );
  await page.goto("/");
  return person;
}

/**
 * For suites whose tests depend on auto-respond: each test starts with it turned off. All journeys share the setting,
 * so a lock in the database keeps tests of other files that depend on it waiting until the test has ended.
 */
export function useAutoRespond(): void {
  let sql: postgres.Sql;
  it.beforeEach(async () => {
    sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    await sql`select pg_advisory_lock(hashtext('auto_respond'))`;
    await sql`update public.admin_settings set auto_respond = false`;
  });
  it.afterEach(() => sql.end());
}

/** Opens the admin panel and, if given, one of its tabs. */
export async function openPanel(page: Page, tab?: string): Promise<Locator> {
  await page.getByRole("button", { name: "Open admin panel" }).click();
  const panel = page.getByRole("dialog", { name: "Admin Panel" });
  const tabs = panel.getByRole("tablist", { name: "Admin Panel" });
  await tabs.waitFor();
  if (tab) await tabs.getByRole("tab", { name: tab }).click();
  return panel;
}

/** A part for names and codes that makes them unlike those of other tests. */
export const unique = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();

/** Waits for the notification with exactly this text. */
export const toast = (page: Page, text: string): Promise<void> =>
  page.getByRole("listitem", { includeHidden: true }).getByText(text, { exact: true }).last().waitFor();
