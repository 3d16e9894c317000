import { describe, expect, it } from "vitest";
import { isDue, postExcerpt, postToPublish, splitHashtags } from "./post-text.ts";

describe("a post in a list", () => {
  it("shows 100 characters unchanged and more with an ellipsis", () => {
    expect(postExcerpt("a".repeat(100))).toBe("a".repeat(100));
    expect(postExcerpt("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
  });

  it("counts an emoji as one character and keeps it whole", () => {
    expect(postExcerpt("🪁".repeat(101))).toBe(`${"🪁".repeat(100)}…`);
  });
});

describe("hashtags", () => {
  it.each([
    ["one, two ,three", ["one", "two", "three"]],
    [" , ,one,,", ["one"]],
    ["", []],
    ["#merry #christmas", ["#merry", "#christmas"]],
    ["#merry#christmas, #tree", ["#merry", "#christmas", "#tree"]],
    ["＃冬，＃雪、雨", ["#冬", "#雪", "雨"]],
    ["##wind", ["##wind"]],
    ["two words", ["two words"]],
  ])("%j gives %j", (text, tags) => {
    expect(splitHashtags(text)).toEqual(tags);
  });
});

describe("a post that is due", () => {
  const post = { isPosted: false, isDue: false, scheduledFor: "2026-11-21T09:00:00.000Z" };
  it("is due from its scheduled minute until it is posted", () => {
    expect(isDue(post, new Date("2026-11-21T08:59:59Z"))).toBe(false);
    expect(isDue(post, new Date("2026-11-21T09:00:00Z"))).toBe(true);
    expect(isDue({ ...post, isPosted: true }, new Date("2026-11-21T10:00:00Z"))).toBe(false);
  });

  it("is copied completely, with its hashtags", () => {
    expect(postToPublish({ content: "Kites", hashtags: ["wind", "bay"] })).toBe("Kites\n\n#wind #bay");
    expect(postToPublish({ content: "Kites", hashtags: [] })).toBe("Kites");
  });
});
