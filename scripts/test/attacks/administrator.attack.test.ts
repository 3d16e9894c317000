import connect, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { AccountSession } from "../../../supabase/functions/_shared/contract/wire/sessions.ts";
import type { Tables } from "../../../supabase/functions/_shared/platform/supabase/database.types.ts";
import { fromRoot } from "../../command/paths.ts";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";
import { administratorLinks, administratorToken } from "../support/administrator-link.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const stack = inject("stack");
const { url, mailboxUrl } = stack;
/** The ADMIN_EMAIL of the tests' stack. No account with it exists. */
const adminEmail = "admin@example.com";
const { path } = endpoints.becomeAdministrator;

let sql: Sql;
beforeAll(() => {
  sql = connect(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());
beforeEach(() => clearCounters(stack.databaseUrl));

const isAdmin = async (person: Person) => (await person.call("GET", endpoints.getUser.path)).body.isAdmin;
const administrators = async () =>
  (
    await sql<{ email: string }[]>`
  select u.email from public.user_roles r join auth.users u on u.id = r.user_id order by u.email`
  ).map(({ email }) => email);

describe("signing up with the administrator's address", () => {
  let intruder: Person;
  beforeAll(() => {
    intruder = new Person(url, "admin");
  });

  test("grants no role at sign-up or sign-in", async () => {
    expect((await intruder.register()).body.isAdmin).toBe(false);
    expect((await intruder.login()).body.isAdmin).toBe(false);
    expect(await isAdmin(intruder)).toBe(false);
    expect((await intruder.call("GET", endpoints.adminListPosts.path)).status).toBe(403);
    expect(await administrators()).not.toContain(adminEmail);
  });

  test("mails one link to that address, however often somebody signs in, and at most three per hour on request", async () => {
    await administratorToken(mailboxUrl, adminEmail);
    // The link of the sign-up was counted in the background, before or after this test began.
    await clearCounters(stack.databaseUrl);
    for (let count = 0; count < 4; count++) await intruder.login();
    for (let count = 0; count < 6; count++)
      expect((await intruder.call("POST", endpoints.requestAdministratorLink.path)).status).toBe(200);
    await expect.poll(async () => (await administratorLinks(mailboxUrl, adminEmail)).length).toBe(1 + 3);
  });

  test("is not enough without the link: guesses are refused and counted", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await intruder.call("POST", path, { json: { token: crypto.randomUUID() } })).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await isAdmin(intruder)).toBe(false);
  });

  test("the link works when the button is pressed, for its own account, once", async () => {
    const before = (await administratorLinks(mailboxUrl, adminEmail)).length;
    await intruder.call("POST", endpoints.requestAdministratorLink.path);
    const token = await administratorToken(mailboxUrl, adminEmail, before);
    // A mail scanner opens the page.
    expect((await fetch(`${url}/administrator?token=${token}`)).status).toBe(200);
    expect((await fetch(`${url}${path}?token=${token}`)).status).toBe(405);
    const other = await newPerson(url);
    expect(await other.call("POST", path, { json: { token } })).toMatchObject({
      status: 400,
      body: { code: "invalid_link" },
    });
    expect((await new Person(url).call("POST", path, { json: { token } })).status).toBe(401);
    const tries = await Promise.all(Array.from({ length: 4 }, () => intruder.call("POST", path, { json: { token } })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await isAdmin(intruder)).toBe(true);
  });
});

describe("the last administrator", () => {
  let last: Person;
  beforeAll(async () => {
    last = await newAdministrator(stack);
    await sql`delete from public.user_roles where user_id <> (select id from auth.users where email = ${last.email})`;
  });

  test("cannot delete the account, which stays whole", async () => {
    const refused = await last.call("DELETE", endpoints.deleteAccount.path, { json: { password: last.password } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "last_administrator", message: expect.stringContaining("another account first") },
    });
    expect(await isAdmin(last)).toBe(true);
    // Checking the password must not add a device.
    expect(
      (await last.call<AccountSession[]>("GET", endpoints.listSessions.path)).body.map(({ current }) => current),
    ).toEqual([true]);
  });

  test("of two who leave at the same time, one stays", async () => {
    const second = await newAdministrator(stack);
    const responses = await Promise.all(
      [last, second].map((person) =>
        person.call("DELETE", endpoints.deleteAccount.path, { json: { password: person.password } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await administrators()).toHaveLength(1);
  });

  test.each(["read committed", "repeatable read", "serializable"])(
    "of two whose roles are deleted at the same time, with %s, one keeps it",
    async (level) => {
      await newAdministrator(stack);
      const rows = await sql<Pick<Tables["user_roles"], "user_id">[]>`select user_id from public.user_roles`;
      expect(rows).toHaveLength(2);
      const bothRead = Promise.withResolvers<void>();
      let reading = 0;
      const removals = await Promise.allSettled(
        rows.map(({ user_id: id }) =>
          sql.begin(`isolation level ${level}`, async (transaction) => {
            await transaction`select count(*) from public.user_roles`;
            if (++reading === 2) bothRead.resolve();
            await bothRead.promise;
            await transaction`delete from public.user_roles where user_id = ${id}`;
          }),
        ),
      );
      expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await administrators()).toHaveLength(1);
    },
  );
});

describe("public information", () => {
  test("contains no sign-in address", async () => {
    const articles = await (await fetch(`${url}/api/articles`)).text();
    const status = await (await fetch(`${url}/api/status`)).text();
    const openApi = await (await fetch(`${url}/api/openapi.json`)).text();
    for (const text of [articles, status, openApi]) expect(text).not.toContain(adminEmail);
    expect(JSON.parse(status)).toMatchObject({ supportEmail: null });
  });

  test("contains SUPPORT_EMAIL if it is set", async () => {
    const other = await startTemporaryStack({
      env: { SUPPORT_EMAIL: "help@example.com", ADMIN_EMAIL: "boss@example.com" },
      staticDir: fromRoot("dist"),
    });
    try {
      expect(await (await fetch(`${other.url}/api/status`)).json()).toMatchObject({ supportEmail: "help@example.com" });
    } finally {
      await other.stop();
    }
  });
});
