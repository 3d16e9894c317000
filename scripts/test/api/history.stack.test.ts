import connect from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

/** Entries with equal timestamps, so that a page ends between two of them. */
async function withEntries(count: number): Promise<Person> {
  const person = await newPerson(url);
  await sql`insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    select u.id, 'entry ' || n, 'general', array['a caption'], timestamptz '2026-06-10 10:00Z' + (n / 4) * interval '1 millisecond'
    from auth.users u, generate_series(1, ${count}::int) n where u.email = ${person.email}`;
  return person;
}

test("pages follow each other through the Link header, without gaps or repetitions", async () => {
  const person = await withEntries(47);
  const keywords: unknown[] = [];
  let path: string | undefined = "/api/caption-history?limit=10";
  let pages = 0;
  while (path !== undefined) {
    const { status, body, headers }: { status: number; body: { keyword: string }[]; headers: Headers } =
      await person.call("GET", path);
    expect(status).toBe(200);
    keywords.push(...body.map(({ keyword }) => keyword));
    path = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
    pages++;
  }
  expect(pages).toBe(5);
  expect(keywords).toEqual(Array.from({ length: 47 }, (_, n) => `entry ${47 - n}`));
});

test("without parameters, the first page is returned as an array", async () => {
  const person = await withEntries(25);
  expect(await person.history()).toHaveLength(20);
});

test.each([
  "limit=0",
  "limit=101",
  "limit=ten",
  "limit=1.5",
  "before=nonsense",
  "before=WyJhIiwiYiJd",
  `before=${"a".repeat(300)}`,
])("%s is refused", async (query) => {
  const person = await newPerson(url);
  expect(await person.call("GET", `/api/caption-history?${query}`)).toMatchObject({
    status: 400,
    body: { code: "validation_failed" },
  });
});

test("clearing deletes only the person's own entries", async () => {
  const [person, other] = [await withEntries(3), await withEntries(3)];
  expect((await person.call("DELETE", "/api/caption-history")).status).toBe(200);
  expect(await person.history()).toEqual([]);
  expect(await other.history()).toHaveLength(3);
});
