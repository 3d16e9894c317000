import { describe, expect, inject, test } from "vitest";
import { newPerson, Person } from "../support/person.ts";

const { url } = inject("stack");

describe("signing up", () => {
  test("creates the account, signs in, and returns the user without a premium plan", async () => {
    const person = new Person(url);
    const { status, body, headers } = await person.register();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: person.username,
      email: person.email,
      isPremium: false,
      premiumAccess: false,
      usageCount: 0,
      usage: { used: 0, limit: 5 },
      isAdmin: false,
    });
    const cookie = headers.get("set-cookie");
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("Secure");
    expect((await person.call("GET", "/api/user")).body).toEqual(body);
  });

  test("names the field if the address or the username is taken", async () => {
    const person = await newPerson(url);
    const sameEmail = new Person(url);
    const email = await sameEmail.call("POST", "/api/register", {
      json: {
        username: sameEmail.username,
        email: person.email.toUpperCase(),
        password: "secret-1",
        termsAccepted: true,
      },
    });
    expect(email).toMatchObject({
      status: 409,
      body: { code: "email_taken", details: { fields: { email: expect.any(String) } } },
    });
    const username = await sameEmail.call("POST", "/api/register", {
      json: {
        username: person.username.toUpperCase(),
        email: sameEmail.email,
        password: "secret-1",
        termsAccepted: true,
      },
    });
    expect(username).toMatchObject({
      status: 409,
      body: { code: "username_taken", details: { fields: { username: expect.any(String) } } },
    });
  });

  test("gives a username to only one of two people who request it at the same time", async () => {
    const name = new Person(url).username;
    const responses = await Promise.all(
      [1, 2, 3].map((n) =>
        new Person(url).call("POST", "/api/register", {
          json: { username: name, email: `${name}-${n}@example.com`, password: "secret-1", termsAccepted: true },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.filter(({ status }) => status === 409).every(({ body }) => body.code === "username_taken")).toBe(
      true,
    );
  });
});

describe("signing in and out", () => {
  test("responds to a wrong password and to an unknown address in the same way", async () => {
    const person = await newPerson(url);
    const wrong = await new Person(url, person.username).login("wrong-password");
    const unknown = await new Person(url).login();
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password", code: "invalid_credentials" },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  test("limits guesses for one account and says for how long", async () => {
    const person = await newPerson(url);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++)
      statuses.push(
        (
          await person.call("POST", "/api/login", {
            json: { email: person.email, password: "guess-1", termsAccepted: true },
          })
        ).status,
      );
    const refused = await person.login();
    expect(statuses.every((status) => status === 401)).toBe(true);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("ends the session of this browser", async () => {
    const person = await newPerson(url);
    const { refresh_token: refreshToken } = person.session;
    expect(await person.call("POST", "/api/logout")).toMatchObject({ status: 200 });
    expect(person.cookies.size).toBe(0);
    expect((await person.call("GET", "/api/user")).status).toBe(401);
    person.session = { access_token: "a.b.c", refresh_token: refreshToken, expires_at: 1 };
    expect((await person.call("GET", "/api/user")).status).toBe(401);
  });

  test("signing out without a session succeeds", async () => {
    expect((await new Person(url).call("POST", "/api/logout")).status).toBe(200);
  });
});

describe("sessions", () => {
  test("parallel requests with an expired token all succeed, and the session continues", async () => {
    const person = await newPerson(url);
    person.session = { ...person.session, expires_at: 1 };
    const tab = new Person(url, person.username);
    tab.cookies.set("caption-kite-session", person.cookies.get("caption-kite-session")!);
    const responses = await Promise.all(
      [person, person, person, tab, tab].map((browser) => browser.call("GET", "/api/user")),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(person.session.expires_at).toBeGreaterThan(1);
    expect((await person.call("GET", "/api/user")).status).toBe(200);
    expect((await tab.call("GET", "/api/user")).status).toBe(200);
  });

  test("a bearer token works without cookies", async () => {
    const person = await newPerson(url);
    const script = new Person(url, person.username);
    const { status, body } = await script.call("GET", "/api/user", {
      headers: { authorization: `Bearer ${person.session.access_token}` },
    });
    expect(status).toBe(200);
    expect(body.email).toBe(person.email);
  });

  const forged = `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url")}.${Buffer.from(JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", role: "authenticated", exp: 4_900_000_000 })).toString("base64url")}.c2lnbmF0dXJl`;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${forged.split(".")[1]}.`;
  test.each([
    ["nonsense", "nonsense"],
    ["three parts", "a.b.c"],
    ["forged", forged],
    ["unsigned", unsigned],
    [
      "service role",
      forged.replace(
        /\..*\./,
        `.${Buffer.from(JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", role: "service_role", exp: 4_900_000_000 })).toString("base64url")}.`,
      ),
    ],
  ])("a %s bearer token is refused", async (_name, token) => {
    for (const path of ["/api/user", "/api/caption-history"]) {
      expect(await new Person(url).call("GET", path, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
        status: 401,
        body: { code: "unauthorized", message: expect.any(String) },
      });
    }
  });

  test.each([
    "",
    "base64-",
    "base64-!!!!",
    "base64-eyJ9",
    "plain",
    `base64-${Buffer.from("{}").toString("base64url")}`,
  ])("a broken session cookie (%j) is nobody", async (value) => {
    const person = new Person(url);
    person.cookies.set("caption-kite-session", value);
    expect((await person.call("GET", "/api/user")).status).toBe(401);
  });

  test("a session from a social sign-in becomes cookies", async () => {
    const person = await newPerson(url);
    const { access_token: accessToken, refresh_token: refreshToken } = person.session;
    const browser = new Person(url, person.username);
    const taken = await browser.call("POST", "/api/session", { json: { accessToken, refreshToken } });
    expect(taken).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
    expect(
      await new Person(url).call("POST", "/api/session", { json: { accessToken: forged, refreshToken } }),
    ).toMatchObject({ status: 401 });
  });
});

describe("requests from other websites", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  test.each(foreign)("are refused: %j", async (headers) => {
    const person = await newPerson(url);
    for (const path of ["/api/login", "/api/logout", "/api/generate-caption", "/api/session"]) {
      expect(await person.call("POST", path, { headers })).toMatchObject({
        status: 403,
        body: { code: "foreign_origin" },
      });
    }
    expect((await person.call("GET", "/api/user")).status).toBe(200);
  });

  test("our own page's requests are not refused", async () => {
    const person = await newPerson(url);
    expect(
      (
        await person.call("DELETE", "/api/caption-history", {
          headers: { origin: url, "sec-fetch-site": "same-origin" },
        })
      ).status,
    ).toBe(200);
  });
});

describe("suggestions", () => {
  test("are accepted with thanks, and refused if empty or too long", async () => {
    const person = await newPerson(url);
    expect(
      (
        await person.call("POST", "/api/suggestion", {
          json: { suggestion: " More owls \u0000", username: "someone", email: "else@example.com" },
        })
      ).status,
    ).toBe(200);
    expect(await person.call("POST", "/api/suggestion", { json: { suggestion: "  " } })).toMatchObject({
      status: 400,
      body: { message: "Please provide a suggestion before submitting." },
    });
    expect((await person.call("POST", "/api/suggestion", { json: { suggestion: "a".repeat(501) } })).status).toBe(400);
  });
});
