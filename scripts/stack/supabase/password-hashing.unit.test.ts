import bcrypt from "bcryptjs";
import { expect, test } from "vitest";
import { hashPasswordsOffThread } from "./password-hashing.ts";

/** The library's own object, whose functions are replaced. */
const library: Pick<typeof bcrypt, "hash" | "compare"> = bcrypt;

test("a hash costs what the library asks for", async () => {
  hashPasswordsOffThread();
  expect(await library.hash("secret", 10)).toMatch(/^\$2b\$10\$/);
});

test("tests can set a lower cost, and such hashes are checked as usual", async () => {
  hashPasswordsOffThread(4);
  const hash = await library.hash("secret", 10);
  expect(hash).toMatch(/^\$2b\$04\$/);
  expect([await library.compare("secret", hash), await library.compare("wrong", hash)]).toEqual([true, false]);
});
