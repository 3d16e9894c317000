import { describe, expect, it } from "vitest";
import { applyFinding, findingsOf } from "./findings.ts";
import { camelCase, splitHashtag } from "./split-hashtag.ts";

const found = (text: string) => findingsOf(text).map(({ kind, found: what, replacement }) => [kind, what, replacement]);

describe("hashtags for screen readers", () => {
  it.each([
    ["#nofilterneeded", "#NoFilterNeeded"],
    ["#coffeetime", "#CoffeeTime"],
    ["#thebestday", "#TheBestDay"],
    ["#summer2026goals", "#Summer2026Goals"],
  ])("%s becomes %s", (tag, camel) => {
    expect(found(`Look ${tag}`)).toContainEqual(["hashtag-case", tag, camel]);
  });

  it.each(["#coffee", "#NoFilterNeeded", "#NASA", "#cozy_corner", "#sourdough", "#2026goals"])(
    "leaves %s alone",
    (tag) => {
      expect(found(`Look ${tag}`)).toEqual([]);
    },
  );

  it("knows the words that the person used, in any language", () => {
    expect(camelCase("sommerfest", new Set())).toBeNull();
    expect(found("Unser Sommer, unser Fest. #sommerfest")).toEqual([["hashtag-case", "#sommerfest", "#SommerFest"]]);
  });

  it("asks about a long tag whose words it does not know", () => {
    expect(found("#zwetschgendatschiplausch")).toEqual([["hashtag-case", "#zwetschgendatschiplausch", null]]);
  });

  it("splits into few long words instead of many short ones", () => {
    expect(splitHashtag("weekendvibes", new Set())).toEqual(["weekend", "vibes"]);
    expect(splitHashtag(`${"a".repeat(5000)}`, new Set())).toBeNull();
  });
});

describe("other findings", () => {
  it("names hashtags that are there twice and numbers that are none", () => {
    expect(found("#1 of #Books and #books")).toEqual([
      ["hashtag-twice", "#books", null],
      ["hashtag-unlinked", "#1", null],
    ]);
  });

  it("replaces styled letters by plain ones", () => {
    const text = "So 𝓯𝓻𝓮𝓼𝓱 today";
    const [finding] = findingsOf(text);
    expect(finding).toMatchObject({ kind: "letters", replacement: "fresh" });
    expect(applyFinding(text, finding!)).toBe("So fresh today");
  });

  it("names a row of emoji, and not three of them", () => {
    expect(found("Party 🎉🎊🥳🪅")).toEqual([["emoji", "🎉🎊🥳🪅", null]]);
    expect(found("Party 🎉🎊🥳")).toEqual([]);
  });

  it("names phrases that sound machine-written, and single common words only together", () => {
    expect(found("A testament to our team.")).toEqual([["phrase", "A testament to", null]]);
    expect(found("A perfect roll.")).toEqual([]);
    expect(found("A perfect journey.").map(([kind]) => kind)).toEqual(["phrase", "phrase"]);
    expect(found("We bake at six. Come early.")).toEqual([]);
  });

  it("applies a suggestion to the whole hashtag only", () => {
    const finding = findingsOf("#goodday #gooddays")[0]!;
    expect(applyFinding("#goodday #gooddays", finding)).toBe("#GoodDay #gooddays");
  });

  it("finds nothing in an empty text and survives strange ones", () => {
    expect(findingsOf("")).toEqual([]);
    expect(findingsOf("🎉".repeat(5000))).toHaveLength(1);
    expect(() => findingsOf("\uD800 #\u200F שלום ##")).not.toThrow();
  });

  it("examines 100 kB within a second", () => {
    for (const unit of [
      "#nofilterneeded ",
      "it's not just a cake, ",
      "🎉",
      "𝓯",
      "a",
      "#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa ",
      "—",
    ]) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      const start = performance.now();
      findingsOf(text);
      expect(performance.now() - start, unit).toBeLessThan(1000);
    }
  });
});
