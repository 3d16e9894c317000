import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { createSubjectHash } from "./subject.ts";

const secret = "0123456789abcdef0123456789abcdef";
const hash = createSubjectHash(secret);

Deno.test("a subject is counted under a keyed hash, the same each time", async () => {
  const expected = createHmac("sha256", secret).update("203.0.113.7").digest("base64url");
  assert.equal(await hash("203.0.113.7"), expected);
  assert.equal(await hash("203.0.113.7"), expected);
  assert.notEqual(await createSubjectHash("another secret")("203.0.113.7"), expected);
});

Deno.test("parts that read the same when joined are counted apart", async () => {
  const pairs = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""]];
  const hashes = await Promise.all(pairs.map((parts) => hash(...parts)));
  assert.equal(new Set(hashes).size, pairs.length);
});
