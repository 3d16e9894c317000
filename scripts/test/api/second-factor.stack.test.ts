import { afterAll, beforeAll, expect, test } from "vitest";
import { oneTimeCode } from "../../command/one-time-code.ts";
import type { Stack } from "../../stack/stack.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import { newAdministrator } from "../support/administrator.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startTemporaryStack({ ...fastPasswordHashing, env: { ADMIN_MFA: "required" } });
});
afterAll(() => stack?.stop());

const path = "/api/admin/second-factor";

test("an administrator sets up an app, opens the panel with its code, and changes the password with it", async () => {
  const administrator = await newAdministrator(stack);
  const panel = async () => {
    const { status, body } = await administrator.call("GET", "/api/admin/social-media/posts");
    return [status, (body as { code?: string }).code];
  };
  const state = async () => (await administrator.call<{ secondFactor?: string }>("GET", "/api/user")).body.secondFactor;
  expect(await panel()).toEqual([403, "second_factor_required"]);
  expect(await state()).toBe("enroll");

  const enrolled = await administrator.call<{ factorId: string; secret: string }>("POST", path);
  const { factorId, secret } = enrolled.body;
  const code = () => oneTimeCode(secret, Date.now() / 1000);
  expect((await administrator.call("POST", `${path}/verify`, { json: { code: code(), factorId } })).status).toBe(200);
  expect(await panel()).toEqual([200, undefined]);

  const passwords = { currentPassword: administrator.password, newPassword: "Secret-5678" };
  const change = (json: object) =>
    administrator.call<{ details?: { fields: object } }>("PUT", "/api/user/password", { json });
  expect((await change(passwords)).body.details?.fields).toEqual({
    code: "Please enter the code from your authenticator app.",
  });
  expect((await change({ ...passwords, code: code() })).status).toBe(200);
  expect(await panel()).toEqual([200, undefined]);

  // A sign-in with the new password alone opens no panel.
  expect((await administrator.login("Secret-5678")).status).toBe(200);
  expect([await state(), await panel()]).toEqual(["verify", [403, "second_factor_required"]]);

  // Removing the last app leads to another setup, never to a panel without one.
  await administrator.call("POST", `${path}/verify`, { json: { code: code() } });
  expect((await administrator.call("DELETE", path)).status).toBe(200);
  expect((await administrator.login("Secret-5678")).status).toBe(200);
  expect([await state(), await panel()]).toEqual(["enroll", [403, "second_factor_required"]]);
});
