import assert from "node:assert/strict";
import { setUpApi } from "../../../testing/set-up.ts";

const id = "00000000-0000-4000-8000-00000000000a";
const article = {
  title: "How to write a good caption",
  summary: "Ten letters at least, and a few more",
  content: `<p>${"A caption says what the picture does not. ".repeat(10)}</p>`,
  imageUrl: "https://example.com/a.png",
  category: "tips",
};
const row = {
  id,
  ...article,
  image_url: article.imageUrl,
  created_at: "2026-06-10T10:00:00.000Z",
};

for (const [method, path, sqlFunction, result] of [
  ["POST", "/api/admin/articles", "create_article", row],
  ["PUT", `/api/admin/articles/${id}`, "update_article", row],
  ["DELETE", `/api/admin/articles/${id}`, "delete_article", true],
] as const) {
  Deno.test(`${method} of an article is in the next list that anybody asks for`, async () => {
    let stored = [{ ...row, title: "Before" }];
    const { call, request } = setUpApi({
      "/rest/v1/rpc/admin_access": () => "admin",
      "/rest/v1/rpc/list_articles": () => stored,
      [`/rest/v1/rpc/${sqlFunction}`]: () => {
        stored = [{ ...row, title: "After" }];
        return result;
      },
    });
    const titles = async () =>
      ((await (await request("/api/articles", {})).json()) as { title: string }[]).map(({ title }) => title);
    assert.deepEqual(await titles(), ["Before"]);
    const response = await call(method, path, method === "DELETE" ? undefined : article);
    assert.ok(response.ok, await response.text());
    assert.deepEqual(await titles(), ["After"]);
  });
}

Deno.test("a hidden trend is not in the next trends that anybody asks for", async () => {
  let stored = { date: "2026-06-10", n: 1 };
  const { call } = setUpApi({
    "/rest/v1/rpc/admin_access": () => "admin",
    "/rest/v1/rpc/session_is_live": () => true,
    "/rest/v1/rpc/get_trending": () => stored,
    "/rest/v1/rpc/hide_trend": () => {
      stored = { date: "2026-06-10", n: 2 };
      return { id: "1", kind: "hashtag", entry: "#tea", created_at: "2026-06-10T10:00:00.000Z" };
    },
  });
  const trends = async () => (await (await call("GET", "/api/trending", undefined)).json()) as { n: number };
  assert.equal((await trends()).n, 1);
  assert.equal((await call("POST", "/api/admin/hidden-trends", { entry: "#tea" })).status, 201);
  assert.equal((await trends()).n, 2);
});
