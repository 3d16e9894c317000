import { expect, inject, test } from "vitest";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url, publishableKey } = inject("stack");

/** Requests per person. With the environment variable ISOLATION_SECONDS, requests are made for that time instead. */
const requests = 150;
const seconds = Number(process.env.ISOLATION_SECONDS ?? 0);

test("people who make many requests in parallel never see each other's rows", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(url)));
  await Promise.all(people.map((person) => person.generate({ keyword: person.username })));
  const end = Date.now() + seconds * 1000;
  const wrong: string[] = [];
  let sent = 0;

  async function hammer(person: Person, worker: number): Promise<void> {
    for (let n = 0; seconds > 0 ? Date.now() < end : n < requests / 4; n++) {
      sent++;
      if ((n + worker) % 3 === 0) {
        const { body } = await person.call<User>("GET", "/api/user");
        if (body.email !== person.email) wrong.push(`user ${body.email}`);
      } else if ((n + worker) % 3 === 1) {
        const entries = await person.history();
        if (entries.length !== 1 || entries[0]!.keyword !== person.username)
          wrong.push(`history ${JSON.stringify(entries)}`);
      } else {
        const response = await fetch(`${url}/rest/v1/caption_history?select=keyword`, {
          headers: { apikey: publishableKey, authorization: `Bearer ${person.session.access_token}` },
        });
        const rows = (await response.json()) as { keyword: string }[];
        if (rows.length !== 1 || rows[0]!.keyword !== person.username) wrong.push(`rows ${JSON.stringify(rows)}`);
      }
    }
  }

  await Promise.all(people.flatMap((person) => [0, 1, 2, 3].map((worker) => hammer(person, worker))));
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(requests);
});
