import connect from "postgres";
import { beforeEach, expect, inject, test } from "vitest";
import { newPerson, type Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, databaseUrl } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

/** Makes the access token look expired, so that the next call refreshes the session. */
function spend(person: Person): void {
  person.session = { ...person.session, expires_at: Math.floor(Date.now() / 1000) - 10 };
}

test("an auth server that fails does not sign anybody out", async () => {
  const person = await newPerson(url);
  spend(person);
  const cookies = new Map(person.cookies);
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`alter table auth.refresh_tokens rename to refresh_tokens_away`;
    try {
      const response = await person.call("GET", "/api/user");
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.body["message"]).toEqual(expect.stringContaining("try again"));
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(person.cookies).toEqual(cookies);
    } finally {
      await sql`alter table auth.refresh_tokens_away rename to refresh_tokens`;
    }
  } finally {
    await sql.end();
  }
  const again = await person.call("GET", "/api/user");
  expect(again.status).toBe(200);
  // The session, and the hint beside it that lasts as long.
  expect(again.headers.getSetCookie()).toHaveLength(2);
});
