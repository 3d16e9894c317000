import type { Page } from "playwright-core";
import postgres from "postgres";
import { stack } from "./pages.ts";

/** Creates an unused code directly in the database. */
export async function newPromoCode(days: number): Promise<string> {
  const code = `KITE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await onDatabase(
    (sql) =>
      sql`insert into public.promo_codes (code, created_at, expires_at) values (${code}, now() - interval '60 days', now() + make_interval(days => ${days}))`,
  );
  return code;
}

/** Makes a code expire. */
export const expirePromoCode = (code: string): Promise<void> => promoCodeEndsIn(code, -1);

export async function promoCodeEndsIn(code: string, seconds: number): Promise<void> {
  await onDatabase(
    (sql) =>
      sql`update public.promo_codes set expires_at = now() + make_interval(secs => ${seconds}) where code = ${code}`,
  );
}

async function onDatabase(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(stack.databaseUrl, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

export const promoCard = (page: Page) => page.getByRole("region", { name: "Promo code" });

/** Applies a code in the Account tab. */
export async function applyInCard(page: Page, code: string): Promise<void> {
  await promoCard(page).getByLabel("Your promo code").fill(code);
  await promoCard(page).getByRole("button", { name: "Apply" }).click();
}
