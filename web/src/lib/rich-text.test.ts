import { expect, it } from "vitest";
import { richText } from "./rich-text.ts";

const marked = (caption: string) =>
  richText(caption)
    .filter((run) => run.kind !== "text")
    .map((run) => `${run.kind}:${run.text}`);

it("finds hashtags, mentions and links", () => {
  expect(marked("Fresh by @kite.co at https://kite.example/a?b=1. #slowcoffee, #朝食!")).toEqual([
    "mention:@kite.co",
    "link:https://kite.example/a?b=1",
    "hashtag:#slowcoffee",
    "hashtag:#朝食",
  ]);
});

it("leaves numbers, entities, mail addresses and fragments of words alone", () => {
  expect(marked("We're #1 &#39; a@b.co C# no#tag")).toEqual([]);
});

it("is the caption again when joined", () => {
  const caption = "🍂 a #b\n\n#c @d https://e.example/f)";
  expect(
    richText(caption)
      .map((run) => run.text)
      .join(""),
  ).toBe(caption);
});
