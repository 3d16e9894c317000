import connect from "postgres";
import { newPerson, type Person } from "./person.ts";

/** Creates an account with the administrator role, signed in. */
export async function newAdministrator(stack: { url: string; databaseUrl: string }): Promise<Person> {
  const person = await newPerson(stack.url);
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = ${person.email}`;
  } finally {
    await sql.end();
  }
  return person;
}
