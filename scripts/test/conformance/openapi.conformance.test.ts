import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import type * as z from "zod/mini";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import {
  fakeRefusal,
  fakeSession,
  fakeUser,
} from "../../../supabase/functions/_shared/platform/testing/auth-responses.ts";
import { authCalls } from "../../../supabase/functions/_shared/platform/testing/descriptions/auth.ts";
import type { Call } from "../../../supabase/functions/_shared/platform/testing/descriptions/describe.ts";
import { newPerson, Person } from "../support/person.ts";
import { readOpenApi } from "./support/openapi.ts";

const { url, supabaseUrl, publishableKey } = inject("stack");

/** Auth's OpenAPI file, which is not part of this repository; see docs/testing.md. */
const file = process.env["AUTH_OPENAPI"];
const published = file ? readOpenApi(readFileSync(file, "utf8")) : null;
const optional = published ? {} : { skip: true, meta: { skippedBecause: "AUTH_OPENAPI names no file" } };

/**
 * What Auth does and its OpenAPI file of August 2026 does not say; the source is the address of the call's description.
 */
const unpublished = new Set([
  "change the user: request.current_password is not published",
  "change the user: request.code_challenge is not published",
  "change the user: request.code_challenge_method is not published",
  "use a recovery link: request.gotrue_meta_security is not published",
  "use a confirmation link: request.gotrue_meta_security is not published",
  "make a user: POST /admin/users is not published",
]);

const pathOf = (call: Call) => call.path.slice(authPath.length).split("?")[0]!;
const isSchema = (body: Call["body"]): body is z.ZodMiniType => body !== null && body !== "bytes";

function differences(call: Call): string[] {
  const operation = published!.operation(call.method, pathOf(call));
  if (!operation) return [`${call.method} ${pathOf(call)} is not published`];
  const asked = published!.schemaOf(operation.requestBody);
  const request = asked && isSchema(call.body) ? published!.differences("request", call.body, asked) : [];
  const responses = call.responses.flatMap(({ status, body }) => {
    const content = operation.responses[status];
    if (!content) return [`the status ${status} is not published`];
    const schema = published!.schemaOf(content);
    return schema && isSchema(body) ? published!.differences("response", body, schema) : [];
  });
  return [...request, ...responses];
}

test("our description of Auth says nothing that its OpenAPI file does not", optional, () => {
  const found = authCalls.flatMap((call) => differences(call).map((difference) => `${call.name}: ${difference}`));
  expect(found.filter((difference) => !unpublished.has(difference))).toEqual([]);
  expect([...unpublished].filter((difference) => !found.includes(difference))).toEqual([]);
});

/** The published schema of a call's response. */
const responseSchema = (method: string, path: string, status = 200) =>
  published!.schemaOf(published!.operation(method, path)!.responses[status])!;

test("the fakes' sessions, users and refusals fit the schemas of its OpenAPI file", optional, async () => {
  expect(published!.violations(responseSchema("POST", "/token"), fakeSession())).toEqual([]);
  expect(published!.violations(responseSchema("GET", "/user"), fakeUser())).toEqual([]);
  const refusal = (await fakeRefusal(400, "invalid_credentials").json()) as unknown;
  expect(published!.violations(responseSchema("POST", "/token", 400), refusal)).toEqual([]);
});

test("so do the responses of the local stack", optional, async () => {
  const ask = async (
    method: string,
    path: string,
    { body, token = publishableKey }: { body?: object; token?: string },
  ) => {
    const response = await fetch(`${supabaseUrl}${authPath}${path}`, {
      method,
      headers: { apikey: publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    // A password that is strong enough leaves a null in a session, where the file knows only an object.
    const { weak_password: weak, ...rest } = (await response.json()) as Record<string, unknown>;
    const received = weak ? { ...rest, weak_password: weak } : rest;
    return published!.violations(responseSchema(method, path.split("?")[0]!, response.status), received);
  };
  const { email, password, session } = await newPerson(url);
  const token = session.access_token;
  const other = new Person(url);
  const account = { email: other.email, password, data: { username: other.username } };
  expect(await ask("POST", "/signup", { body: account })).toEqual([]);
  expect(await ask("POST", "/token?grant_type=password", { body: { email, password } })).toEqual([]);
  expect(await ask("POST", "/token?grant_type=password", { body: { email, password: "wrong" } })).toEqual([]);
  expect(await ask("GET", "/user", { token })).toEqual([]);
  expect(await ask("PUT", "/user", { token, body: { password: "Secret-5678" } })).toEqual([]);
  expect(await ask("POST", "/recover", { body: { email } })).toEqual([]);
  expect(await ask("GET", "/health", {})).toEqual([]);
});
