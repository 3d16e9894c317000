import { expect, test } from "vitest";
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
