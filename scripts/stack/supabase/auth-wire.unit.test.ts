import { expect, test } from "vitest";
import { withAuthWire } from "./auth-wire.ts";

const wrong = { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" };
const weak = { code: 422, error_code: "weak_password", msg: "weak", weak_password: { reasons: ["length"] } };

async function ask(path: string, original: Response, headers: Record<string, string> = {}) {
  const fetch = withAuthWire(() => Promise.resolve(original));
  const response = await fetch(new Request(`http://host${path}`, { headers }), { peerAddress: null });
  return {
    status: response.status,
    version: response.headers.get("x-supabase-api-version"),
    body: (await response.json()) as unknown,
  };
}
const dated = { "x-supabase-api-version": "2024-01-01" };
const password = "/auth/v1/token?grant_type=password";

test("a client that names the version of 2024 gets code and message, and the version", async () => {
  expect(await ask(password, Response.json(wrong, { status: 400 }), dated)).toEqual({
    status: 400,
    version: "2024-01-01",
    body: { code: "invalid_credentials", message: "Invalid login credentials" },
  });
  expect((await ask("/auth/v1/signup", Response.json(weak, { status: 422 }), dated)).body).toEqual({
    code: "weak_password",
    message: "weak",
    weak_password: { reasons: ["length"] },
  });
});

test("a client that names none gets the first form", async () => {
  expect(await ask(password, Response.json(wrong, { status: 400 }))).toEqual({
    status: 400,
    version: null,
    body: wrong,
  });
});

test("responses of other parts, other bodies and successes stay as they are", async () => {
  expect((await ask("/rest/v1/rpc/me", Response.json(wrong, { status: 400 }), dated)).body).toEqual(wrong);
  expect((await ask(password, Response.json(wrong), dated)).body).toEqual(wrong);
  expect((await ask(password, Response.json({ message: "No API key" }, { status: 401 }), dated)).body).toEqual({
    message: "No API key",
  });
});

test("times are written as Auth writes them, and texts of people stay as they are", async () => {
  const user = { created_at: "2026-11-22 17:00:39.742+00", user_metadata: { username: "2026-11-22 17:00:39+00" } };
  expect((await ask("/auth/v1/user", Response.json(user))).body).toEqual({
    ...user,
    created_at: "2026-11-22T17:00:39.742Z",
  });
  expect((await ask("/rest/v1/rpc/me", Response.json(user))).body).toEqual(user);
});
