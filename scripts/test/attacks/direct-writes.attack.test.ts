import connect, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { usernameRequest } from "../../../supabase/functions/_shared/contract/wire/account-settings.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const stack = inject("stack");
const { url, supabaseUrl, databaseUrl, publishableKey } = stack;
let sql: Sql;

beforeAll(() => {
  sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());
beforeEach(() => clearCounters(databaseUrl));

/** A request directly to the data API. @returns its status */
async function direct(method: string, path: string, token: string, body?: unknown): Promise<number> {
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
    method,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

const invisible = {
  "zero-width spaces only": "\u200B\u200B\u200B\u200B",
  "spaces only": "     ",
  "no-break spaces only": "\u00A0\u3000\u2003\u00A0",
  "a zero-width space in it": "ann\u200Ba",
  "a line break": "Anna\nAdmin",
  "a tab": "Anna\tB",
  "a control character": "Anna\u0007",
  "a turned direction": "\u202Eanna",
  "an isolated direction": "\u2066anna\u2069",
  "a byte order mark": "\uFEFFanna",
  "a line separator": "Anna\u2028B",
  "a Hangul filler": "\u3164\u3164\u3164",
  "marks on nothing": "\u0301\u0301\u0301",
  "joiners only": "\u200D\u200D\u200D",
  "space around it": " Anna ",
  "two spaces": "Anna  B",
} as const;

test.each(Object.entries(invisible))(
  "bypassing the API, no username can be changed to one with %s",
  async (_what, name) => {
    const person = await newPerson(url);
    expect(await direct("POST", "rpc/change_username", person.session.access_token, { p_username: name })).toBe(400);
    expect((await person.call("GET", "/api/user")).body).toMatchObject({ username: person.username });
  },
);

test("the database accepts every name that the contract accepts, and a sign-up by another way gets the normalized name", async () => {
  const names = [
    ...Object.values(invisible),
    "Zoë Müller",
    "李小龙",
    "أحمد علي",
    "🎉 party 🎉",
    "می‌خواهم",
    "x_y-z.9",
    "ab",
    "a".repeat(40),
    "a".repeat(41),
  ];
  for (const [index, name] of names.entries()) {
    const parsed = usernameRequest.safeParse({ username: name });
    const email = `metadata-${index}@example.com`;
    const [row] = await sql.begin(async (transaction) => {
      await transaction`insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), ${email}, ${JSON.stringify({ username: name })}::text::jsonb)`;
      const found =
        await transaction`select username from public.profiles p join auth.users u on u.id = p.id where u.email = ${email}`;
      await transaction`delete from auth.users where email = ${email}`;
      return found;
    });
    const wanted = parsed.success ? parsed.data.username : `metadata-${index}`;
    expect(row?.["username"], JSON.stringify(name)).toBe(wanted);
  }
});

test("a name that looks like an existing one is refused", async () => {
  const person = await newPerson(url);
  const other = await newPerson(url);
  const styled = [...person.username].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join("");
  expect(await other.call("PUT", "/api/user/username", { json: { username: styled } })).toMatchObject({
    status: 409,
    body: { code: "username_taken" },
  });
  const newcomer = new Person(url);
  const { status } = await newcomer.call("POST", "/api/register", {
    json: { username: styled, email: newcomer.email, password: "secret-1", termsAccepted: true },
  });
  expect(status).toBe(409);
});

test("of twelve simultaneous sign-ups with one address, one succeeds, and the others are refused with a message", async () => {
  const { email } = new Person(url);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const person = new Person(url);
      const json = { username: person.username, email, password: "secret-1", termsAccepted: true };
      return (await person.call("POST", "/api/register", { json })).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
});

const article = {
  title: "A good title",
  summary: "Ten letters at least",
  imageUrl: "https://example.com/a.png",
  category: "tips",
};

test("an article that exceeds the limit after sanitizing is refused with a reason", async () => {
  const admin = await newAdministrator(stack);
  const { status, body } = await admin.call("POST", "/api/admin/articles", {
    json: { ...article, content: `<p>${"&".repeat(59_000)}</p>` },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "validation_failed", message: expect.stringContaining("shorten") });
});

test("the length of an article with astral characters is measured as in the database", async () => {
  const admin = await newAdministrator(stack);
  const content = `<div>${"🎉".repeat(40)}</div><div></div>`;
  expect((await admin.call("POST", "/api/admin/articles", { json: { ...article, content } })).status).toBe(400);
});

test("an administrator cannot bypass the API's rules", async () => {
  const admin = await newAdministrator(stack);
  const token = admin.session.access_token;
  const row = {
    title: "A good title",
    summary: "Ten letters at least",
    content: "x".repeat(60),
    image_url: "/covers/tips.svg",
    category: "tips",
  };
  expect([401, 403]).toContain(await direct("POST", "articles", token, row));
  expect([401, 403]).toContain(await direct("PATCH", "articles?id=not.is.null", token, { title: "Another title" }));
  expect([401, 403]).toContain(await direct("DELETE", "articles?id=not.is.null", token));

  const made = {
    p_title: row.title,
    p_summary: row.summary,
    p_content: row.content,
    p_image_url: row.image_url,
    p_category: row.category,
    p_writer: null,
  };
  const post = {
    p_platform: "instagram",
    p_content: "A post",
    p_hashtags: ["tea"],
    p_scheduled_for: "2030-01-01T00:00:00Z",
    p_media_url: null,
    p_is_generated: false,
  };
  const log = { p_action_type: "post_created", p_description: "A post", p_metadata: {} };
  const refused: [string, unknown][] = [
    ["create_article", { ...made, p_title: "\u200B\u200B\u200B\u200B\u200B" }],
    ["create_article", { ...made, p_summary: " \u200B".repeat(10) }],
    ["create_article", { ...made, p_content: "\u200B".repeat(60) }],
    ["create_article", { ...made, p_image_url: `https://example.com/${"a".repeat(2000)}` }],
    ["create_promo_code", { p_code: "SPRING SALE", p_days: 1 }],
    ["create_promo_code", { p_code: "SPRING\u200B", p_days: 1 }],
    ["create_promo_code", { p_code: "LONG-CODE", p_days: 3651 }],
    ["create_promo_code", { p_code: "PAST-CODE", p_days: -1 }],
    ["create_social_post", { ...post, p_content: "\u200B \n" }],
    ["create_social_post", { ...post, p_hashtags: ["two words"] }],
    ["create_social_post", { ...post, p_hashtags: ["#tea"] }],
    ["create_social_post", { ...post, p_hashtags: ["a".repeat(101)] }],
    ["create_social_post", { ...post, p_content: "a".repeat(2195), p_hashtags: ["tea", "biscuits"] }],
    ["create_social_comment", { p_post_id: null, p_comment: "\u200B\n" }],
    ["create_activity_log", { ...log, p_description: "\u2060 " }],
    ["create_activity_log", { ...log, p_metadata: { note: "a".repeat(9000) } }],
    ["create_suggestion", { p_suggestion: " \u200B " }],
  ];
  for (const [name, body] of refused)
    expect(await direct("POST", `rpc/${name}`, token, body), `${name} ${JSON.stringify(body).slice(0, 200)}`).toBe(400);
  for (const [name, body] of [
    ["create_article", made],
    ["create_social_post", post],
    ["create_activity_log", log],
  ] as const) {
    expect(await direct("POST", `rpc/${name}`, token, body), name).toBe(200);
  }
});
