import assert from "node:assert/strict";
import { cursorMessage } from "../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { createBuiltInWriter } from "../../../_shared/writers/built-in/captions/writer.ts";
import { testConfig } from "../../../_shared/platform/testing/config.ts";
import { fakeSupabase } from "../../../_shared/platform/testing/fake-supabase.ts";
import { createApp } from "../../app.ts";

const rpc = "/rest/v1/rpc/list_articles";
const row = (n: number, image_url = "/covers/tips.svg") => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  title: `Article ${n}`,
  summary: "Ten letters at least",
  content: "<p>Content</p>",
  image_url,
  category: "tips",
  created_at: `2026-11-0${n}T10:00:00.000Z`,
});

function setUp(...stored: ReturnType<typeof row>[]) {
  const clock = { now: 0 };
  const supabase = fakeSupabase({ [rpc]: ({ body }) => stored.slice(0, Number(body.p_limit)) });
  const app = createApp({
    config: testConfig(),
    model: createBuiltInWriter(),
    log: () => undefined,
    now: () => clock.now,
    fetch: supabase.fetch,
  });
  const get = (query = "", headers: Record<string, string> = {}) =>
    app.request(`https://kite.test/api/articles${query}`, { headers });
  return { clock, get, received: supabase.received };
}

Deno.test(
  "everybody gets the articles, pictures with an address that works anywhere, and with a path where the site has them",
  async () => {
    const { get } = setUp(row(2), row(1, "https://example.com/a.png"));
    const response = await get();
    assert.equal(response.status, 200);
    const articles = endpoints.listArticles.response.parse(await response.json());
    assert.deepEqual(
      articles.map(({ imageUrl }) => imageUrl),
      ["https://kite.test/covers/tips.svg", "https://example.com/a.png"],
    );
    assert.deepEqual(
      articles.map(({ imagePath }) => imagePath),
      ["/covers/tips.svg", null],
    );
    assert.equal(articles[0]?.createdAt, "2026-11-02T10:00:00.000Z");
  },
);

Deno.test("shared caches may keep the list for a moment only", async () => {
  const response = await setUp().get();
  assert.equal(
    response.headers.get("cache-control"),
    "public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300",
  );
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  assert.deepEqual(await response.json(), []);
});

Deno.test("a page names the next one, and that one continues behind its last article", async () => {
  const { get, received } = setUp(row(3), row(2), row(1));
  const first = await get("?limit=2");
  assert.equal((await first.json()).length, 2);
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1];
  const second = await get(next?.replace("/api/articles", ""));
  assert.equal(second.status, 200);
  assert.deepEqual([received[1]?.body.p_before_at, received[1]?.body.p_before_id], [row(2).created_at, row(2).id]);
});

Deno.test("the last page names no next one", async () =>
  assert.equal((await setUp(row(1), row(2)).get("?limit=2")).headers.get("link"), null),
);

for (const [query, message] of [
  ["?limit=0", "limit must be a whole number from 1 to 50."],
  ["?limit=x", "limit must be a whole number from 1 to 50."],
  ["?before=nonsense", cursorMessage],
  [`?before=${btoa('["2026-11-01T00:00:00.000Z","1"]')}`, cursorMessage],
] as const) {
  Deno.test(`${query} is refused`, async () => {
    const { get, received } = setUp(row(1));
    const response = await get(query);
    assert.equal(response.status, 400);
    assert.equal((await response.json()).message, message);
    assert.equal(received.length, 0);
  });
}

Deno.test("the list is read once for everybody, whatever they send along, and no response sets a cookie", async () => {
  const { clock, get, received } = setUp(row(1));
  const responses = await Promise.all([
    get("", { cookie: "caption-kite-session=base64-e30" }),
    get("", { authorization: "Bearer anything" }),
    get("?unknown=1"),
  ]);
  clock.now += 10_000;
  responses.push(await get());
  assert.equal(received.length, 1);
  assert.equal(new Set(await Promise.all(responses.map((response) => response.text()))).size, 1);
  for (const { headers } of responses) {
    assert.equal(headers.get("set-cookie"), null);
    assert.equal(headers.get("vary"), null);
    assert.match(headers.get("x-request-id") ?? "", /^[\da-f-]{36}$/);
  }
});

Deno.test("each page is kept by itself", async () => {
  const { get, received } = setUp(row(3), row(2), row(1));
  const titles = async (query: string) => ((await (await get(query)).json()) as { title: string }[]).length;
  assert.deepEqual(
    [await titles("?limit=1"), await titles("?limit=2"), await titles("?limit=1"), await titles("?limit=2")],
    [1, 2, 1, 2],
  );
  assert.equal(received.length, 2);
});

Deno.test("who has the list already gets 304, also with the header that names the next page", async () => {
  const { get } = setUp(row(2), row(1));
  const first = await get("?limit=1");
  const again = await get("?limit=1", { "if-none-match": first.headers.get("etag")! });
  assert.deepEqual([again.status, await again.text()], [304, ""]);
  assert.equal(again.headers.get("link"), first.headers.get("link"));
  assert.match(again.headers.get("link") ?? "", /rel="next"/);
});

Deno.test("who asks for a fresh list gets one that nobody keeps, and everybody gets it from then on", async () => {
  const { get, received } = setUp(row(1));
  const [old, fresh] = [await get(), await get("?fresh=1795354683000")];
  assert.equal(received.length, 2);
  assert.equal(fresh.headers.get("cache-control"), "no-store");
  assert.equal(await fresh.text(), await old.text());
  await get();
  assert.equal(received.length, 2);
});
