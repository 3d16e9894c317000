import connect from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, Person } from "../support/person.ts";
import { mailTo } from "../support/reset-token.ts";
import { clearCounters } from "../support/counters.ts";

const stack = inject("stack");
const { url, databaseUrl } = stack;
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());
beforeEach(() => clearCounters(databaseUrl));

const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const accountId = async ({ email }: Person) =>
  (await sql<{ id: string }[]>`select id from auth.users where email = ${email}`)[0]!.id;
const kindsOf = async (userId: string) =>
  (await sql<{ kind: string }[]>`select kind from private.security_events where user_id = ${userId} order by id`).map(
    ({ kind }) => kind,
  );

test("password guesses are recorded without personal data, in a number of rows that does not grow with the guesses", async () => {
  const { email } = await newPerson(url);
  const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`
    select coalesce(max(id), 0)::int as last from private.security_events`;
  for (let n = 0; n < 5; n++) {
    const json = { email, password: `guess-${n}`, termsAccepted: true };
    expect((await new Person(url).call("POST", endpoints.login.path, { json, headers: firefox })).status).toBe(401);
  }
  // By the address that was tried: guesses of an earlier test may be recorded late.
  const found = () => sql`
    select email_hash, sum(count)::int as guesses, count(*)::int as rows, count(distinct hour)::int as hours,
      (array_agg(to_jsonb(e)))[1] as event
    from private.security_events e where kind = 'sign_in_failed' and id > ${last} group by email_hash having sum(count) = 5`;
  await expect.poll(found).toHaveLength(1);
  const [{ rows, hours, event }] = (await found()) as unknown as [
    { rows: number; hours: number; event: Record<string, unknown> },
  ];
  expect(event).toMatchObject({
    user_id: null,
    device: "Firefox on Linux",
    details: { reason: "invalid_credentials" },
  });
  expect(event["email_hash"]).toMatch(/^[\w-]{43}$/);
  expect(event["address_hash"]).toMatch(/^[\w-]{43}$/);
  // One for each hour of the clock, which may have passed meanwhile.
  expect(rows).toBe(hours);
  const [dump] = await sql`select string_agg(e::text, ' ') as text from private.security_events e`;
  expect(dump!.text).not.toMatch(/@|127\.0\.0\.1/);
});

test("refused calls of the admin panel are recorded with person and endpoint, and visitors with their address hash", async () => {
  const person = await newPerson(url);
  const id = await accountId(person);
  expect((await person.call("GET", endpoints.adminListPosts.path)).status).toBe(403);
  expect((await new Person(url).call("GET", endpoints.adminListPosts.path)).status).toBe(401);
  await expect.poll(() => kindsOf(id)).toContain("admin_call_refused");
  const visitors = () => sql`select details from private.security_events
    where kind = 'admin_call_refused' and user_id is null and details ->> 'call' = 'GET /api/admin/social-media/posts'`;
  await expect
    .poll(async () => (await visitors())[0]?.details)
    .toEqual({ call: "GET /api/admin/social-media/posts", status: 401 });
});

test("when an intruder changes the password, the owner gets a mail", async () => {
  const owner = await newPerson(url);
  const thief = new Person(url, owner.username);
  await thief.login();
  const change = { currentPassword: owner.password, newPassword: "Stronger1" };
  const { status } = await thief.call("PUT", endpoints.changePassword.path, { json: change, headers: firefox });
  expect(status).toBe(200);
  const told = async () =>
    (await mailTo(owner.email)).find(({ subject }) => subject === "Your Caption Kite password was changed");
  await expect.poll(told).toBeDefined();
  const mail = await told();
  expect(mail!.text).toContain("with Firefox on Linux.");
  expect(mail!.text).toContain("/forgot-password");
  const id = await accountId(owner);
  await expect.poll(() => kindsOf(id)).toEqual(expect.arrayContaining(["sign_in", "password_changed"]));
});

test("changes of roles and promo codes are recorded, whoever makes them", async () => {
  const administrator = await newAdministrator(stack);
  const code = `EVENT-${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await administrator.call("POST", endpoints.adminCreatePromoCode.path, { json: { code, days: 30 } });
  await administrator.call("DELETE", endpoints.adminDeletePromoCode.path.replace(":id", String(body.id)));
  expect(await kindsOf(await accountId(administrator))).toEqual(
    expect.arrayContaining(["role_granted", "promo_code_created", "promo_code_deleted"]),
  );
});

test("if a second factor is required, the database does not accept an administrator's password alone", async () => {
  const id = await accountId(await newAdministrator(stack));
  const call = (level: string) =>
    sql.begin(async (transaction) => {
      await transaction`update private.security_settings set admin_second_factor = true`;
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: "authenticated", aal: level })}, true)`;
      await transaction`select set_config('request.jwt.claim.sub', ${id}, true)`;
      await transaction`set local role authenticated`;
      const [row] = await transaction`select public.admin_access() as access, public.is_admin() as admin`;
      await transaction`reset role`;
      await transaction`update private.security_settings set admin_second_factor = false`;
      return row;
    });
  expect(await call("aal1")).toEqual({ access: "second_factor", admin: false });
  expect(await call("aal2")).toEqual({ access: "admin", admin: true });
});
