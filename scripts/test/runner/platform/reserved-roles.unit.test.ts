import { expect, test } from "vitest";
import { refuseReservedRoles } from "./reserved-roles.ts";

const reason = (role: string) => `"${role}" is a reserved role, only superusers can modify it`;

test.each([
  ["grant live_updates to supabase_realtime_admin;", reason("supabase_realtime_admin")],
  ['GRANT one, two TO postgres, "supabase_admin" WITH ADMIN OPTION;', reason("supabase_admin")],
  ["revoke live_updates from supabase_auth_admin;", reason("supabase_auth_admin")],
  ["alter role supabase_storage_admin set search_path = 'x';", reason("supabase_storage_admin")],
  ["alter role anon nologin;", reason("anon")],
  ["drop role if exists other, authenticated;", reason("authenticated")],
  [
    "grant authenticator to live_updates;",
    '"authenticator" role memberships are reserved, only superusers can grant them',
  ],
])("%s is refused as on the platform", (statement, message) => {
  const changed = refuseReservedRoles(statement);
  expect(changed).toContain(`message = $message$${message}$message$`);
  expect(changed).not.toContain(statement.slice(0, -1));
});

test("a statement is refused inside a block and inside a text that is executed", () => {
  const block = "do $$\nbegin\n  grant live_updates to supabase_realtime_admin;\nend\n$$;";
  expect(refuseReservedRoles(block)).toMatch(/^do \$\$\nbegin\n {2}do \$reserved\$ .* end \$reserved\$;\nend\n\$\$;$/);
  const executed = "execute 'grant live_updates to pgbouncer';";
  expect(refuseReservedRoles(executed)).toMatch(/^execute 'do \$reserved\$ [^']* end \$reserved\$';$/);
});

test.each([
  "grant live_updates to postgres;",
  "grant select on public.articles to anon, authenticated;",
  "grant usage on schema realtime to supabase_realtime_admin;",
  "grant live_updates to anon;",
  "alter role authenticator set pgrst.db_schemas = 'public';",
  "create role live_updates nologin noinherit;",
  "-- the grant to supabase_realtime_admin is refused",
])("%s stays as it is", (statement) => {
  expect(refuseReservedRoles(statement)).toBe(statement);
});
