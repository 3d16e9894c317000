import { describe, expect, inject, test } from "vitest";
import { articleCategories, type Article } from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { freshPath } from "../../../supabase/functions/_shared/contract/wire/fresh.ts";
import { newPerson, Person, type ApiResult } from "../support/person.ts";

const stack = inject("stack");
const { path } = endpoints.listArticles;
const visitor = () => new Person(stack.url);
/** How many articles a stack has at its first start, at least. They are the oldest: other tests only add newer ones. */
const firstArticles = 8;

describe("articles", () => {
  test("exist from the first start, for visitors, in every category, newest first", async () => {
    const { status, body } = await visitor().call<Article[]>("GET", path);
    expect(status).toBe(200);
    const articles = endpoints.listArticles.response.parse(body);
    expect(articles.length).toBeGreaterThanOrEqual(firstArticles);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    const dates = articles.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("have pictures that the site serves", async () => {
    const { body } = await visitor().call<Article[]>("GET", path);
    for (const imageUrl of new Set(body.map((article) => article.imageUrl))) {
      const picture = await fetch(imageUrl);
      expect(imageUrl.startsWith(`${stack.url}/covers/`)).toBe(true);
      expect(picture.headers.get("content-type")).toContain("image/svg+xml");
    }
  });

  test("are paged without gaps or repetitions", async () => {
    const oldest = (ids: string[]) => ids.slice(-firstArticles);
    const all = (await visitor().call<Article[]>("GET", path)).body.map(({ id }) => id);
    const seen: string[] = [];
    let next: string | undefined = `${path}?limit=3`;
    while (next) {
      const response: ApiResult<Article[]> = await visitor().call("GET", next);
      seen.push(...response.body.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(oldest(seen)).toEqual(oldest(all));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("the data API", () => {
  const rest = (token: string, init: RequestInit & { query?: string } = {}) =>
    fetch(`${stack.url}/rest/v1/articles${init.query ?? ""}`, {
      ...init,
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        prefer: "return=representation",
      },
    });

  test("lets visitors read articles", async () => {
    const response = await rest(stack.publishableKey, { query: "?select=id&limit=1" });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(1);
  });

  test("lets a person without the role change no article", async () => {
    const person = await newPerson(stack.url);
    const token = person.session.access_token;
    const oldest = async () =>
      (await visitor().call<Article[]>("GET", freshPath(path, Date.now()))).body.slice(-firstArticles);
    const before = await oldest();
    expect(before).toHaveLength(firstArticles);
    const added = await rest(token, {
      method: "POST",
      body: JSON.stringify({
        title: "Title",
        summary: "Ten letters at least",
        content: "x".repeat(60),
        image_url: "/covers/tips.svg",
        category: "tips",
      }),
    });
    expect([401, 403]).toContain(added.status);
    await rest(token, { method: "PATCH", query: "?id=not.is.null", body: JSON.stringify({ title: "Changed" }) });
    await rest(token, { method: "DELETE", query: "?id=not.is.null" });
    expect(await oldest()).toEqual(before);
  });
});
