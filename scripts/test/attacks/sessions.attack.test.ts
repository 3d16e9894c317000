import connect from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { AccountSession } from "../../../supabase/functions/_shared/contract/wire/sessions.ts";
import { newPerson, Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());
beforeEach(() => clearCounters(databaseUrl));

const phone = {
  "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};
const list = async (person: Person) => (await person.call<AccountSession[]>("GET", endpoints.listSessions.path)).body;
const end = (person: Person, id: string) => person.call("DELETE", `${endpoints.endSession.path.replace(":id", id)}`);

/** The owner's browser, and an intruder's phone with the same account. */
async function intruded(): Promise<{ owner: Person; intruder: Person }> {
  const owner = await newPerson(url);
  const intruder = new Person(url, owner.username);
  const { email, password } = owner;
  await intruder.call("POST", endpoints.login.path, { json: { email, password, termsAccepted: true }, headers: phone });
  expect((await intruder.call("GET", "/api/user")).status).toBe(200);
  return { owner, intruder };
}

test("the owner sees an unknown device and can sign it out immediately", async () => {
  const { owner, intruder } = await intruded();
  const { access_token: stolen } = intruder.session;
  const [mine, theirs, ...rest] = await list(owner);
  expect([mine?.current, theirs?.current, rest]).toEqual([true, false, []]);
  expect(theirs?.device).toBe("Chrome on Android");

  expect((await end(owner, theirs!.id)).status).toBe(200);
  expect((await intruder.call("GET", "/api/user")).status).toBe(401);
  expect((await intruder.generate()).status).toBe(401);
  expect((await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${stolen}` } })).status).toBe(401);
  intruder.session = { ...intruder.session, expires_at: 1 };
  expect((await intruder.call("GET", "/api/user")).status).toBe(401);
  expect((await list(owner)).map(({ id }) => id)).toEqual([mine!.id]);
  expect((await owner.call("GET", "/api/user")).status).toBe(200);
});

test("one call signs out all other devices and keeps this one", async () => {
  const { owner, intruder } = await intruded();
  expect((await owner.call("DELETE", endpoints.endOtherSessions.path)).status).toBe(200);
  expect((await intruder.call("GET", "/api/user")).status).toBe(401);
  expect(await list(owner)).toHaveLength(1);
});

test("nobody can see or end another person's session", async () => {
  const [owner, stranger] = [await newPerson(url), await newPerson(url)];
  const [session] = await list(owner);
  expect((await list(stranger)).map(({ id }) => id)).not.toContain(session!.id);
  expect((await end(stranger, session!.id)).status).toBe(404);
  expect((await stranger.call("DELETE", endpoints.endOtherSessions.path)).status).toBe(200);
  expect((await owner.call("GET", "/api/user")).status).toBe(200);
});

test("a session ends 60 days after its sign-in, however fresh its token is", async () => {
  const person = await newPerson(url);
  const [session] = await list(person);
  await sql`update auth.sessions set created_at = now() - interval '60 days 1 minute' where id = ${session!.id}`;
  expect((await person.call("GET", "/api/user")).status).toBe(401);
  expect((await person.generate()).status).toBe(401);
});

test("the session's cookie expires with the session", async () => {
  const person = new Person(url);
  const { headers } = await person.register();
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies)
    expect(Number(/max-age=(\d+)/i.exec(cookie)?.[1])).toBeLessThanOrEqual(60 * 24 * 60 * 60);
});
