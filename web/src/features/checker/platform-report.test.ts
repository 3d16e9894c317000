import { describe, expect, it } from "vitest";
import { checkedPlatforms, platformReport } from "./platform-report.ts";

describe("a text on each platform", () => {
  it("is checked for every platform that people post on", () => {
    expect(checkedPlatforms).toContain("tiktok");
    expect(checkedPlatforms).not.toContain("general");
  });

  it("is counted as the platform counts: a link is 23 and an emoji is 2 on X", () => {
    const text = "Read https://example.com/a/very/long/address/indeed ☕";
    expect(platformReport(text, "x")).toMatchObject({ length: 5 + 23 + 1 + 2, fits: true });
    expect(platformReport(text, "instagram").length).toBe(text.length);
  });

  it("does not fit when it is longer than the limit, and says by how much", () => {
    const report = platformReport("a".repeat(281), "x");
    expect(report.fits).toBe(false);
    expect(report.notes).toEqual(["1 character over the limit of 280. Shorten the text."]);
    expect(platformReport("a".repeat(280), "x")).toMatchObject({ fits: true, notes: [] });
  });

  it("does not fit with more hashtags than the platform accepts", () => {
    const six = "#a #b #c #d #e #f";
    expect(platformReport(six, "instagram")).toMatchObject({
      fits: false,
      notes: ["6 hashtags; Instagram accepts 5. Remove 1."],
    });
    expect(platformReport(six, "x").fits).toBe(true);
  });

  it("says where the feed folds it, and that links are not links everywhere", () => {
    const [fold, link] = platformReport(`${"word ".repeat(40)} example.com`, "tiktok").notes;
    expect(fold).toContain("about 100 characters");
    expect(link).toContain("does not turn addresses");
    expect(platformReport("See example.com", "facebook").notes).toEqual([]);
  });

  it("fits when it is empty", () => {
    expect(platformReport("", "tiktok")).toMatchObject({ length: 0, hashtags: 0, fits: true, notes: [] });
  });
});
