import type { Sql } from "postgres";

interface Administrator {
  email: string;
  source: "setting" | "link" | "operator";
}

export interface Decision {
  /** The administrator to announce; null if there is none yet. */
  administrator: string | null;
  notes: string[];
}

function administratorsOf(sql: Sql): Promise<Administrator[]> {
  return sql<Administrator[]>`
    select lower(u.email) as email, r.source from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' order by r.created_at, u.email`;
}

/**
 * Decides at start-up who is an administrator; no other code decides it by ADMIN_EMAIL. The account with that address gets
 * the role if this machine created it, and replaces an account that an earlier ADMIN_EMAIL named. An account that
 * somebody else created must prove that it owns the address, because anybody can sign up with it. Roles that were
 * granted by a link or by the operator's command are not changed.
 * @param adminEmail ADMIN_EMAIL in lower case; its account exists
 * @param madeHere whether a start created that account
 */
export async function decideAdministrators(sql: Sql, adminEmail: string, madeHere: boolean): Promise<Decision> {
  if (madeHere) {
    await sql`insert into public.user_roles (user_id, role, source)
      select id, 'admin', 'setting' from auth.users where lower(email) = ${adminEmail}
      on conflict do nothing`;
  }
  const holders = await administratorsOf(sql);
  if (!holders.some(({ email }) => email === adminEmail)) return notYet(adminEmail, holders);

  const replaced = await sql<{ email: string }[]>`
    delete from public.user_roles r using auth.users u
    where u.id = r.user_id and r.source = 'setting' and lower(u.email) <> ${adminEmail}
    returning lower(u.email) as email`;
  const gone = new Set(replaced.map(({ email }) => email));
  const others = holders.map(({ email }) => email).filter((email) => email !== adminEmail && !gone.has(email));
  const notes = [...gone].map(
    (email) => `${email} is no longer an administrator, because ADMIN_EMAIL is ${adminEmail} now. Its account stays.`,
  );
  if (others.length > 0) {
    notes.push(`Also administrator: ${others.join(", ")} (npm run admin -- revoke <email> takes the role away).`);
  }
  return { administrator: adminEmail, notes };
}

function notYet(adminEmail: string, holders: Administrator[]): Decision {
  const until =
    holders.length === 0
      ? "Until then there is no administrator."
      : `Until then the administrator is ${holders.map(({ email }) => email).join(", ")}.`;
  return {
    administrator: (holders.find(({ source }) => source === "setting") ?? holders[0])?.email ?? null,
    notes: [
      `ADMIN_EMAIL is ${adminEmail}: a person's own account, with their own password, and not an administrator yet.`,
      "It becomes administrator by the link that is mailed to it at its next sign-in, or by: " +
        `npm run admin -- grant ${adminEmail}`,
      until,
    ],
  };
}
