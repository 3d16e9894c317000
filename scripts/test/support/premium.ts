import connect from "postgres";
import { newPerson, type Person } from "./person.ts";

/** Creates an account without a daily limit, signed in. */
export async function newPremiumPerson(stack: { url: string; databaseUrl: string }): Promise<Person> {
  const person = await newPerson(stack.url);
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`insert into public.promo_codes (code, used_by, expires_at)
      select upper(${`CODE-${person.username}`}), id, now() + interval '1 day' from auth.users where email = ${person.email}`;
  } finally {
    await sql.end();
  }
  return person;
}
