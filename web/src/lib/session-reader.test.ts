import { currentSession } from "@contract/wire/current-session.ts";
import { user } from "@contract/wire/accounts.ts";
import { expect, it } from "vitest";
import { fakeUser } from "@/testing/fake-user.ts";
import { sessionReader, userReader } from "./session-reader.ts";

const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "http://x", supabaseKey: "k" };
const session = { user: fakeUser(), status, liveToken: { token: "t", expiresAt: "2099-01-01T00:00:00.000Z" } };

/** Values of each type, of which a field accepts some. */
const values = [undefined, null, "text", "enroll", 3, Number.NaN, true, [], {}];

it.each(Object.keys(fakeUser({ secondFactor: "verify" })))("reads a person's %s as the contract does", (name) => {
  for (const value of values) {
    const changed = { ...fakeUser(), [name]: value };
    expect([value, userReader.safeParse(changed).success]).toEqual([value, user.safeParse(changed).success]);
  }
});

it.each(Object.keys(fakeUser().usage))("reads the usage's %s as the contract does", (name) => {
  for (const value of values) {
    const changed = fakeUser({ usage: { ...fakeUser().usage, [name]: value } });
    expect([value, userReader.safeParse(changed).success]).toEqual([value, user.safeParse(changed).success]);
  }
});

it.each([
  session,
  { ...session, liveToken: null },
  { ...session, liveToken: { token: "t" } },
  { ...session, liveToken: undefined },
  { ...session, status: null },
  { ...session, status: { ...status, writer: "other" } },
  { ...session, user: null },
  { ...session, user: "mara" },
  null,
  "text",
])("reads a start as the contract does: %j", (value) => {
  expect(sessionReader.safeParse(value).success).toBe(currentSession.safeParse(value).success);
});
