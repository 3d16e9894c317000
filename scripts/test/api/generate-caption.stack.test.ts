import connect from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newPerson, Person } from "../support/person.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const file = (bytes: Uint8Array<ArrayBuffer>, type = "image/png") => new File([bytes], "photo", { type });

/** A PNG header that claims `width` × `height` pixels. */
function bomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pixel);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

async function makePremium(person: Person): Promise<void> {
  await sql`insert into public.promo_codes (code, used_by, expires_at)
    select upper(${`CODE-${person.username}`}), id, now() + interval '1 day' from auth.users where email = ${person.email}`;
}

describe("a generation", () => {
  test("returns three variations, counts as one, and is in the history", async () => {
    const person = await newPerson(url);
    const { status, body } = await person.generate({
      keyword: "  coffee ",
      platform: "instagram",
      emojiLevel: "0",
      hashtagLevel: "100",
      aiControlled: "false",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      keyword: "coffee",
      platform: "instagram",
      writer: "built-in",
      usage: { used: 1, limit: 5, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) },
    });
    expect(body.captions).toHaveLength(3);
    expect(await person.history()).toEqual([
      {
        id: body.id,
        keyword: "coffee",
        platform: "instagram",
        captions: body.captions,
        createdAt: body.createdAt,
        intent: "unknown",
        language: "en",
        favorites: [],
        hasPhoto: false,
      },
    ]);
  });

  test("needs no field at all", async () => {
    const person = await newPerson(url);
    const empty = await person.call("POST", "/api/generate-caption", {
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    });
    expect(empty).toMatchObject({ status: 200, body: { keyword: "", platform: "general" } });
  });

  test("accepts a picture, and ignores an empty file field", async () => {
    const person = await newPerson(url);
    expect((await person.generate({ image: file(new Uint8Array(0)) })).status).toBe(200);
    expect((await person.generate({ image: file(pixel) })).status).toBe(200);
  });

  test("returns five variations with premium access, without a daily limit", async () => {
    const person = await newPerson(url);
    await makePremium(person);
    for (let n = 0; n < 6; n++) {
      // The built-in writer has fewer variations for a noun or a name, but enough for a question.
      const { status, body } = await person.generate({ keyword: "is it too early for mulled wine" });
      expect(status).toBe(200);
      expect(body.captions).toHaveLength(5);
      expect(body.usage).toMatchObject({ used: n + 1, limit: null });
    }
  });

  test("stores its token usage", async () => {
    const person = await newPerson(url);
    await person.generate();
    const [row] =
      await sql`select g.status, g.model, g.milliseconds from private.generations g join auth.users u on u.id = g.user_id where u.email = ${person.email}`;
    expect(row).toMatchObject({ status: "completed", model: expect.any(String), milliseconds: expect.any(Number) });
  });
});

describe("the daily limit", () => {
  test("of fifty simultaneous generations, five succeed, forty-five are refused, and the counter is five", async () => {
    const person = await newPerson(url);
    const responses = await Promise.all(Array.from({ length: 50 }, () => person.generate()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(45);
    expect(refused[0]!.body).toMatchObject({
      code: "daily_limit_reached",
      message: expect.stringMatching(/00:00 UTC.*Upgrade to Premium/),
      details: { used: 5, limit: 5 },
    });
    expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await person.used()).toBe(5);
    expect(await person.history()).toHaveLength(5);
  });
});

describe("invalid input is refused with a message, and nothing is stored or counted", () => {
  const multipart = (body: string, boundary = "b") => ({
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  });
  const cases: [string, number, (person: Person) => Promise<{ status: number; body: Record<string, unknown> }>][] = [
    ["a keyword of 100 kB", 400, (p) => p.generate({ keyword: "k".repeat(100_000) })],
    ["an unknown platform", 400, (p) => p.generate({ platform: "myspace" })],
    ["a level of 101", 400, (p) => p.generate({ emojiLevel: "101" })],
    ["a level of 1.5", 400, (p) => p.generate({ hashtagLevel: "1.5" })],
    ["a level in words", 400, (p) => p.generate({ hashtagLevel: "many" })],
    ["an empty level", 400, (p) => p.generate({ emojiLevel: "" })],
    ["aiControlled as a number", 400, (p) => p.generate({ aiControlled: "1" })],
    ["a picture of 5 MB", 413, (p) => p.generate({ image: file(new Uint8Array(5 * 1024 * 1024)) })],
    ["a picture of 9 MB", 413, (p) => p.generate({ image: file(new Uint8Array(9 * 1024 * 1024)) })],
    [
      "a file that is not really a PNG",
      400,
      (p) => p.generate({ image: file(new TextEncoder().encode("<svg onload=alert(1)>")) }),
    ],
    [
      "a truncated JPEG",
      400,
      (p) =>
        p.generate({
          image: file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]), "image/jpeg"),
        }),
    ],
    ["a bomb of 20,000 × 20,000 pixels", 400, (p) => p.generate({ image: file(bomb(20_000, 20_000)) })],
    ["a picture as text", 400, (p) => p.generate({ image: "data:image/png;base64,AAAA" })],
    ["a keyword as a file", 400, (p) => p.generate({ keyword: file(pixel) })],
    ["broken multipart", 400, (p) => p.call("POST", "/api/generate-caption", multipart("--b\r\nnonsense"))],
    [
      "multipart without its boundary",
      400,
      (p) =>
        p.call(
          "POST",
          "/api/generate-caption",
          multipart('--c\r\ncontent-disposition: form-data; name="keyword"\r\n\r\ntea\r\n--c--'),
        ),
    ],
    [
      "no boundary at all",
      415,
      (p) => p.call("POST", "/api/generate-caption", { headers: { "content-type": "multipart/form-data" }, body: "x" }),
    ],
    ["JSON", 415, (p) => p.call("POST", "/api/generate-caption", { json: { keyword: "tea" } })],
    [
      "a plain form",
      415,
      (p) => p.call("POST", "/api/generate-caption", { body: new URLSearchParams({ keyword: "tea" }) }),
    ],
    ["nothing", 415, (p) => p.call("POST", "/api/generate-caption")],
  ];
  test.each(cases)("%s: %i", async (_name, expected, send) => {
    const person = await newPerson(url);
    const { status, body } = await send(person);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ message: expect.stringMatching(/[a-z]{3,}.*\.?$/i), code: expect.any(String) });
    expect(await person.used()).toBe(0);
    expect(await person.history()).toEqual([]);
  });

  test("without a session, the body is not read", async () => {
    expect(await new Person(url).generate()).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  });
});

describe("JSON calls", () => {
  test.each([
    ["broken JSON", 400, { headers: { "content-type": "application/json" }, body: "{" }],
    ["another content type", 415, { headers: { "content-type": "text/plain" }, body: "{}" }],
    ["200 kB", 413, { json: { email: "a".repeat(200_000) } }],
    ["an array", 400, { json: [] }],
    ["null", 400, { json: null }],
  ])("refuse %s: %i", async (_name, expected, init) => {
    for (const path of ["/api/login", "/api/register", "/api/generate-free-caption", "/api/forgot-password"]) {
      const { status, body } = await new Person(url).call("POST", path, init);
      expect(status).toBe(expected);
      expect(body.message).toEqual(expect.any(String));
    }
  });
});

describe("a visitor's free caption", () => {
  test("is written ten times a day for one address, then refused", async () => {
    await sql`delete from private.trial_usage`;
    const visitor = new Person(url);
    const ask = (json: unknown) => visitor.call("POST", "/api/generate-free-caption", { json });
    expect(await ask({ keyword: " ", platform: "x" })).toMatchObject({
      status: 400,
      body: { message: "Please enter a keyword or topic for your caption." },
    });
    expect((await ask({ keyword: "tea", platform: "myspace" })).status).toBe(400);
    const responses = await Promise.all(Array.from({ length: 15 }, () => ask({ keyword: "tea", platform: "x" })));
    const written = responses.filter(({ status }) => status === 200);
    expect(written).toHaveLength(10);
    expect(written[0]!.body).toEqual({ caption: expect.any(String), writer: "built-in", brief: expect.any(Object) });
    expect(endpoints.generateFreeCaption.response.safeParse(written[0]!.body).error?.issues).toBeUndefined();
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.body).toMatchObject({
      code: "daily_limit_reached",
      message: "You've reached your free caption limit for today. Sign up for more!",
    });
  });
});
