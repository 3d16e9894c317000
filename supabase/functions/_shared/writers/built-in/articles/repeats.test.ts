import assert from "node:assert/strict";
import { articleWriters } from "../../../contract/wire/article-editing.ts";
import { articleCategories } from "../../../contract/wire/articles.ts";
import { articleMaterial, composeArticle } from "./drafter.ts";

const migration = Deno.readTextFileSync(
  new URL("../../../../../migrations/20261121090200_starter_articles.sql", import.meta.url),
);

/** The sentences of an article's HTML, headings and list items included, in a form that ignores case and marks. */
function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/<\/(?:p|h2|h3|li|blockquote)>/gu, "\n")
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll(/^\d+\. /gmu, "")
    .split(/\n|(?<=[.!?…]["”)]?)\s+(?=\p{Lu}|["“])/gu)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}

interface Place {
  /** The subject or the starter article. */
  source: string;
  sentence: string;
}

const starters: Place[] = [...migration.matchAll(/\$html\$([^]*?)\$html\$/gu)].flatMap(([, html = ""], index) =>
  sentencesOf(html).map((sentence) => ({ source: `starter ${index + 1}`, sentence })),
);
const subjects = articleCategories.flatMap((category) =>
  articleMaterial[category].subjects.map((subject) => ({ category, subject })),
);
/** Each voice's version of each subject. Two versions of one subject are never both drafted. */
const versions = subjects.flatMap(({ category, subject }) =>
  articleWriters.map((writer) => {
    const { title, summary, content } = composeArticle({ category, writer }, subject, subject.titles[0]);
    return {
      source: subject.id,
      sentences: [title, subject.titles[1], summary].flatMap(sentencesOf).concat(sentencesOf(content)),
    };
  }),
);

/** The sentences that stand in more than one place. */
function repeated(places: readonly Place[]): string[] {
  const sources = Map.groupBy(places, ({ sentence }) => sentence);
  return [...sources]
    .filter(([, found]) => found.length > 1)
    .map(([sentence, found]) => `${sentence} (${found.map(({ source }) => source).join(", ")})`);
}

Deno.test("every category has at least four subjects, each with a frame of every voice", () => {
  for (const category of articleCategories) {
    const { subjects: prepared, frames } = articleMaterial[category];
    assert.ok(prepared.length >= 4, category);
    assert.deepEqual(
      Object.keys(frames),
      prepared.map(({ id }) => id),
      category,
    );
  }
});

Deno.test("no article repeats one of its own sentences", () => {
  for (const { source, sentences } of versions)
    assert.deepEqual(repeated(sentences.map((sentence) => ({ source, sentence }))), []);
});

Deno.test("no sentence stands in two articles, the articles of a new installation included", () => {
  const places = new Map<string, Place>();
  for (const { source, sentences } of versions)
    for (const sentence of sentences) places.set(`${source} ${sentence}`, { source, sentence });
  const all = [...places.values(), ...starters];
  assert.ok(all.length > 1000, `${all.length} sentences are read`);
  assert.deepEqual(repeated(all), []);
});

Deno.test("no voice begins or ends two articles alike", () => {
  const frames = subjects.flatMap(({ category, subject }) =>
    Object.values(articleMaterial[category].frames[subject.id]!).flatMap(({ opening, closing }) => [opening, closing]),
  );
  assert.equal(new Set(frames).size, subjects.length * articleWriters.length * 2);
});
