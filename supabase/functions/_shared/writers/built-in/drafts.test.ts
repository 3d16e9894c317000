import assert from "node:assert/strict";
import { articleDraft, articleWriters } from "../../contract/wire/article-editing.ts";
import { postLength, postRequest } from "../../contract/wire/posts.ts";
import { articleCategories } from "../../contract/wire/articles.ts";
import type { ArticleDrafter, ArticleTask } from "../../domain/articles/port.ts";
import { articleMaterial, composeArticle, createBuiltInDrafter } from "./articles/drafter.ts";
import { createBuiltInPostWriter } from "./posts/writer.ts";
import { brandPosts } from "./posts/lines.ts";
import { ModelError } from "../../domain/writing/call.ts";
import type { PostTask, PostWriter } from "../../domain/posts/port.ts";
import { draftArticle } from "../../domain/articles/draft-article.ts";
import { writePost } from "../../domain/posts/write-post.ts";

const usage = { model: "m", inputTokens: 1, outputTokens: 1, milliseconds: 1 };
const site = new URL("https://kite.test/page");
const task = (fields: Partial<ArticleTask> = {}): ArticleTask => ({
  category: "tips",
  writer: articleWriters[0],
  titles: [],
  imageUrls: [],
  ...fields,
});
const drafts = (article: { title: string; summary: string; content: string }): ArticleDrafter => ({
  source: "model",
  draftArticle: () => Promise.resolve({ article, usage }),
});

Deno.test("a draft keeps the form's rules, with the category's cover as its picture", async () => {
  const { draft } = await draftArticle(
    drafts({
      title: `<b>${"Long ".repeat(60)}`,
      summary: "A summary\nof it",
      content: `<h1>Hi</h1><p onclick="x">${"word ".repeat(20)}</p><script>x</script>`,
    }),
    task(),
    site,
  );
  assert.deepEqual(articleDraft.parse(draft), draft);
  assert.equal(draft.imageUrl, "https://kite.test/covers/tips.svg");
  assert.equal(draft.summary, "A summary of it");
  assert.ok(draft.title.length <= 200 && !draft.title.includes("<"));
  assert.equal(draft.content, `<h2>Hi</h2><p>${"word ".repeat(20)}</p>`);
});

Deno.test("a draft that is too thin is a failure", () =>
  assert.rejects(
    draftArticle(
      drafts({ title: "Title", summary: "Ten letters at least", content: "<script>" + "x".repeat(90) }),
      task(),
      site,
    ),
    (error) => error instanceof ModelError && error.kind === "invalid",
  ),
);

for (const category of articleCategories) {
  for (const writer of articleWriters) {
    Deno.test(`the built-in writer drafts ${category} as ${writer.name}, honestly labeled`, async () => {
      const { draft } = await draftArticle(createBuiltInDrafter(), task({ category, writer }), site);
      assert.deepEqual([draft.source, draft.category, draft.writer], ["built-in", category, writer.id]);
      const words = draft.content
        .replaceAll(/<[^>]+>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length;
      assert.ok(words >= 300 && words <= 800, `${words} words`);
    });
  }
}

Deno.test("every prepared article has 300 to 800 words, in every voice", () => {
  const outside: string[] = [];
  for (const category of articleCategories) {
    for (const subject of articleMaterial[category].subjects) {
      for (const writer of articleWriters) {
        const { content } = composeArticle({ category, writer }, subject, subject.titles[0]!);
        const words = content
          .replaceAll(/<[^>]+>/g, " ")
          .split(/\s+/)
          .filter(Boolean).length;
        if (words < 300 || words > 800) outside.push(`${category}, ${subject.id}, ${writer.id}: ${words}`);
      }
    }
  }
  assert.deepEqual(outside, []);
});

Deno.test("the voice shapes the draft, and the category gets a subject it does not have", async () => {
  const random = () => 0;
  const contents = await Promise.all(
    articleWriters.map(
      async (writer) => (await draftArticle(createBuiltInDrafter({ random }), task({ writer }), site)).draft.content,
    ),
  );
  assert.equal(new Set(contents).size, articleWriters.length);
  const first = (await draftArticle(createBuiltInDrafter({ random }), task(), site)).draft;
  const second = (await draftArticle(createBuiltInDrafter({ random }), task({ titles: [first.title] }), site)).draft;
  assert.notEqual(second.summary, first.summary);
});

Deno.test("the built-in writer says that a category has nothing new left instead of repeating an article", async () => {
  const titles: string[] = [];
  for (let number = 0; number < 4; number++)
    titles.unshift((await draftArticle(createBuiltInDrafter(), task({ titles }), site)).draft.title);
  assert.equal(new Set(titles).size, 4);
  await assert.rejects(
    draftArticle(createBuiltInDrafter(), task({ titles }), site),
    (error) => error instanceof ModelError && error.kind === "exhausted",
  );
});

Deno.test("neighboring drafts have different covers, and all four are used before one returns", async () => {
  const imageUrls: string[] = [];
  for (let number = 0; number < 9; number++)
    imageUrls.unshift((await draftArticle(createBuiltInDrafter(), task({ imageUrls }), site)).draft.imageUrl);
  for (let index = 0; index + 4 <= imageUrls.length; index++)
    assert.equal(new Set(imageUrls.slice(index, index + 4)).size, 4);
  const [latest = ""] = imageUrls;
  const stored = task({ imageUrls: [new URL(latest).pathname] });
  assert.notEqual((await draftArticle(createBuiltInDrafter(), stored, site)).draft.imageUrl, latest);
});

const post: PostTask = {
  platform: "instagram",
  hashtags: [],
  recent: [],
  scheduledFor: new Date("2026-06-10T10:00:00Z"),
};
const writes = (content: string, hashtags: string[]): PostWriter => ({
  source: "model",
  writePost: () => Promise.resolve({ post: { content, hashtags }, usage }),
});

Deno.test(
  "a post takes the writer's hashtags only when none were given, and no more than the platform allows",
  async () => {
    assert.deepEqual(
      (await writePost(writes("Hi", ["#One", "t w o", "one", "3", "4", "5", "6", "?"]), post)).hashtags,
      ["one", "two", "3", "4", "5"],
    );
    assert.deepEqual((await writePost(writes("Hi", ["one"]), { ...post, hashtags: ["mine"] })).hashtags, ["mine"]);
  },
);

for (const content of ["", "x".repeat(2201)]) {
  Deno.test(`a post of ${content.length} characters is a failure`, () =>
    assert.rejects(
      writePost(writes(content, []), post),
      (error) => error instanceof ModelError && error.kind === "invalid",
    ),
  );
}

Deno.test("every built-in post is a valid post, and none is repeated while there are others", async () => {
  for (const { content, hashtags } of brandPosts) {
    const parsed = postRequest.parse({
      platform: "instagram",
      scheduledFor: "2026-06-10T10:00:00Z",
      content,
      hashtags,
    });
    assert.deepEqual(parsed.hashtags, hashtags);
    assert.ok(postLength(content, hashtags) < 700);
  }
  const recent: string[] = [];
  for (let index = 0; index < brandPosts.length; index++)
    recent.push((await writePost(createBuiltInPostWriter(), { ...post, recent })).content);
  assert.equal(new Set(recent).size, brandPosts.length);
});

Deno.test("a given hashtag chooses a post about it", async () => {
  assert.match((await writePost(createBuiltInPostWriter(), { ...post, hashtags: ["AltText"] })).content, /alt text/i);
});
