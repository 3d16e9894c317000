import assert from "node:assert/strict";
import { fakeRestRefusal } from "../../../_shared/platform/testing/rest-responses.ts";
import { fakeRefusal, fakeSession, fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import type { FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testNow, testUserId } from "../../testing/set-up.ts";

const session = fakeSession({
  expires_at: testNow / 1000 + 3600,
  user: fakeUser({ id: testUserId, email: testMe.email }),
});

function responses(changes: FakeResponses = {}): FakeResponses {
  let files = [
    { bucket: "pictures", name: "a.png" },
    { bucket: "pictures", name: "b.png" },
  ];
  return {
    "/rest/v1/rpc/me": () => testMe,
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/auth/v1/token?grant_type=password": () => session,
    "/auth/v1/logout?scope=local": () => new Response(null, { status: 204 }),
    "/rest/v1/rpc/account_files": () => files,
    "/storage/v1/object/pictures": ({ body }) => {
      const prefixes = body.prefixes as string[];
      const removed = files.filter(({ name }) => prefixes.includes(name));
      files = files.filter(({ name }) => !prefixes.includes(name));
      return removed.map(({ bucket, name }) => ({ bucket_id: bucket, name }));
    },
    "/rest/v1/rpc/delete_account": () => true,
    ...changes,
  };
}

const password = { password: "secret-1" };
const storageFailed = () =>
  Response.json({ statusCode: "500", code: "InternalError", error: "Internal", message: "no" }, { status: 500 });

Deno.test("what costs money ends first, then files, then the rows", async () => {
  const order: string[] = [];
  const { call, paths } = setUpApi(responses(), {
    billing: { deleteCustomer: async (userId) => void order.push(userId) },
  });
  assert.equal((await call("DELETE", "/api/user", password)).status, 200);
  assert.deepEqual(order, [testUserId]);
  // The event about it is stored independently of the response.
  const ordered = paths().filter((path) => !path.endsWith("/record_security_event"));
  assert.deepEqual(ordered.slice(-4), [
    "/rest/v1/rpc/account_files",
    "/storage/v1/object/pictures",
    "/rest/v1/rpc/account_files",
    "/rest/v1/rpc/delete_account",
  ]);
});

Deno.test(
  "a subscription that cannot be ended keeps the account, so that nobody pays for one that is gone",
  async () => {
    const { call, paths } = setUpApi(responses(), {
      billing: { deleteCustomer: () => Promise.reject(new Error("the provider is down")) },
    });
    assert.equal((await call("DELETE", "/api/user", password)).status, 500);
    assert.ok(!paths().includes("/rest/v1/rpc/delete_account"));
  },
);

Deno.test("the session that checks the password has ended before anything else is tried", async () => {
  const { call, paths, received } = setUpApi(responses({ "/rest/v1/rpc/account_files": () => fakeRestRefusal() }));
  assert.ok((await call("DELETE", "/api/user", password)).status >= 500);
  const checked = paths().indexOf("/auth/v1/token?grant_type=password");
  assert.equal(paths()[checked + 1], "/auth/v1/logout?scope=local");
  assert.equal(received[checked + 1]!.authorization, `Bearer ${String(session["access_token"])}`);
});

Deno.test("files that cannot be removed keep the account", async () => {
  for (const broken of [storageFailed, () => []]) {
    const { call, paths } = setUpApi(responses({ "/storage/v1/object/pictures": broken }));
    assert.ok((await call("DELETE", "/api/user", password)).status >= 500);
    assert.ok(!paths().includes("/rest/v1/rpc/delete_account"));
  }
});

Deno.test("a wrong password touches nothing", async () => {
  const refused = () => fakeRefusal(400, "invalid_credentials");
  let cancelled = false;
  const { call, paths } = setUpApi(responses({ "/auth/v1/token?grant_type=password": refused }), {
    billing: {
      deleteCustomer: async () => {
        cancelled = true;
      },
    },
  });
  const response = await call("DELETE", "/api/user", password);
  assert.equal(response.status, 400);
  assert.deepEqual((await response.json()).details, {
    fields: { password: "The password is not correct. Your account was not deleted." },
  });
  assert.equal(cancelled, false);
  assert.ok(!paths().some((path) => path.includes("account_files") || path.includes("delete_account")));
});

Deno.test("the only administrator cannot leave, and nothing has ended by then", async () => {
  let cancelled = false;
  const { call, paths } = setUpApi(
    responses({
      "/rest/v1/rpc/me": () => ({ ...testMe, is_admin: true }),
      "/rest/v1/rpc/is_last_administrator": () => true,
    }),
    {
      billing: {
        deleteCustomer: async () => {
          cancelled = true;
        },
      },
    },
  );
  const response = await call("DELETE", "/api/user", password);
  assert.equal(response.status, 409);
  assert.deepEqual(await response.json(), {
    code: "last_administrator",
    message: "You are the only administrator. Give the role to another account first, then delete this one.",
  });
  assert.equal(cancelled, false);
  assert.ok(!paths().some((path) => path.includes("account_files") || path.includes("delete_account")));
});

Deno.test("two administrators who leave at once are told the same, not that something failed", async () => {
  let left = false;
  const refused = () => {
    left = true;
    return fakeRestRefusal("23001", "The last administrator cannot be removed.");
  };
  const { call } = setUpApi(
    responses({
      "/rest/v1/rpc/me": () => ({ ...testMe, is_admin: true }),
      "/rest/v1/rpc/is_last_administrator": () => left,
      "/rest/v1/rpc/delete_account": refused,
    }),
  );
  const response = await call("DELETE", "/api/user", password);
  assert.equal(response.status, 409);
  assert.equal((await response.json()).code, "last_administrator");
});

Deno.test("a password whose check another call disturbs is checked again", async () => {
  const failed = () => fakeRefusal(500, "unexpected_failure");
  const refused = () => fakeRefusal(400, "invalid_credentials");
  for (const [then, me, status] of [
    [() => session, testMe, 200],
    [refused, null, 401],
    [failed, testMe, 500],
  ] as const) {
    let asked = 0;
    const { call } = setUpApi(
      responses({
        "/auth/v1/token?grant_type=password": () => (++asked === 1 ? failed() : then()),
        "/rest/v1/rpc/me": () => (asked === 0 ? testMe : me),
      }),
    );
    assert.equal((await call("DELETE", "/api/user", password)).status, status);
    assert.equal(asked, 2);
  }
});
