import connect from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import type { HistoryEntry } from "../../../supabase/functions/_shared/contract/wire/history.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl, publishableKey } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

interface Stored {
  keyword: string;
  platform?: string;
  captions?: string[];
}

/** A person with these entries, oldest first. @returns the IDs by keyword */
async function withEntries(entries: Stored[]): Promise<{ person: Person; ids: Record<string, string> }> {
  const person = await newPerson(url);
  const ids: Record<string, string> = {};
  for (const [index, { keyword, platform = "general", captions = [`About ${keyword}`] }] of entries.entries()) {
    const [row] = await sql`
      insert into public.caption_history (user_id, keyword, platform, captions, created_at)
      select id, ${keyword}, ${platform}, ${captions}, now() - ${60 - index} * interval '1 second'
      from auth.users where email = ${person.email} returning id::text`;
    ids[keyword] = row!["id"] as string;
  }
  return { person, ids };
}

const list = (person: Person, query = "") => person.call<HistoryEntry[]>("GET", `/api/caption-history${query}`);
const keywords = async (person: Person, query = "") => (await list(person, query)).body.map(({ keyword }) => keyword);
const three = [
  { keyword: "café", captions: ["Crème brûlée, slowly", "Dessert first"] },
  { keyword: "東京", platform: "x", captions: ["東京タワーの夜景"] },
  { keyword: "sunrise", platform: "x", captions: ["Up early. #FirstLight"] },
];

describe("search", () => {
  test.each([
    ["?q=creme", ["café"]],
    ["?q=BRÛLÉE%20dess", ["café"]],
    [`?q=${encodeURIComponent("東京")}`, ["東京"]],
    [`?q=${encodeURIComponent("#first")}`, ["sunrise"]],
    ["?platform=x", ["sunrise", "東京"]],
    ["?platform=x&q=up", ["sunrise"]],
    ["?favorites=true", []],
    ["?q=nothing", []],
    ["?q=%20%20", ["sunrise", "東京", "café"]],
    ["?favorites=false", ["sunrise", "東京", "café"]],
  ])("%s finds %j", async (query, expected) => {
    const { person } = await withEntries(three);
    expect(await keywords(person, query)).toEqual(expected);
  });

  test("pages of what was found follow each other, and keep the filter", async () => {
    const { person } = await withEntries(
      Array.from({ length: 25 }, (_, n) => ({ keyword: `n${n}`, platform: n % 2 === 0 ? "x" : "general" })),
    );
    const found: string[] = [];
    let path: string | undefined = "?platform=x&q=about&limit=5";
    while (path !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof list>> = await list(person, path);
      found.push(...body.map(({ keyword }) => keyword));
      path = /^<\/api\/caption-history([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(found).toEqual(Array.from({ length: 13 }, (_, n) => `n${24 - n * 2}`));
  });

  test.each([
    [`q=${"a".repeat(201)}`, "Please search for 200 characters or fewer."],
    ["favorites=maybe", "favorites must be true or false."],
    ["platform=myspace", expect.stringContaining("Please choose a platform")],
    ["q=a&before=nonsense", "before is not a valid cursor."],
  ])("%s is refused", async (query, message) => {
    const person = await newPerson(url);
    expect(await list(person, `?${query}`)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message },
    });
  });

  test("a generation is found at once", async () => {
    const person = await newPerson(url);
    await person.generate({ keyword: "Zürich lakeside" });
    expect(await keywords(person, "?q=zurich%20lak")).toEqual(["Zürich lakeside"]);
  });
});

describe("one entry", () => {
  test("is read by its ID, by its owner only", async () => {
    const { person, ids } = await withEntries(three);
    const path = `/api/caption-history/${ids["café"]}`;
    expect((await person.call("GET", path)).body).toEqual({
      id: ids["café"],
      keyword: "café",
      captions: three[0]!.captions,
      platform: "general",
      createdAt: expect.any(String),
      favorites: [],
      hasPhoto: false,
      variants: [],
    });
    const other = await newPerson(url);
    const refused = { status: 404, body: { message: "This caption is no longer in your history.", code: "not_found" } };
    expect(await other.call("GET", path)).toMatchObject(refused);
    expect(await other.call("DELETE", path)).toMatchObject(refused);
    expect(
      await other.call("PUT", `/api/captions/${ids["café"]}/0/favorite`, { json: { favorite: true } }),
    ).toMatchObject(refused);
    expect(await person.call("GET", "/api/caption-history/nonsense")).toMatchObject(refused);
    expect(await keywords(person)).toHaveLength(3);
  });

  test("that was deleted is nowhere, until it is restored exactly", async () => {
    const { person, ids } = await withEntries(three);
    await person.call("PUT", `/api/captions/${ids["café"]}/1/favorite`, { json: { favorite: true } });
    const versions = { platform: "x", versions: ["Crème brûlée, fast"], current: 0 };
    const edit = (revision: number) =>
      person.call("PUT", `/api/captions/${ids["café"]}/0`, { json: { ...versions, revision } });
    expect((await edit(0)).status).toBe(200);
    const path = `/api/caption-history/${ids["café"]}`;
    const [before, whole] = [await list(person), await person.call("GET", path)];
    expect(await person.call("DELETE", path)).toMatchObject({ status: 200, body: { message: "Caption deleted" } });

    expect(await keywords(person)).toEqual(["sunrise", "東京"]);
    expect(await keywords(person, "?q=creme")).toEqual([]);
    expect(await keywords(person, "?favorites=true")).toEqual([]);
    expect((await person.call("GET", path)).status).toBe(404);
    expect((await person.call("DELETE", path)).status).toBe(404);
    expect((await edit(1)).status).toBe(404);
    expect((await person.call("GET", "/api/caption-history/export?format=csv")).body).not.toContain("brûlée");
    expect(JSON.stringify((await person.call("GET", "/api/user/data")).body)).not.toContain("brûlée");
    for (const [table, rows] of [
      ["caption_history", 2],
      ["caption_variants", 0],
    ] as const) {
      const direct = await fetch(`${url}/rest/v1/${table}?select=user_id`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${person.session.access_token}` },
      });
      expect(await direct.json(), table).toHaveLength(rows);
    }

    expect(await person.call("POST", "/api/caption-history/restore", { json: { id: ids["café"] } })).toMatchObject({
      status: 200,
      body: { message: "Restored" },
    });
    expect((await list(person)).body).toEqual(before.body);
    expect((await person.call("GET", path)).body).toEqual(whole.body);
    expect(await keywords(person, "?q=creme&favorites=true")).toEqual(["café"]);
  });
});

describe("clearing", () => {
  test("hides everything, and its undo shows everything and what was generated meanwhile", async () => {
    const { person } = await withEntries(three);
    const before = await list(person);
    const { body } = await person.call("DELETE", "/api/caption-history");
    expect(body).toEqual({ message: "History cleared", clearedTo: expect.any(String) });
    expect(await keywords(person)).toEqual([]);
    expect(await keywords(person, "?platform=x")).toEqual([]);
    await person.generate({ keyword: "later" });
    expect(await keywords(person)).toEqual(["later"]);
    expect(
      (await person.call("POST", "/api/caption-history/restore", { json: { clearedTo: body["clearedTo"] } })).status,
    ).toBe(200);
    expect((await list(person)).body.slice(1)).toEqual(before.body);
    expect(await keywords(person)).toEqual(["later", "sunrise", "東京", "café"]);
  });

  test("an empty history has nothing to undo", async () => {
    const person = await newPerson(url);
    expect((await person.call("DELETE", "/api/caption-history")).body).toEqual({
      message: "History cleared",
      clearedTo: null,
    });
  });

  test("the latest one is undone only, and once", async () => {
    const { person } = await withEntries(three);
    const first = (await person.call("DELETE", "/api/caption-history")).body["clearedTo"];
    await person.generate({ keyword: "later" });
    const second = (await person.call("DELETE", "/api/caption-history")).body["clearedTo"];
    const undo = (clearedTo: unknown) => person.call("POST", "/api/caption-history/restore", { json: { clearedTo } });
    const late = { status: 409, body: { code: "restore_too_late", message: "This can no longer be undone." } };
    expect(await undo(first)).toMatchObject(late);
    expect((await undo(second)).status).toBe(200);
    expect(await keywords(person)).toEqual(["later"]);
    expect(await undo(second)).toMatchObject(late);
  });

  test.each([{}, { id: "1", clearedTo: "2026-06-10T10:00:00.000Z" }, { clearedTo: "yesterday" }])(
    "a restore of %j is refused",
    async (json) => {
      const person = await newPerson(url);
      expect(await person.call("POST", "/api/caption-history/restore", { json })).toMatchObject({ status: 400 });
    },
  );
});

describe("favorites", () => {
  test("are set and unset by place, and refused for a caption that is not there", async () => {
    const { person, ids } = await withEntries(three);
    const put = (place: string, favorite: boolean) =>
      person.call("PUT", `/api/captions/${ids["café"]}/${place}/favorite`, { json: { favorite } });
    expect((await put("1", true)).body).toEqual({ favorites: [1] });
    expect((await put("0", true)).body).toEqual({ favorites: [0, 1] });
    expect((await put("0", true)).body).toEqual({ favorites: [0, 1] });
    expect((await put("1", false)).body).toEqual({ favorites: [0] });
    expect(await keywords(person, "?favorites=true")).toEqual(["café"]);
    expect((await put("2", true)).status).toBe(404);
    expect((await put("x", true)).status).toBe(404);
  });
});

describe("the export", () => {
  test("as CSV has one line per caption, and runs nothing in a spreadsheet", async () => {
    const { person } = await withEntries([{ keyword: "=1+1", captions: ['Say "hi", 東京', "two\nlines"] }]);
    const { body, headers } = await person.call<string>("GET", "/api/caption-history/export?format=csv");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="caption-kite-captions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = body.split("\r\n");
    expect(lines[0]).toBe("createdAt,platform,keyword,variation,caption");
    expect(lines[1]).toMatch(/^[\dTZ:.-]+,general,'=1\+1,1,"Say ""hi"", 東京"$/);
    expect(lines[2]).toMatch(/,2,"two\nlines"$/);
  });

  test("has only what was found, in either format", async () => {
    const { person } = await withEntries(three);
    const csv = await person.call<string>("GET", "/api/caption-history/export?format=csv&platform=x&q=up");
    expect(csv.body.split("\r\n")).toHaveLength(3);
    const text = await person.call<string>("GET", "/api/caption-history/export?format=text&platform=x");
    expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text.body).toMatch(/^\d{4}-\d\d-\d\d · X · sunrise\n\nUp early\. #FirstLight\n\n\n/);
    expect(text.body).not.toContain("café");
    expect((await person.call("GET", "/api/caption-history/export?format=pdf")).status).toBe(400);
  });
});

test("a deleted account leaves no term of its captions", async () => {
  const { person } = await withEntries(three);
  const [account] = await sql`select id from auth.users where email = ${person.email}`;
  const terms = () => sql`select from private.caption_terms where user_id = ${account!["id"] as string}`;
  expect((await terms()).length).toBeGreaterThan(10);
  await person.call("DELETE", "/api/user", { json: { password: person.password } });
  expect(await terms()).toHaveLength(0);
});
