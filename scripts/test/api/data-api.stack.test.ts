import { expect, inject, test } from "vitest";
import { newPerson } from "../support/person.ts";

const { url, publishableKey } = inject("stack");

/** A request directly to Supabase's data API, as a person with developer tools could make it. */
async function direct(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const nobody = "00000000-0000-4000-8000-000000000000";

test("nobody gains a role or quota by bypassing the API", async () => {
  const person = await newPerson(url);
  await person.generate();
  const before = (await person.call("GET", "/api/user")).body;
  const token = person.session.access_token;
  const id = before.id as string;
  const attempts: [string, string, unknown?][] = [
    ["PATCH", `profiles?id=eq.${id}`, { username: "king" }],
    ["POST", "user_roles", { user_id: id, role: "admin" }],
    ["POST", "subscriptions", { user_id: id, stripe_subscription_id: "sub_1", status: "active" }],
    ["POST", "promo_codes", { code: "MINE", used_by: id, expires_at: "2099-01-01" }],
    ["PATCH", `daily_usage?user_id=eq.${id}`, { used: 0 }],
    ["DELETE", `daily_usage?user_id=eq.${id}`],
    ["DELETE", `profiles?id=eq.${id}`],
    ["POST", "caption_history", { user_id: id, keyword: "", platform: "x", captions: ["a"], created_at: "2026-01-01" }],
    ["POST", "suggestions", { suggestion: "a", username: "b", email: "c" }],
    ["POST", "rpc/release_generation", { p_generation_id: nobody }],
    [
      "POST",
      "rpc/complete_generation",
      {
        p_generation_id: nobody,
        p_keyword: "",
        p_platform: "x",
        p_captions: [],
        p_model: "",
        p_input_tokens: 0,
        p_output_tokens: 0,
        p_milliseconds: 0,
      },
    ],
    ["POST", "rpc/extend_generation", { p_generation_id: nobody, p_entry_id: 1, p_place: 0, p_captions: ["a"] }],
    ["POST", "rpc/grant_admin", { p_user_id: id, p_email: person.email }],
    ["POST", "rpc/take_rate_limits", { p_kinds: [], p_subjects: [] }],
    ["POST", "rpc/recovery_token_is_valid", { p_token_hash: "a" }],
  ];
  for (const [method, path, body] of attempts) {
    const response = await direct(method, path, token, body);
    expect(
      response.status >= 400 || JSON.stringify(response.body) === "[]",
      `${method} ${path}: ${JSON.stringify(response)}`,
    ).toBe(true);
  }
  expect((await person.call("GET", "/api/user")).body).toEqual(before);
});

test("visitors can read and call nothing", async () => {
  for (const table of [
    "profiles",
    "user_roles",
    "subscriptions",
    "promo_codes",
    "caption_history",
    "daily_usage",
    "suggestions",
  ]) {
    const { status, body } = await direct("GET", table, null);
    expect(status >= 400 || JSON.stringify(body) === "[]", table).toBe(true);
  }
  for (const name of ["me", "reserve_generation", "list_captions", "create_suggestion"]) {
    expect((await direct("POST", `rpc/${name}`, null, {})).status, name).toBeGreaterThanOrEqual(400);
  }
});
