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
export const expirePromoCode = (code: string): Promise<Date> => promoCodeEndsIn(code, -1);

/** Makes a code end soon. @returns when */
export async function promoCodeEndsIn(code: string, seconds: number): Promise<Date> {
  const [changed] = await onDatabase(
    (sql) =>
      sql<
        { expires_at: Date }[]
      >`update public.promo_codes set expires_at = now() + make_interval(secs => ${seconds}) where code = ${code} returning expires_at`,
  );
  return changed!.expires_at;
}

async function onDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(stack.databaseUrl, { max: 1 });
  try {
    return await work(sql);
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
