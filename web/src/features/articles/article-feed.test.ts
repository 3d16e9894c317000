import { afterEach, expect, it } from "vitest";
import { articlesChanged } from "@/lib/articles-changed.ts";
import { fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { articleFeed, loadArticles, loadMoreArticles, resetArticles } from "./article-feed.ts";

const article = (id: string) => ({
  id,
  title: `Title ${id}`,
  summary: "Summary",
  content: "<p>Content</p>",
  imageUrl: "http://localhost/covers/tips.svg",
  category: "tips",
  createdAt: "2026-11-20T10:00:00.000Z",
});

afterEach(() => {
  resetArticles();
  window.sessionStorage.clear();
});

it("after a change in this tab, a visible feed reads every page again, past every memory on the way", async () => {
  let stored = [article("1")];
  const requests = fakeApi({
    "GET /api/articles": ({ query }) =>
      jsonResponse(stored, 200, query.has("before") ? {} : { link: '</api/articles?before=x>; rel="next"' }),
  });
  await loadArticles();
  expect(requests.map(({ query }) => query.has("fresh"))).toEqual([false]);

  const stopListening = articleFeed.subscribe(() => {});
  stored = [article("2"), article("1")];
  articlesChanged();
  await loadArticles();
  await loadMoreArticles();
  stopListening();
  expect(requests.slice(1).map(({ query }) => [query.has("fresh"), query.get("before")])).toEqual([
    [true, null],
    [true, "x"],
  ]);
  expect(articleFeed.get().articles.map(({ id }) => id)).toEqual(["2", "1"]);
});
