import assert from "node:assert/strict";
import { said } from "./testing/write.ts";

Deno.test("a keyword with a colon is not introduced by another one", async () => {
  for (const caption of await said("Note: the shop is closed on Monday")) {
    assert.ok((caption.match(/: /gu) ?? []).length <= 1, caption);
  }
});
