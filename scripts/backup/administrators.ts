import type { TransactionSql } from "postgres";

/** The accounts that are administrators, by ID. */
export async function administratorsOf(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ user_id: string }[]>`select user_id from public.user_roles where role = 'admin'`;
  return rows.map(({ user_id }) => user_id);
}

/**
 * Takes the role from those to whom a backup gave it back: who lost it after the backup was taken must not have it again.
 * A place always keeps one administrator; without any it has not been in use, and nothing is known about who lost it.
 * Triggers must be off.
 * @param before the administrators before the restore
 * @returns the addresses of those who lost it
 */
export async function keepRevoked(sql: TransactionSql, before: readonly string[]): Promise<string[]> {
  if (before.length === 0) return [];
  const rows = await sql<{ email: string | null }[]>`
    with revoked as (
      delete from public.user_roles where role = 'admin' and user_id <> all (${before}::uuid[]) returning user_id
    )
    select email from revoked left join auth.users on id = user_id order by email`;
  return rows.map(({ email }) => email ?? "an account without an address");
}
