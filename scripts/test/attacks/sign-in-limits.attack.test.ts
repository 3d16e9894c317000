import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { hashesSoFar } from "../../stack/supabase/password-hashing.ts";
import type { Stack } from "../../stack/stack.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import { newPerson, Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, functionsUrl, databaseUrl } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

/** Makes `count` calls, ten at a time, because each costs a password hash and a busy machine is slow at hashing. */
async function inTens(count: number, call: (round: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < count; start += 10) {
    const rounds = Array.from({ length: Math.min(10, count - start) }, (_, index) => start + index);
    statuses.push(...(await Promise.all(rounds.map(call))));
  }
  return statuses;
}

/** A sign-in as the proxies in front of a function forward it. The last address is the one that they saw. */
function signIn(functions: string, email: string, password: string, headers: Record<string, string>) {
  return fetch(`${functions}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password, termsAccepted: true }),
  });
}

test("the password of one account can be guessed fifty times in 15 minutes from all addresses together", async () => {
  const victim = await newPerson(url);
  const statuses = await inTens(
    60,
    async (guess) =>
      (await signIn(functionsUrl, victim.email, `wrong${guess}`, { "x-forwarded-for": `203.0.113.${guess}` })).status,
  );
  expect(statuses.filter((status) => status === 401).length).toBe(50);
  expect(statuses.filter((status) => status === 429).length).toBe(10);
  // Other accounts are not affected.
  const other = await newPerson(url);
  expect((await other.login()).status).toBe(200);
});

test("successful sign-ins do not count, and do not reset the count of failed ones", async () => {
  const person = await newPerson(url);
  for (let round = 0; round < 12; round++) expect((await person.login()).status).toBe(200);
  const statuses: number[] = [];
  for (let round = 0; round < 12; round++) {
    statuses.push((await person.login(`wrong${round}`)).status);
    if (round < 9) expect((await person.login()).status).toBe(200);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test("simultaneous guesses cannot exceed the limit", async () => {
  const person = await newPerson(url);
  const statuses = await Promise.all(
    Array.from(
      { length: 30 },
      async (_, round) => (await new Person(url, person.username).login(`wrong${round}`)).status,
    ),
  );
  expect(statuses.filter((status) => status === 401).length).toBe(10);
  expect(statuses.filter((status) => status === 429).length).toBe(20);
});

const originSecret = randomUUID() + randomUUID();
let hosted: Stack;
beforeAll(async () => {
  hosted = await startTemporaryStack({
    ...fastPasswordHashing,
    functionsEnv: { TRUSTED_PROXY_HOPS: "2", ORIGIN_SECRET: originSecret },
  });
}, 180_000);
afterAll(() => hosted.stop());

test("a function that is called directly does not trust the client's address headers", async () => {
  const functions = await hosted.functionsUrl();
  // Each guess claims another address; the address that Supabase's proxy saw is last. Each uses another account, so
  // that only the address counts.
  const statuses = await inTens(110, async (guess) => {
    const headers = {
      "x-forwarded-for": `198.51.100.${guess}, 192.0.2.1`,
      ...(guess % 2 ? { "x-origin-secret": "wrong" } : {}),
    };
    return (await signIn(functions, `nobody${guess}@example.com`, "secret-1", headers)).status;
  });
  expect(statuses.filter((status) => status === 401).length).toBe(100);
  expect(statuses.filter((status) => status === 429).length).toBe(10);
  const throughTheHost = await signIn(functions, "nobody@example.com", "secret-1", {
    "x-forwarded-for": "198.51.100.7, 192.0.2.1",
    "x-origin-secret": originSecret,
  });
  expect(throughTheHost.status).toBe(401);
}, 240_000);

test("an unknown address takes the same work as a wrong password, and gets the same response", async () => {
  await clearCounters(hosted.databaseUrl);
  const known = await newPerson(hosted.url);
  const attempt = async (person: Person) => {
    const before = hashesSoFar();
    const { status, body, headers } = await person.login("wrong-password");
    return { hashes: hashesSoFar() - before, status, body, headers: [...headers.keys()].sort() };
  };
  const ofKnown = await attempt(known);
  expect(ofKnown).toMatchObject({ hashes: 1, status: 401 });
  expect(await attempt(new Person(hosted.url))).toEqual(ofKnown);
});
