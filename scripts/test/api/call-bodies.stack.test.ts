import { beforeAll, describe, expect, inject, test } from "vitest";
import { endpoints, type Endpoint } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newAdministrator } from "../support/administrator.ts";
import { Person } from "../support/person.ts";

const stack = inject("stack");
let administrator: Person;
beforeAll(async () => {
  administrator = await newAdministrator(stack);
});

const table = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { encoding, request }]) => encoding === "json" && request,
);
const send = ({ method, path }: Endpoint, init: Parameters<Person["call"]>[2]) =>
  administrator.call<{ message: string; code: string; details?: { fields: Record<string, string> } }>(
    method,
    path.replace(":id", "1").replace(":place", "0"),
    init,
  );
const json = { "content-type": "application/json" };

describe("every call with a JSON body", () => {
  // Endpoints that change only the fields in the request have no required fields.
  test.each(table.filter(([, { request }]) => !request!.safeParse({}).success))(
    "%s reports missing fields by name",
    async (_name, endpoint) => {
      const missing = endpoint.request!.safeParse({}).error?.issues[0];
      const { status, body } = await send(endpoint, { json: {} });
      expect([status, body.code, body.message]).toEqual([400, "validation_failed", missing?.message]);
      expect(body.details?.fields[missing!.path.join(".")]).toBe(missing?.message);
    },
  );

  test.each(table)("%s refuses a body that is not a JSON object", async (_name, endpoint) => {
    expect(await send(endpoint, { body: "{", headers: json })).toMatchObject({
      status: 400,
      body: { code: "bad_request", message: "The request is not valid JSON." },
    });
    for (const other of [null, "text", 5, []]) {
      expect(await send(endpoint, { json: other })).toMatchObject({
        status: 400,
        body: { code: "validation_failed", message: "The request must be a JSON object." },
      });
    }
  });

  test.each(table)("%s refuses another content type, because other sites could send it", async (_name, endpoint) => {
    expect(await send(endpoint, { body: "{}", headers: { "content-type": "text/plain" } })).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  });
});

/** Valid bodies. Each case below makes one field invalid. */
const login = { email: "a@example.com", password: "secret-1", termsAccepted: true };
const sender = { name: "Al", email: "al@example.com", message: "Ten letters and more" };
test.each([
  ["login", { ...login, email: "a@" }, "email", "Please enter a valid email address"],
  ["login", { ...login, password: "12345" }, "password", "Password must be at least 6 characters"],
  [
    "login",
    { ...login, termsAccepted: false },
    "termsAccepted",
    "You must accept the terms and conditions to continue",
  ],
  ["register", { ...login, username: "ab" }, "username", "Username must be at least 3 characters"],
  ["resetPassword", { token: "t", newPassword: "Short1" }, "newPassword", "Password must be at least 8 characters"],
  [
    "resetPassword",
    { token: "t", newPassword: "lowercase1" },
    "newPassword",
    "Password must contain at least one uppercase letter",
  ],
  [
    "resetPassword",
    { token: "t", newPassword: "Uppercase" },
    "newPassword",
    "Password must contain at least one number",
  ],
  ["changeUsername", { username: " \u200B\u202E " }, "username", "Username cannot be empty."],
  [
    "changePassword",
    { currentPassword: "", newPassword: "Stronger1" },
    "currentPassword",
    "Please enter your current password.",
  ],
  ["changePassword", { currentPassword: "x", newPassword: "" }, "newPassword", "Please enter a new password."],
  [
    "changePassword",
    { currentPassword: "x", newPassword: `A1${"😀".repeat(18)}` },
    "newPassword",
    "Password must be at most 72 characters, where accented letters and emoji count as 2 to 4",
  ],
  ["deleteAccount", { password: "" }, "password", "Please enter your password to confirm account deletion."],
  [
    "generateFreeCaption",
    { keyword: "  ", platform: "general" },
    "keyword",
    "Please enter a keyword or topic for your caption.",
  ],
  ["sendContactMessage", { ...sender, name: " A " }, "name", "Name must be at least 2 characters."],
  ["sendContactMessage", { ...sender, email: "al@example" }, "email", "Please enter a valid email address."],
  ["sendContactMessage", { ...sender, message: "Too short" }, "message", "Message must be at least 10 characters."],
  ["applyPromoCode", { email: " ", promoCode: "X" }, "email", "Please enter your email address"],
  ["applyPromoCode", { email: "a@example.com", promoCode: " " }, "promoCode", "Please enter your promotional code"],
  [
    "createSuggestion",
    { suggestion: "  ", username: "u", email: "a@example.com" },
    "suggestion",
    "Please provide a suggestion before submitting.",
  ],
  ["chat", { messages: [{ role: "user", content: " \n " }] }, "messages.0.content", "Please enter a message."],
] as [keyof typeof endpoints, object, string, string][])("%s refuses %j at %s", async (name, body, field, message) => {
  const response = await send(endpoints[name], { json: body });
  expect([response.status, response.body.message, response.body.details?.fields[field]]).toEqual([
    400,
    message,
    message,
  ]);
});
