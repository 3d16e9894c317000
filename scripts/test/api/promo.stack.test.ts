import { randomUUID } from "node:crypto";
import connect from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { newPerson, Person } from "../support/person.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());

async function newCode(days = 30): Promise<string> {
  const code = `T-${randomUUID().slice(0, 12).toUpperCase()}`;
  await sql`insert into public.promo_codes (code, created_at, expires_at) values (${code}, now() - interval '60 days', now() + make_interval(days => ${days}))`;
  return code;
}

const apply = (person: Person, promoCode: string, email = person.email) =>
  person.call("POST", "/api/apply-promo-code", { json: { email, promoCode } });
const status = async (person: Person) => (await person.call("GET", "/api/promo-code-status")).body;
const me = async (person: Person) => (await person.call("GET", "/api/user")).body;

test("of a hundred accounts that redeem one code at the same time, exactly one gets it", async () => {
  const code = await newCode();
  const emails = Array.from({ length: 100 }, () => `${randomUUID()}@example.com`);
  await sql`insert into auth.users ${sql(emails.map((email) => ({ id: randomUUID(), email, email_confirmed_at: new Date() })))}`;
  const visitor = new Person(url);
  const responses = await Promise.all(emails.map((email) => apply(visitor, code, email)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of responses)
    if (status !== 200) expect([status, body.code]).toEqual([400, "promo_code_not_valid"]);
  const winner = emails[responses.findIndex(({ status }) => status === 200)]!;
  const holders =
    await sql`select account.email from auth.users account where (private.access_at(account.id, now())).premium_access and account.email = any(${emails})`;
  expect(holders.map(({ email }) => email as string)).toEqual([winner]);
}, 60_000);

test("a code gives its account full access immediately, and the status shows it", async () => {
  const person = await newPerson(url);
  expect(await status(person)).toEqual({
    hasPromoCode: false,
    isExpired: false,
    wasExpired: false,
    promoCode: null,
    expiryDate: null,
    daysRemaining: 0,
  });
  const code = await newCode(3);
  const { status: applied, body } = await apply(person, code.toLowerCase());
  expect([applied, body.message]).toEqual([200, "Promotion code applied successfully. You have premium access now."]);
  expect(await me(person)).toMatchObject({
    isPremium: true,
    premiumAccess: true,
    stripeSubscriptionId: null,
    usage: { limit: null },
  });
  expect(await status(person)).toMatchObject({
    hasPromoCode: true,
    isExpired: false,
    promoCode: code,
    daysRemaining: 3,
  });
  for (let caption = 0; caption < 6; caption++) expect((await person.generate()).status).toBe(200);

  await sql`update public.promo_codes set expires_at = now() where code = ${code}`;
  expect(await me(person)).toMatchObject({ isPremium: false, premiumAccess: false });
  expect(await status(person)).toMatchObject({
    hasPromoCode: false,
    isExpired: true,
    wasExpired: true,
    promoCode: code,
    daysRemaining: 0,
  });
  expect((await person.generate()).status).toBe(429);
});

test("a code that was applied before the sign-up takes effect then", async () => {
  const person = new Person(url);
  const code = await newCode();
  const { status: applied, body } = await apply(person, code, person.email.toUpperCase());
  expect([applied, body.message]).toEqual([
    200,
    "Promotion code applied successfully. Please login to access premium features.",
  ]);
  expect((await person.register()).body).toMatchObject({ premiumAccess: true, isPremium: true });
  expect(await status(person)).toMatchObject({ hasPromoCode: true, promoCode: code });
});

test("the response is the same whether or not an account exists", async () => {
  const person = await newPerson(url);
  const visitor = new Person(url);
  const [known, unknown] = [
    await apply(visitor, await newCode(), person.email),
    await apply(visitor, await newCode(), `${randomUUID()}@example.com`),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await me(person)).toMatchObject({ premiumAccess: true });
});

test("for signed-in people, the session's address is used, whatever the body contains", async () => {
  const [person, other] = [await newPerson(url), await newPerson(url)];
  const code = await newCode();
  expect((await apply(person, code, other.email)).status).toBe(200);
  expect(await me(person)).toMatchObject({ premiumAccess: true });
  expect(await me(other)).toMatchObject({ premiumAccess: false });
  expect(await apply(other, code)).toMatchObject({
    status: 400,
    body: { code: "promo_code_not_valid", message: "This promo code is not valid." },
  });
});

test("wrong, used and expired codes and empty fields have different messages", async () => {
  const visitor = new Person(url);
  expect(await apply(visitor, "NO-SUCH-CODE")).toMatchObject({
    status: 400,
    body: { code: "promo_code_not_valid", details: { fields: { promoCode: "This promo code is not valid." } } },
  });
  expect(await apply(visitor, await newCode(-1))).toMatchObject({
    status: 400,
    body: { code: "promo_code_expired", message: "This promo code has expired." },
  });
  expect(await apply(visitor, "X", " ")).toMatchObject({
    status: 400,
    body: { message: "Please enter your email address" },
  });
  expect(await apply(visitor, " ")).toMatchObject({
    status: 400,
    body: { message: "Please enter your promotional code" },
  });
});

test("guesses for one address are limited to ten", async () => {
  const visitor = new Person(url);
  const responses = await Promise.all(Array.from({ length: 11 }, () => apply(visitor, "GUESS")));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(responses.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("guesses by others for an address do not use up its owner's attempts", async () => {
  const owner = await newPerson(url);
  const stranger = new Person(url);
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await apply(stranger, `WRONG-${attempt}`, owner.email)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect((await apply(owner, await newCode())).status).toBe(200);
});
