import assert from "node:assert/strict";
import { deadLetterMessages } from "../../../../_shared/contract/wire/dead-letters.ts";
import { bearer, setUpApi } from "../../../testing/set-up.ts";

const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const admin = { [rpc("admin_access")]: () => "admin" };
const row = {
  id: "7",
  queue: "mail",
  subject: "Your username was changed",
  attempts: 10,
  error: "SmtpError: the mail server could not be reached",
  created_at: "2026-06-10T10:00:00.000Z",
  failed_at: "2026-06-10T18:00:00.000Z",
};

Deno.test("administrators see what failed for good, and why", async () => {
  const { request } = setUpApi({ ...admin, [rpc("list_dead_letters")]: () => [row] });
  const response = await request("/api/admin/dead-letters", { headers: bearer });
  const { created_at: createdAt, failed_at: failedAt, ...rest } = row;
  assert.deepEqual([response.status, await response.json()], [200, [{ ...rest, createdAt, failedAt }]]);
});

for (const [method, path, name, message] of [
  ["POST", "/api/admin/dead-letters/7/retry", "retry_dead_letter", deadLetterMessages.retried],
  ["DELETE", "/api/admin/dead-letters/7", "discard_dead_letter", deadLetterMessages.discarded],
] as const) {
  Deno.test(`${method} ${path} reports what happened, and that somebody else was faster`, async () => {
    let found = true;
    const { call, received } = setUpApi({ ...admin, [rpc(name)]: () => found });
    const response = await call(method, path, {});
    assert.deepEqual([response.status, (await response.json()).message], [200, message]);
    assert.deepEqual(received.at(-1)!.body, { p_id: "7" });
    found = false;
    const late = await call(method, path, {});
    assert.deepEqual([late.status, (await late.json()).message], [404, deadLetterMessages.gone]);
  });
}
