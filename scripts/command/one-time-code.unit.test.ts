import { expect, test } from "vitest";
import { base32, oneTimeCode } from "./one-time-code.ts";

/** The secret of the examples in RFC 6238, whose codes have eight digits: ours are the last six. */
const secret = base32(Buffer.from("12345678901234567890"));

test("the codes are those of RFC 6238", () => {
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect([59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((at) => oneTimeCode(secret, at))).toEqual([
    "287082",
    "081804",
    "005924",
    "353130",
  ]);
});
