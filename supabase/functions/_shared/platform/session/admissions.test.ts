import assert from "node:assert/strict";
import { createAdmissions } from "./admissions.ts";

function setUp(live: boolean | Error = true) {
  const clock = { now: 0 };
  const checked: string[] = [];
  const admissions = createAdmissions(() => clock.now);
  const check = (token: string) => {
    checked.push(token);
    return live instanceof Error ? Promise.reject(live) : Promise.resolve(live);
  };
  const admitted = (userId: string, token: string) => admissions.isAdmitted({ userId, token }, check);
  return { clock, checked, admissions, admitted };
}

Deno.test("the database is asked once about a token, and again after thirty seconds", async () => {
  const { clock, checked, admitted } = setUp();
  assert.ok(await admitted("anna", "a"));
  clock.now += 29_999;
  assert.ok(await admitted("anna", "a"));
  assert.equal(checked.length, 1);
  clock.now += 1;
  assert.ok(await admitted("anna", "a"));
  assert.equal(checked.length, 2);
});

Deno.test("another token that claims to be the same person's is asked about", async () => {
  const { checked, admitted } = setUp();
  await admitted("anna", "a");
  await admitted("anna", "forged");
  await admitted("bob", "a");
  assert.deepEqual(checked, ["a", "forged", "a"]);
});

Deno.test("a refusal or a failure is not remembered", async () => {
  const refused = setUp(false);
  assert.equal(await refused.admitted("anna", "a"), false);
  assert.equal(await refused.admitted("anna", "a"), false);
  assert.equal(refused.checked.length, 2);
  const failing = setUp(new Error("no database"));
  await assert.rejects(failing.admitted("anna", "a"), /no database/);
  await assert.rejects(failing.admitted("anna", "a"), /no database/);
  assert.equal(failing.checked.length, 2);
});

Deno.test("who may have ended a session is asked about again, others are not", async () => {
  const { checked, admissions, admitted } = setUp();
  await admitted("anna", "a");
  await admitted("bob", "b");
  admissions.forget("anna");
  await admitted("anna", "a");
  await admitted("bob", "b");
  assert.deepEqual(checked, ["a", "b", "a"]);
});
