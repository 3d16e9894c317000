import { createClient } from "@supabase/supabase-js";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  authCalls,
  authService,
  datedVersion,
  versionHeader,
} from "../../../supabase/functions/_shared/platform/testing/descriptions/auth.ts";
import {
  authSession,
  authUser,
} from "../../../supabase/functions/_shared/platform/testing/descriptions/auth-bodies.ts";
import { authErrors } from "../../../supabase/functions/_shared/platform/testing/descriptions/auth-errors.ts";
import { compare, conforming } from "../../../supabase/functions/_shared/platform/testing/descriptions/conforming.ts";
import { valueProblems } from "../../../supabase/functions/_shared/platform/testing/descriptions/describe.ts";
import { postgrestCodes } from "../../../supabase/functions/_shared/platform/testing/descriptions/rest.ts";
import {
  fakeRefusal,
  fakeSession,
  fakeUser,
} from "../../../supabase/functions/_shared/platform/testing/auth-responses.ts";
import { fakeRestRefusal } from "../../../supabase/functions/_shared/platform/testing/rest-responses.ts";
import { startLocalServer, type LocalServer } from "../../server/local-server.ts";
import { createAuthAdmin } from "../support/auth-admin.ts";
import { createObserver } from "./support/observer.ts";

const { databaseUrl, supabaseUrl, publishableKey, secretKey } = inject("stack");

test("the fake session and the fake user are as described", () => {
  expect(valueProblems("session", authSession, fakeSession())).toEqual([]);
  expect(valueProblems("user", authUser, fakeUser({ id: "00000000-0000-4000-8000-000000000002" }))).toEqual([]);
});

const password = "http://auth.test/auth/v1/token?grant_type=password";
const request = (headers: Record<string, string> = {}) =>
  new Request(password, {
    method: "POST",
    headers: { apikey: "p", authorization: "Bearer p", "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: "anna@example.com", password: "secret-1" }),
  });

test("the fake refusal has the form of the version that is asked for", async () => {
  const respond = conforming(() => fakeRefusal(400, "invalid_credentials"));
  expect(await (await respond(request())).json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "invalid_credentials",
  });
  const dated = await respond(request({ [versionHeader]: datedVersion }));
  expect([dated.headers.get(versionHeader), await dated.json()]).toEqual([
    datedVersion,
    { code: "invalid_credentials", message: "invalid_credentials" },
  ]);
});

test.each(Object.entries(authErrors))("Auth's %s can be told by a fake at each of its calls", async (code, error) => {
  const calls = authCalls.filter(
    ({ name, as }) =>
      error.calls === "all" || (error.calls === "person" ? as === "person" : error.calls.includes(name)),
  );
  expect(calls).not.toEqual([]);
  for (const call of calls)
    for (const status of error.statuses) {
      const response = { status, headers: new Headers(), text: await fakeRefusal(status, code).text() };
      expect(authService.refusalProblems(call, request(), response)).toEqual([]);
      expect(authService.refusalProblems(call, request(), { ...response, status: 418 })).not.toEqual([]);
    }
});

test.each(["57014", "42501", "40P01", "23505", "P0001", ...Object.keys(postgrestCodes)])(
  "the fake refusal of the data API is as described: %s",
  async (code) => {
    const asked = new Request("http://data.test/rest/v1/rpc/me", {
      method: "POST",
      headers: {
        apikey: "p",
        authorization: "Bearer a.b.c",
        "content-type": "application/json",
        accept: "application/json",
      },
      body: "{}",
    });
    const given = fakeRestRefusal(code);
    const received = { status: given.status, headers: given.headers, text: await given.text() };
    expect(compare(asked, "{}", received).problems).toEqual([]);
  },
);

let server: LocalServer;
let admin: ReturnType<typeof createAuthAdmin>;
beforeAll(async () => {
  admin = createAuthAdmin({ databaseUrl, publishableKey, secretKey, functionsEnv: { SUPABASE_URL: supabaseUrl } });
  server = await startLocalServer(createServer((asked, response) => void admin.respond(asked, response)));
});
afterAll(async () => {
  server.close();
  await admin.close();
});

test("Auth's administration, as the deployment's test has it, is as described", async () => {
  const observer = createObserver();
  const client = createClient(server.url, secretKey, {
    global: { fetch: observer.fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = {
    email: `smoke-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: "Secret-1234",
    email_confirm: true as const,
  };
  const make = () =>
    client.auth.admin.createUser({ ...account, user_metadata: { username: account.email.slice(0, 14) } });
  const { data } = await make();
  expect((await make()).error).toMatchObject({ code: "email_exists", status: 422 });
  expect(await client.auth.admin.deleteUser(data.user!.id)).toMatchObject({ error: null });
  expect((await client.auth.admin.getUserById(data.user!.id)).error).toMatchObject({
    code: "user_not_found",
    status: 404,
  });
  expect(observer.problems).toEqual([]);
  expect([...observer.succeeded].toSorted()).toEqual(["delete a user", "make a user", "read a user"]);
});
