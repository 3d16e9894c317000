/**
 * Supabase's extension supautils refuses changes to the roles of the platform to everybody but superusers. PostgreSQL
 * has no place for such a rule without an extension, so the statements are found in the text of a migration.
 * The names are those of `supautils.reserved_roles` and `supautils.reserved_memberships` in Supabase's configuration.
 * Source: `supautils.c` of github.com/supabase/supautils, supautils.conf of github.com/supabase/postgres.
 */
const reserved = [
  "supabase_admin",
  "supabase_auth_admin",
  "supabase_storage_admin",
  "supabase_read_only_user",
  "supabase_realtime_admin",
  "supabase_replication_admin",
  "supabase_etl_admin",
  "dashboard_user",
  "pgbouncer",
];

/** Roles that may be granted to and get settings, and otherwise are reserved. */
const configurable = ["service_role", "authenticator", "authenticated", "anon"];

const reservedMemberships = [
  "pg_read_server_files",
  "pg_write_server_files",
  "pg_execute_server_program",
  "supabase_admin",
  "authenticator",
];

const oneOf = (names: readonly string[]) => `"?\\b(?:${names.join("|")})\\b"?`;
const name = '(?:"[^"]+"|\\w+)';
const names = `${name}(?:\\s*,\\s*${name})*`;
const listWith = (wanted: readonly string[]) => `(?:${name}\\s*,\\s*)*(${oneOf(wanted)})(?:\\s*,\\s*${name})*`;
const rest = "[^;']*";

/** What is refused, each with the name of the role as its group. Privileges on objects have an `on`, and fit none. */
const refused: readonly [statement: string, reason: string][] = [
  [
    `grant\\s+${listWith(reservedMemberships)}\\s+to\\b`,
    "role memberships are reserved, only superusers can grant them",
  ],
  [`grant\\s+${names}\\s+to\\s+${listWith(reserved)}`, "is a reserved role, only superusers can modify it"],
  [`revoke\\s+${names}\\s+from\\s+${listWith(reserved)}`, "is a reserved role, only superusers can modify it"],
  [`alter\\s+role\\s+(${oneOf(reserved)})`, "is a reserved role, only superusers can modify it"],
  [
    `alter\\s+role\\s+(${oneOf(configurable)})(?!\\s+(?:in\\s+database\\s+\\w+\\s+)?(?:set|reset)\\b)`,
    "is a reserved role, only superusers can modify it",
  ],
  [
    `drop\\s+role\\s+(?:if\\s+exists\\s+)?${listWith([...reserved, ...configurable])}`,
    "is a reserved role, only superusers can modify it",
  ],
];

/**
 * A migration in which each statement that supautils refuses raises its error instead, with its code: at the top level,
 * in a block and in a text that is executed.
 */
export function refuseReservedRoles(sql: string): string {
  return refused.reduce(
    (text, [statement, reason]) =>
      text.replaceAll(new RegExp(`\\b${statement}${rest}`, "gi"), (_all, role: string) => {
        const message = `"${role.replaceAll('"', "")}" ${reason}`;
        return `do $reserved$ begin raise insufficient_privilege using message = $message$${message}$message$; end $reserved$`;
      }),
    sql,
  );
}
