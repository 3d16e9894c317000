import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, databaseUrl, secretKey } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

/** The same account in another browser. */
async function secondBrowser(person: Person): Promise<Person> {
  const browser = new Person(url, person.username);
  expect((await browser.login()).status).toBe(200);
  return browser;
}

const rename = (person: Person, username: unknown) => person.call("PUT", "/api/user/username", { json: { username } });
const changePassword = (person: Person, currentPassword: string, newPassword: string) =>
  person.call("PUT", "/api/user/password", { json: { currentPassword, newPassword } });
const deleteAccount = (person: Person, password = person.password) =>
  person.call("DELETE", "/api/user", { json: { password } });

/** Expects that a browser may no longer do anything for its account. */
async function expectSignedOut(person: Person): Promise<void> {
  for (const [method, path] of [
    ["GET", "/api/user"],
    ["GET", "/api/caption-history"],
    ["DELETE", "/api/caption-history"],
    ["GET", "/api/user-tone"],
    ["GET", "/api/realtime-token"],
  ] as const) {
    expect([path, (await person.call(method, path)).status]).toEqual([path, 401]);
  }
  expect((await person.generate()).status).toBe(401);
}

describe("the username", () => {
  test("changes, and every session sees it with the next call", async () => {
    const person = await newPerson(url);
    expect(await rename(person, `  ${person.username} B `)).toMatchObject({
      status: 200,
      body: { message: "Username updated" },
    });
    expect((await person.call<User>("GET", "/api/user")).body.username).toBe(`${person.username} B`);
    expect((await rename(person, `${person.username} B`)).status).toBe(200);
  });

  test("is refused when blank, short, or another person's in any casing", async () => {
    const [person, other] = [await newPerson(url), await newPerson(url)];
    expect(await rename(person, "  ")).toMatchObject({
      status: 400,
      body: { message: "Username cannot be empty.", details: { fields: { username: "Username cannot be empty." } } },
    });
    expect(await rename(person, "ab")).toMatchObject({
      status: 400,
      body: { message: "Username must be at least 3 characters" },
    });
    expect(await rename(person, other.username.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: "username_taken", details: { fields: { username: expect.any(String) } } },
    });
    expect((await person.call<User>("GET", "/api/user")).body.username).toBe(person.username);
  });

  test("goes to only one of two people who request it at the same time", async () => {
    const people = await Promise.all([1, 2, 3].map(() => newPerson(url)));
    const wished = new Person(url).username;
    const responses = await Promise.all(people.map((person) => rename(person, wished)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("the password", () => {
  test("changes: the old one stops working, this browser stays signed in, the others are signed out", async () => {
    const person = await newPerson(url);
    const other = await secondBrowser(person);
    const before = person.session;
    expect(await changePassword(person, person.password, "Stronger1")).toMatchObject({
      status: 200,
      body: { message: "Password updated" },
    });

    expect(person.session.refresh_token).not.toBe(before.refresh_token);
    expect((await person.call("GET", "/api/user")).status).toBe(200);
    person.session = { ...person.session, expires_at: 1 };
    expect((await person.call("GET", "/api/user")).status).toBe(200);

    await expectSignedOut(other);
    other.session = { ...other.session, expires_at: 1 };
    expect((await other.call("GET", "/api/user")).status).toBe(401);

    expect((await new Person(url, person.username).login()).status).toBe(401);
    expect((await new Person(url, person.username).login("Stronger1")).status).toBe(200);
  });

  test("must meet the strict rule, and the error names the field", async () => {
    const person = await newPerson(url);
    expect(await changePassword(person, "", "Stronger1")).toMatchObject({
      status: 400,
      body: { message: "Please enter your current password." },
    });
    expect(await changePassword(person, person.password, "")).toMatchObject({
      status: 400,
      body: { message: "Please enter a new password." },
    });
    expect(await changePassword(person, person.password, "weaker12")).toMatchObject({
      status: 400,
      body: { details: { fields: { newPassword: "Password must contain at least one uppercase letter" } } },
    });
    expect(await changePassword(person, "wrong-one", "Stronger1")).toMatchObject({
      status: 400,
      body: { details: { fields: { currentPassword: "The current password is not correct." } } },
    });
    expect((await person.call("GET", "/api/user")).status).toBe(200);
    expect((await new Person(url, person.username).login()).status).toBe(200);
  });

  test("cannot be guessed through this call", async () => {
    const person = await newPerson(url);
    const responses = [];
    for (let n = 0; n < 11; n++) responses.push(await changePassword(person, `guess-${n}`, "Stronger1"));
    expect(responses.slice(0, 10).every(({ status }) => status === 400)).toBe(true);
    expect(responses[10]).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(responses[10]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await deleteAccount(person)).status).toBe(429);
  });
});

describe("deleting the account", () => {
  test("removes its rows and files, and signs out every browser with its next call", async () => {
    const [person, neighbor] = [await newPerson(url), await newPerson(url)];
    const other = await secondBrowser(person);
    await Promise.all([person.generate(), neighbor.generate()]);
    await person.call("POST", "/api/suggestion", { json: { suggestion: "More owls" } });
    const { id } = (await person.call<User>("GET", "/api/user")).body;
    const neighborId = (await neighbor.call<User>("GET", "/api/user")).body.id;
    const bucket = `test-${id.slice(0, 8)}`;
    const storage = createClient(url, secretKey, { auth: { persistSession: false } }).storage;
    expect((await storage.createBucket(bucket, { public: false })).error).toBeNull();
    for (const name of ["a.txt", "folder/b.txt", "theirs.txt"])
      expect((await storage.from(bucket).upload(name, new Blob([name]))).error).toBeNull();
    await sql`update storage.objects set owner_id = case name when 'theirs.txt' then ${neighborId} else ${id} end where bucket_id = ${bucket}`;

    expect(await deleteAccount(person)).toMatchObject({ status: 200, body: { message: "Account deleted" } });
    expect(person.cookies.size).toBe(0);

    await expectSignedOut(other);
    expect((await other.call("POST", "/api/user-tone", { json: { tone: "x" } })).status).toBe(401);
    expect((await other.call("POST", "/api/suggestion", { json: { suggestion: "x" } })).status).toBe(401);
    expect(
      (await other.call("POST", "/api/chatbot", { json: { messages: [{ role: "user", content: "hi" }] } })).status,
    ).toBe(401);
    expect((await rename(other, "ghost-name")).status).toBe(401);
    expect((await deleteAccount(other)).status).toBe(401);
    expect((await new Person(url, person.username).login()).status).toBe(401);

    const [left] = await sql`select
      (select count(*)::int from public.profiles where id = ${id}) + (select count(*)::int from public.caption_history where user_id = ${id})
      + (select count(*)::int from public.daily_usage where user_id = ${id}) + (select count(*)::int from public.suggestions where username = ${person.username})
      + (select count(*)::int from private.generations where user_id = ${id}) + (select count(*)::int from auth.sessions where user_id = ${id}) as rows`;
    expect(left!.rows).toBe(0);
    expect((await storage.from(bucket).download("a.txt")).data).toBeNull();
    expect(await (await storage.from(bucket).download("theirs.txt")).data?.text()).toBe("theirs.txt");
    expect((await neighbor.history()).length).toBe(1);
  });

  test("requires the correct password and makes the address available for a new account", async () => {
    const person = await newPerson(url);
    expect(await deleteAccount(person, "")).toMatchObject({
      status: 400,
      body: { message: "Please enter your password to confirm account deletion." },
    });
    expect(await deleteAccount(person, "wrong-one")).toMatchObject({
      status: 400,
      body: { details: { fields: { password: expect.stringContaining("not correct") } } },
    });
    expect((await person.call("GET", "/api/user")).status).toBe(200);
    expect((await deleteAccount(person)).status).toBe(200);
    expect((await new Person(url, person.username).register()).status).toBe(201);
  });
});
