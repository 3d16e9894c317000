import { beforeAll, describe, expect, inject, test } from "vitest";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { articleDraft, articleWriters } from "../../../supabase/functions/_shared/contract/wire/article-editing.ts";
import {
  articleCategories,
  articleRequest,
  type Article,
} from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import { newAdministrator } from "../support/administrator.ts";
import { Person } from "../support/person.ts";

const stack = inject("stack");
let one: Person;
let two: Person;
beforeAll(async () => {
  [one, two] = [await newAdministrator(stack), await newAdministrator(stack)];
});

describe("articles", () => {
  const good = (siteUrl = stack.url) => ({
    title: `Title ${crypto.randomUUID()}`,
    summary: "Ten letters at least",
    content: `<p onclick="x()">${"Words ".repeat(12)}</p><script>alert(1)</script>`,
    imageUrl: `${siteUrl}/covers/tips.svg`,
    category: "tips",
  });

  test("are published sanitized, edited and deleted", async () => {
    const { status, body } = await one.call<Article>("POST", endpoints.adminCreateArticle.path, { json: good() });
    expect(status).toBe(201);
    expect(body.content).toBe(`<p>${"Words ".repeat(12)}</p>`);
    expect(body.imageUrl).toBe(`${stack.url}/covers/tips.svg`);
    const path = entryPath(endpoints.adminUpdateArticle.path, body.id);
    expect((await two.call<Article>("PUT", path, { json: { ...good(), title: "Changed" } })).body).toMatchObject({
      id: body.id,
      title: "Changed",
    });
    const everybody = async () =>
      (await new Person(stack.url).call<Article[]>("GET", `${endpoints.listArticles.path}?limit=50`)).body.map(
        ({ id }) => id,
      );
    expect(await everybody()).toContain(body.id);
    expect(
      (await Promise.all([one, two].map((person) => person.call("DELETE", path))))
        .map(({ status: code }) => code)
        .sort(),
    ).toEqual([200, 404]);
    expect(await everybody()).not.toContain(body.id);
    expect((await one.call("PUT", path, { json: good() })).status).toBe(404);
    expect((await one.call("PUT", entryPath(endpoints.adminUpdateArticle.path, "7"), { json: good() })).status).toBe(
      404,
    );
  });

  test.each([
    [{ title: "Four" }, "Title must be at least 5 characters"],
    [{ summary: "Short" }, "Summary must be at least 10 characters"],
    [{ content: "Too short" }, "Content must be at least 50 characters"],
    [{ content: `<script>${"x".repeat(99)}</script>` }, "Content must be at least 50 characters"],
    [{ imageUrl: "/covers/tips.svg" }, "Must be a valid URL"],
    [
      { imageUrl: "http://example.com/a.png" },
      "Browsers show only pictures with an https address here. Use one, or upload the picture.",
    ],
    [
      { content: `<p>${"Words ".repeat(12)}</p><img src="http://example.com/a.png">` },
      "The picture http://example.com/a.png has no https address, so browsers would not show it. Use https, or remove the picture.",
    ],
    [{ category: "" }, "Category is required"],
  ])("%j is refused", async (wrong, message) => {
    expect(await one.call("POST", endpoints.adminCreateArticle.path, { json: { ...good(), ...wrong } })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each(articleCategories)("a draft about %s can be published unchanged", async (category) => {
    const { status, body } = await one.call("POST", endpoints.adminGenerateArticle.path, {
      json: { category, writer: articleWriters[1].id },
    });
    expect(status).toBe(200);
    const draft = articleDraft.parse(body);
    expect(draft).toMatchObject({ category, source: "built-in" });
    expect(articleRequest.safeParse(draft).success).toBe(true);
    expect((await fetch(draft.imageUrl)).headers.get("content-type")).toContain("image/svg+xml");
    const published = await one.call<Article>("POST", endpoints.adminCreateArticle.path, { json: draft });
    expect(published).toMatchObject({ status: 201, body: { content: draft.content } });
    await one.call("DELETE", entryPath(endpoints.adminDeleteArticle.path, published.body.id));
  });
});
