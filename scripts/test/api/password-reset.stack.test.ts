import { expect, inject, test } from "vitest";
import { newPerson, Person } from "../support/person.ts";
import { mailTo, resetToken } from "../support/reset-token.ts";

const { url } = inject("stack");
const neutral = expect.stringContaining("If an account exists");

test("request, mail, reset, login: opening the link does not consume it, and every session ends", async () => {
  const person = await newPerson(url);
  const otherBrowser = new Person(url, person.username);
  await otherBrowser.login();
  const token = await resetToken(person);

  for (let opened = 0; opened < 3; opened++) {
    expect((await new Person(url).call("POST", "/api/verify-reset-token", { json: { token } })).status).toBe(200);
  }
  const visitor = new Person(url);
  expect(await visitor.call("POST", "/api/reset-password", { json: { token, newPassword: "weakling" } })).toMatchObject(
    { status: 400, body: { message: "Password must contain at least one uppercase letter" } },
  );
  expect(
    (await visitor.call("POST", "/api/reset-password", { json: { token, newPassword: "Stronger1" } })).status,
  ).toBe(200);

  expect((await visitor.call("POST", "/api/verify-reset-token", { json: { token } })).body.code).toBe("invalid_link");
  expect(
    await visitor.call("POST", "/api/reset-password", { json: { token, newPassword: "Stronger2" } }),
  ).toMatchObject({ status: 400, body: { code: "invalid_link" } });
  expect((await person.login()).status).toBe(401);
  expect((await person.login("Stronger1")).status).toBe(200);
  otherBrowser.session = { ...otherBrowser.session, expires_at: 1 };
  expect((await otherBrowser.call("GET", "/api/user")).status).toBe(401);
});

test("choosing the password that the account already has works", async () => {
  const person = await newPerson(url);
  const reset = async () =>
    new Person(url).call("POST", "/api/reset-password", {
      json: { token: await resetToken(person), newPassword: "Stronger1" },
    });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(200);
  expect((await person.login("Stronger1")).status).toBe(200);
});

test("a newer link replaces the older one", async () => {
  const person = await newPerson(url);
  const older = await resetToken(person);
  const newer = await resetToken(person);
  expect((await person.call("POST", "/api/verify-reset-token", { json: { token: older } })).status).toBe(400);
  expect((await person.call("POST", "/api/verify-reset-token", { json: { token: newer } })).status).toBe(200);
});

test("an unknown address gets the same response as a known one, and no mail", async () => {
  const nobody = new Person(url);
  expect(await nobody.call("POST", "/api/forgot-password", { json: { email: nobody.email } })).toMatchObject({
    status: 200,
    body: { message: neutral },
  });
  expect(await mailTo(nobody.email)).toEqual([]);
});

test.each(["", "nope", "a".repeat(600), "' or true --"])("the token %j is invalid", async (token) => {
  for (const path of ["/api/verify-reset-token", "/api/reset-password"]) {
    const { status, body } = await new Person(url).call("POST", path, { json: { token, newPassword: "Stronger1" } });
    expect(status).toBe(400);
    expect(body.message).toBe("This link is invalid or has expired. Please request a new one.");
  }
});
