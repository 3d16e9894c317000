import assert from "node:assert/strict";
import { isCommonPassword } from "./common-passwords.ts";

for (const password of ["123456", "Password1", "qwerty", "letmein1"]) {
  Deno.test(`"${password}" is what everybody tries first`, async () => assert.ok(await isCommonPassword(password)));
}
for (const password of ["secret-1", "a calm harbor", "Stronger1"]) {
  Deno.test(`"${password}" is not`, async () => assert.ok(!(await isCommonPassword(password))));
}
