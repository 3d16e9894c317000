import { randomUUID } from "node:crypto";
import connect from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import type { Checkout } from "../../../supabase/functions/_shared/contract/wire/billing.ts";
import { captionEndings } from "../../../supabase/functions/_shared/contract/wire/caption-endings.ts";
import { endpoints, type Endpoint } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { administratorToken } from "../support/administrator-link.ts";
import type { AccountSession } from "../../../supabase/functions/_shared/contract/wire/sessions.ts";
import { pay } from "../support/pay.ts";
import { newPerson, Person, type ApiResult } from "../support/person.ts";
import { resetToken } from "../support/reset-token.ts";
import { unconfirmedAccount } from "../support/unconfirmed-account.ts";
import { validBody } from "../support/valid-body.ts";

const stack = inject("stack");
const { url, databaseUrl, cronSecret } = stack;
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

type Name = Exclude<keyof typeof endpoints, `admin${string}`>;

const visitor = () => new Person(url);
const call = (name: Name, person: Person, json?: unknown) =>
  person.call(endpoints[name].method, endpoints[name].path, { json });

async function subscriber(): Promise<Person> {
  const person = await newPerson(url);
  const begun = await call("createSubscription", person);
  expect(begun, "a payment is begun").toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } });
  const { clientSecret } = begun.body as Checkout & { clientSecret: string };
  expect(await pay(inject("stack"), clientSecret, "4242424242424242")).toMatchObject({ status: "succeeded" });
  expect(await call("syncSubscription", person)).toMatchObject({ status: 200, body: { isPremium: true } });
  return person;
}

async function cancelled(): Promise<Person> {
  const person = await subscriber();
  await call("cancelSubscription", person);
  return person;
}

async function promoCode(): Promise<string> {
  const code = `T-${randomUUID().slice(0, 12).toUpperCase()}`;
  await sql`insert into public.promo_codes (code, created_at, expires_at) values (${code}, now(), now() + interval '30 days')`;
  return code;
}

/** @returns the ID of a new entry of the person's history */
const generatedId = async (person: Person) => String((await person.generate()).body["id"]);

/** @returns the ID of a new hashtag set of the person */
async function hashtagSetId(person: Person): Promise<string> {
  const { body } = await call("createHashtagSet", person, { name: "Tea", hashtags: ["tea"] });
  return captionEndings.parse(body).sets[0]!.id;
}

/** A call about a caption that a new person has just generated. */
async function aboutCaption(call: string, body: Record<string, unknown>): Promise<ApiResult> {
  const person = await newPerson(url);
  return person.call("POST", `/api/captions/${await generatedId(person)}/0/${call}`, { json: body });
}

/**
 * Valid calls of the endpoints that need more than a person without anything and a body that its schema accepts. The
 * free caption is counted by network address, which all tests share, so its own test checks the response.
 */
const special: Partial<Record<Name, () => Promise<ApiResult>>> = {
  getProxies: () => visitor().call("GET", endpoints.getProxies.path, { headers: { "x-cron-secret": cronSecret } }),
  login: async () => {
    const { email, password } = await newPerson(url);
    return call("login", visitor(), { email, password, termsAccepted: true });
  },
  register: () => visitor().register() as unknown as Promise<ApiResult>,
  createSession: async () => {
    const { access_token: accessToken, refresh_token: refreshToken } = (await newPerson(url)).session;
    return call("createSession", visitor(), { accessToken, refreshToken });
  },
  confirmEmail: async () => call("confirmEmail", visitor(), { token: (await unconfirmedAccount(stack)).token }),
  forgotPassword: async () => call("forgotPassword", visitor(), { email: (await newPerson(url)).email }),
  verifyResetToken: async () => call("verifyResetToken", visitor(), { token: await resetToken(await newPerson(url)) }),
  resetPassword: async () =>
    call("resetPassword", visitor(), { token: await resetToken(await newPerson(url)), newPassword: "Stronger1" }),
  generateCaption: async () => (await newPerson(url)).generate(),
  listHistory: async () => {
    const person = await newPerson(url);
    await person.generate();
    return call("listHistory", person);
  },
  listCaptionRewrites: async () => aboutCaption("rewrite-options", { text: "Tea. Slowly. #Tea", platform: "x" }),
  rewriteCaption: async () =>
    aboutCaption("rewrite", { kind: "no-hashtags", text: "Tea. Slowly. #Tea", platform: "x" }),
  adaptCaption: async () => aboutCaption("adapt", { text: "Tea. Slowly. #Tea" }),
  exportHistory: async () => (await newPerson(url)).call("GET", `${endpoints.exportHistory.path}?format=csv`),
  restoreHistory: async () => {
    const person = await newPerson(url);
    await person.generate();
    const { clearedTo } = (await call("clearHistory", person)).body;
    return call("restoreHistory", person, { clearedTo });
  },
  getHistoryEntry: async () => {
    const person = await newPerson(url);
    return person.call("GET", entryPath(endpoints.getHistoryEntry.path, await generatedId(person)));
  },
  deleteHistoryEntry: async () => {
    const person = await newPerson(url);
    return person.call("DELETE", entryPath(endpoints.deleteHistoryEntry.path, await generatedId(person)));
  },
  setFavorite: async () => {
    const person = await newPerson(url);
    const path = entryPath(endpoints.setFavorite.path, await generatedId(person)).replace(":place", "0");
    return person.call("PUT", path, { json: { favorite: true } });
  },
  saveCaptionVariant: async () => {
    const person = await newPerson(url);
    const path = entryPath(endpoints.saveCaptionVariant.path, await generatedId(person)).replace(":place", "0");
    return person.call("PUT", path, { json: { platform: "x", versions: ["Tea."], current: 0, revision: 0 } });
  },
  createHashtagSet: async () => call("createHashtagSet", await newPerson(url), { name: "Tea", hashtags: ["tea"] }),
  updateHashtagSet: async () => {
    const person = await newPerson(url);
    const path = entryPath(endpoints.updateHashtagSet.path, await hashtagSetId(person));
    return person.call("PUT", path, { json: { name: "Coffee", hashtags: ["coffee"] } });
  },
  deleteHashtagSet: async () => {
    const person = await newPerson(url);
    return person.call("DELETE", entryPath(endpoints.deleteHashtagSet.path, await hashtagSetId(person)));
  },
  createSuggestion: async () => {
    const person = await newPerson(url);
    return call("createSuggestion", person, {
      suggestion: "More kites",
      username: person.username,
      email: person.email,
    });
  },
  changeUsername: async () =>
    call("changeUsername", await newPerson(url), { username: `named ${randomUUID().slice(0, 8)}` }),
  changePassword: async () => {
    const person = await newPerson(url);
    return call("changePassword", person, { currentPassword: person.password, newPassword: "Stronger1" });
  },
  deleteAccount: async () => {
    const person = await newPerson(url);
    return call("deleteAccount", person, { password: person.password });
  },
  exportData: async () => {
    const person = await newPerson(url);
    await person.generate();
    await call("createSuggestion", person, {
      suggestion: "More kites",
      username: person.username,
      email: person.email,
    });
    await call("sendContactMessage", person, {
      name: "Ana",
      email: "ana@example.com",
      message: "Ten letters and more",
    });
    return call("exportData", person);
  },
  endSession: async () => {
    const person = await newPerson(url);
    const [session] = (await call("listSessions", person)).body as unknown as AccountSession[];
    return person.call(endpoints.endSession.method, entryPath(endpoints.endSession.path, session!.id));
  },
  reportCspViolation: () =>
    visitor().call(endpoints.reportCspViolation.method, endpoints.reportCspViolation.path, {
      body: JSON.stringify({ "csp-report": { "violated-directive": "img-src", "blocked-uri": "http://a.test/" } }),
      headers: { "content-type": "application/csp-report" },
    }),
  sendContactMessage: () =>
    call("sendContactMessage", visitor(), { name: "Ana", email: "ana@example.com", message: "Ten letters and more" }),
  chat: async () =>
    call("chat", await newPerson(url), { messages: [{ role: "user", content: "What does Premium cost?" }] }),
  getLiveChanges: async () =>
    (await newPerson(url)).call(endpoints.getLiveChanges.method, `${endpoints.getLiveChanges.path}?seconds=60`),
  getTrending: async () => {
    await sql`insert into public.trending_snapshots (date, data) values ('2020-01-01', '{"date":"2020-01-01","topEmojis":[],"topHashtags":[],"platforms":[],"sources":[]}') on conflict do nothing`;
    return call("getTrending", await newPerson(url));
  },
  getSubscriptionDetails: async () => call("getSubscriptionDetails", await subscriber()),
  cancelSubscription: async () => call("cancelSubscription", await subscriber()),
  reactivateSubscription: async () => call("reactivateSubscription", await cancelled()),
  openBillingPortal: async () => call("openBillingPortal", await subscriber()),
  becomeAdministrator: async () => {
    // The ADMIN_EMAIL of the tests' stack.
    const person = new Person(url, "admin");
    await person.register();
    return call("becomeAdministrator", person, {
      token: await administratorToken(inject("stack").mailboxUrl, person.email),
    });
  },
  applyPromoCode: async () =>
    call("applyPromoCode", visitor(), { email: `${randomUUID()}@example.com`, promoCode: await promoCode() }),
};

/** A call by a new person, or by a visitor where no session is needed, with a body that the endpoint's schema accepts. */
async function usual(name: Name): Promise<ApiResult> {
  const { session, request }: Endpoint = endpoints[name];
  return call(name, session ? await newPerson(url) : visitor(), request && validBody(request));
}

const names = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (name): name is Name => !name.startsWith("admin") && name !== "generateFreeCaption",
);

test.each(names)("%s responds to a valid call as the contract says", async (name) => {
  const { status, body } = await (special[name]?.() ?? usual(name));
  expect(
    [status, body],
    special[name] ? "" : "If a body by the schema is not enough, add a call of it to `special` in this file.",
  ).toEqual([name === "register" ? 201 : 200, expect.anything()]);
  expect(endpoints[name].response.safeParse(body).error?.issues).toBeUndefined();
});
