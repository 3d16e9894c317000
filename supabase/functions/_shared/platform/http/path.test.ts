import assert from "node:assert/strict";
import { functionPath } from "./path.ts";

Deno.test("a function sees the same path through Supabase and when it is called directly", () => {
  for (const [address, path] of [
    ["https://kite.test/functions/v1/api/user", "/api/user"],
    ["https://kite.test/api/user", "/api/user"],
    ["https://kite.test/functions/v1x/user", "/functions/v1x/user"],
  ] as const) {
    assert.equal(functionPath(new Request(address)), path);
  }
});
