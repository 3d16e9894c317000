import { pgtap } from "@electric-sql/pglite/pgtap";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";

/** PostgreSQL in memory with Supabase's roles and schemas, and `supabase/migrations`; pgTAP can be created in it. */
export async function bootPgliteDatabase(): Promise<PGlite> {
  const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pgtap } } });
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: "signs nothing: no request is made in these tests" },
    options: { server: { disableStudio: true } },
  });
  await app.init();
  await applyPendingMigrations(app);
  return connection.driver;
}
