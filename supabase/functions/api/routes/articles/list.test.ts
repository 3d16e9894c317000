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
  const supabase = fakeSupabase({ [rpc]: ({ body }) => stored.slice(0, Number(body.p_limit)) });
  const app = createApp({
    config: testConfig(),
    model: createBuiltInWriter(),
    log: () => undefined,
    fetch: supabase.fetch,
  });
  return { get: (query = "") => app.request(`https://kite.test/api/articles${query}`), received: supabase.received };
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
  assert.equal(response.headers.get("cache-control"), "public, max-age=0, s-maxage=10");
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
