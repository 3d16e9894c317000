import { afterEach, beforeEach, expect, test } from "vitest";
import { loadKeys } from "../../stack/keys.ts";
import { Installation } from "../support/installation.ts";
import { newPerson, Person } from "../support/person.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

test("errors of the database are logged with code, constraint and routine, without addresses and row values", async () => {
  const { url, output } = await installation.start();
  const { secretKey } = loadKeys(installation.dataDir);
  const person = await newPerson(url);
  const secret = "row-content-of-nobody";
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    "content-type": "application/json",
  };
  const insert = (row: object) =>
    fetch(`${url}/rest/v1/promo_codes`, { method: "POST", headers, body: JSON.stringify(row) });
  const code = { code: secret.toUpperCase(), email: person.email, expires_at: new Date(Date.now() + 86_400_000) };
  expect((await insert(code)).status).toBe(201);
  expect((await insert(code)).status).toBe(409);
  expect((await fetch(`${url}/rest/v1/promo_codes?id=eq.${secret}`, { headers })).status).toBe(400);
  expect((await fetch(`${url}/rest/v1/promo_codes?select=${secret}`, { headers })).status).toBe(400);
  expect((await new Person(url, person.username).register()).status).toBe(409);

  await expect.poll(output).toMatch(/23505, constraint promo_codes_code_key, routine _bt_check_unique/);
  for (const value of [person.email, person.username, secret, secret.toUpperCase(), "Key ("])
    expect(output()).not.toContain(value);
});
