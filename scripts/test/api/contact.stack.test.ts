import connect from "postgres";
import { afterAll, expect, inject, test, vi } from "vitest";
import type { Mail } from "../../stack/mail/mail.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, databaseUrl, mailboxUrl, publishableKey } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

const send = (json: unknown) => new Person(url).call("POST", "/api/contact", { json });
const good = () => ({
  name: "Ana Ünal",
  email: `ana-${crypto.randomUUID().slice(0, 8)}@example.com`,
  message: "Subject: Café hours\n\nDoes it know umlauts? 🙂",
});

test("is stored and mailed to support", async () => {
  const message = good();
  expect(await send(message)).toMatchObject({ status: 200, body: { message: "Message Sent!" } });
  const [stored] = await sql`select name, message from public.contact_messages where email = ${message.email}`;
  expect(stored).toEqual({ name: message.name, message: message.message });
  const mail = await vi.waitFor(
    async () => {
      const found = ((await (await fetch(mailboxUrl)).json()) as Mail[]).find(({ text }) =>
        text.includes(message.email),
      );
      if (!found) throw new Error("not mailed yet");
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(mail).toMatchObject({ to: "admin@example.com", subject: "[Caption Kite] Café hours" });
  expect(mail.text).toContain("Does it know umlauts? 🙂");
  await vi.waitFor(
    async () => {
      const [row] = await sql`select mailed_at from public.contact_messages where email = ${message.email}`;
      expect(row!.mailed_at).toBeInstanceOf(Date);
    },
    { timeout: 30_000, interval: 50 },
  );
});

test.each([
  ["name", "A", "Name must be at least 2 characters."],
  ["email", "nobody", "Please enter a valid email address."],
  ["message", "too short", "Message must be at least 10 characters."],
  ["name", undefined, "Name must be at least 2 characters."],
])("refuses a wrong %s (%j) on its field", async (field, value, message) => {
  expect(await send({ ...good(), [field]: value })).toMatchObject({
    status: 400,
    body: { message, details: { fields: { [field]: message } } },
  });
});

test("nobody can read messages through the data API", async () => {
  await send(good());
  const person = await newPerson(url);
  for (const authorization of [undefined, `Bearer ${person.session.access_token}`]) {
    const response = await fetch(`${url}/rest/v1/contact_messages`, {
      headers: { apikey: publishableKey, ...(authorization ? { authorization } : {}) },
    });
    const body = await response.text();
    expect(response.status >= 400 || body === "[]").toBe(true);
  }
});
