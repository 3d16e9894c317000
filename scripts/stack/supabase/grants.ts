import type { Sql } from "postgres";
import { StackError } from "../../command/stack-error.ts";
import { protectStoredFiles } from "./storage-protection.ts";

/**
 * Prevents @supabase/lite 0.10.0 from granting ALL on every table and sequence to its three API roles, now and by
 * default for later ones, which it does with the first request of a connection. The migrations grant by name instead.
 * The library checks this property of the connection to see whether it has granted yet.
 * @param connection of the library
 * @throws StackError if the library no longer has such a property
 */
export function preventBlanketGrants(connection: object): void {
  if (!("rlsState" in connection)) {
    throw new StackError(
      "This version of @supabase/lite grants its roles in another way: see scripts/stack/supabase/grants.ts.",
    );
  }
  connection.rlsState = "active";
}

/** What the library's Storage needs when it acts as its caller; its policies decide about the rows. */
const storageGrants = `
grant usage on schema storage to anon, authenticated, service_role;
grant select on storage.buckets, storage.objects to anon;
grant select, insert, update, delete on storage.objects to authenticated;
grant select on storage.buckets to authenticated;
grant select, insert, update, delete on storage.buckets, storage.objects to service_role`;

/**
 * Grants what the library would have granted as part of ALL, and checks that no role has too many privileges.
 * @throws StackError if the data comes from a version of this stack that let the library grant
 */
export async function grantByName(sql: Sql): Promise<void> {
  await sql.unsafe(storageGrants);
  await sql.unsafe(protectStoredFiles);
  const tooMuch = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p')
      and (has_table_privilege('anon', c.oid, 'truncate') or has_table_privilege('authenticated', c.oid, 'truncate'))`;
  if (tooMuch.length > 0) {
    const names = tooMuch.map(({ name }) => name).join(", ");
    throw new StackError(`The local data let every visitor empty tables (${names}). Run: npm run reset`);
  }
}
