import assert from "node:assert/strict";
import { ApiError } from "../errors.ts";
import { AuthRefusal, type Tokens } from "../supabase/auth.ts";
import { testToken } from "../testing/fake-supabase.ts";
import { writeSessionCookies } from "./cookie.ts";
import { resolveSession } from "./resolve.ts";

const now = 1_780_000_000;
const tokens = (sub: string, expiresAt: number): Tokens => ({
  accessToken: testToken({ sub, exp: expiresAt }),
  refreshToken: `refresh-${sub}`,
  expiresAt,
});
const cookieOf = (stored: Tokens) =>
  new Headers({
    cookie: writeSessionCookies(null, stored, { secure: true, nowSeconds: now })
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  });

function setUp(refresh: (token: string) => Promise<Tokens> = () => Promise.reject(new Error("nobody asked for this"))) {
  return { refresh, nowSeconds: now, secure: true };
}

Deno.test("a bearer token that has expired, or is none, is refused", async () => {
  for (const token of [testToken({ sub: "a", exp: now }), testToken({ sub: "a", exp: now - 1 }), "nonsense"]) {
    await assert.rejects(
      resolveSession(new Headers({ authorization: `Bearer ${token}` }), setUp()),
      (error) => error instanceof ApiError && error.code === "unauthorized",
    );
  }
  for (const scheme of ["Basic", "XBearer", ""]) {
    const authorization = `${scheme} ${testToken({ sub: "a", exp: now + 1 })}`;
    await assert.rejects(resolveSession(new Headers({ authorization }), setUp()), { code: "unauthorized" });
  }
  const { session } = await resolveSession(
    new Headers({ authorization: `Bearer ${testToken({ sub: "a", exp: now + 1 })}` }),
    setUp(),
  );
  assert.equal(session?.userId, "a");
});

Deno.test(
  "a cookie's token that lasts for the request is used as it is, one that does not is refreshed first",
  async () => {
    const lasting = await resolveSession(cookieOf(tokens("a", now + 31)), setUp());
    assert.deepEqual([lasting.session?.userId, lasting.cookies], ["a", []]);

    const asked: string[] = [];
    const refreshed = await resolveSession(
      cookieOf(tokens("a", now + 30)),
      setUp((token) => {
        asked.push(token);
        return Promise.resolve(tokens("a", now + 3600));
      }),
    );
    assert.deepEqual(asked, ["refresh-a"]);
    assert.equal(refreshed.session?.token, testToken({ sub: "a", exp: now + 3600 }));
    assert.match(refreshed.cookies.join(), /^__Host-caption-kite-session=.+__Host-caption-kite-signed-in=1/);
  },
);

Deno.test("only a session that cannot come back loses its cookie", async () => {
  const refused = (code: string) =>
    resolveSession(
      cookieOf(tokens("a", now)),
      setUp(() => Promise.reject(new AuthRefusal(code, 400, code))),
    );
  const endings = [
    "validation_failed",
    "refresh_token_not_found",
    "session_not_found",
    "session_expired",
    "user_not_found",
    "user_banned",
  ];
  for (const code of endings) {
    const over = await refused(code);
    assert.equal(over.session, null);
    assert.equal(over.cookies.length, 2);
    for (const cookie of over.cookies) assert.match(cookie, /Max-Age=0/, code);
  }
  // A sibling request may have used the token first, and its response brings the new cookie.
  assert.deepEqual(await refused("refresh_token_already_used"), { session: null, cookies: [] });
  await assert.rejects(
    resolveSession(
      cookieOf(tokens("a", now)),
      setUp(() => Promise.reject(new Error("down"))),
    ),
    /down/,
  );
});

Deno.test("a hint without a session is removed", async () => {
  const hint = "__Host-caption-kite-signed-in";
  const found = await resolveSession(new Headers({ cookie: `${hint}=1; __Host-caption-kite-session=broken` }), setUp());
  assert.equal(found.session, null);
  assert.deepEqual(
    found.cookies.map((cookie) => cookie.split("; ").slice(0, 2)),
    [[`${hint}=`, "Max-Age=0"]],
  );
});

Deno.test("a refresh that the auth server did not decide is no logout", async () => {
  for (const [code, status] of [
    ["over_request_rate_limit", 429],
    ["server_failed", 500],
    ["unexpected_failure", 503],
  ] as const) {
    const undecided = resolveSession(
      cookieOf(tokens("a", now)),
      setUp(() => Promise.reject(new AuthRefusal(code, status, code))),
    );
    await assert.rejects(
      undecided,
      (error) => error instanceof ApiError && error.status === 503 && Number(error.headers["retry-after"]) > 0,
    );
  }
});
