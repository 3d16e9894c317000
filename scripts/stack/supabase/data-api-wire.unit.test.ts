import { expect, test } from "vitest";
import { withDataApiWire } from "./data-api-wire.ts";

const respond = (path: string, body: string) =>
  withDataApiWire(async () => new Response(body, { status: 500 }))(new Request(`http://127.0.0.1${path}`), undefined);

const refused = 'new row for relation "profiles" violates check constraint "profiles_username_line"';
const check = JSON.stringify({ code: "SUP", message: `PostgresError: ${refused}` });

test("a row that a check refuses is the caller's mistake", async () => {
  const response = await respond("/rest/v1/rpc/change_username", check);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: "23514", details: null, hint: null, message: refused });
});

test.each([
  ["a fault of the server", "/rest/v1/profiles", '{"code":"SUP","message":"PostgresError: out of memory"}'],
  ["another code", "/rest/v1/profiles", '{"code":"42P17","message":"x violates check constraint"}'],
  ["a response that is no JSON", "/rest/v1/profiles", "oh no"],
  ["a response without a code", "/rest/v1/profiles", "null"],
  ["another part of the server", "/auth/v1/user", check],
] as const)("%s stays as it is", async (_what, path, body) => {
  const response = await respond(path, body);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(body);
});
