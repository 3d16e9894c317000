import assert from "node:assert/strict";
import { AuthRefusal, type AuthCalls, type AuthServer, type Tokens } from "../supabase/auth.ts";
import { createRefresher } from "./refresh.ts";

const start = 1_780_000_000_000;
const tokens: Tokens = { accessToken: "a.b.c", refreshToken: "next", expiresAt: start / 1000 + 3600 };

/** An auth server that responds to refreshes with what `responses` says, in turn, and remembers who asked for what. */
function setUp(responses: (() => Promise<Tokens>)[]) {
  const asked: { refreshToken: string; address: string }[] = [];
  const from = (address: string) => ({
    refresh(refreshToken: string) {
      asked.push({ refreshToken, address });
      return responses[asked.length - 1]!();
    },
  });
  // Guarantee: nothing but `refresh` is called here.
  const auth: AuthServer = { from: (address) => from(address) as unknown as AuthCalls };
  const clock = { now: start };
  return { asked, clock, refresh: createRefresher(auth, () => clock.now) };
}

const succeeds = () => Promise.resolve(tokens);
const fails = () => Promise.reject(new AuthRefusal("server_failed", 500, "down"));

Deno.test("requests that arrive with the same spent token share one refresh, for ten seconds after it", async () => {
  const { refresh, asked, clock } = setUp([succeeds, succeeds]);
  const both = await Promise.all([refresh("spent", "203.0.113.7"), refresh("spent", "203.0.113.7")]);
  assert.deepEqual(both, [tokens, tokens]);
  clock.now = start + 9999;
  await refresh("spent", "203.0.113.7");
  assert.deepEqual(asked, [{ refreshToken: "spent", address: "203.0.113.7" }]);
  clock.now = start + 10_000;
  await refresh("spent", "203.0.113.7");
  assert.equal(asked.length, 2);
});

Deno.test("each token is refreshed for itself, at the address of the one who asks", async () => {
  const { refresh, asked } = setUp([succeeds, succeeds]);
  await refresh("one", "203.0.113.7");
  await refresh("two", "198.51.100.9");
  assert.deepEqual(asked, [
    { refreshToken: "one", address: "203.0.113.7" },
    { refreshToken: "two", address: "198.51.100.9" },
  ]);
});

Deno.test("a refresh that failed is not kept: the next request tries again", async () => {
  const { refresh, asked } = setUp([fails, succeeds]);
  await assert.rejects(refresh("spent", "203.0.113.7"), AuthRefusal);
  assert.deepEqual(await refresh("spent", "203.0.113.7"), tokens);
  assert.equal(asked.length, 2);
});
