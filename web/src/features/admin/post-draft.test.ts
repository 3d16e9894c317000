import { describe, expect, it } from "vitest";
import { emptyPostDraft, readPostDraft, type PostDraft } from "./post-draft.ts";

const complete: PostDraft = {
  platform: "instagram",
  generate: false,
  content: "Kites over the bay",
  hashtags: "kites, #wind,,",
  scheduledFor: "2026-12-01T08:30",
  mediaUrl: "",
};
const complaint = (change: Partial<PostDraft>, from = complete) => {
  const read = readPostDraft({ ...from, ...change });
  return "issue" in read ? read.issue : null;
};

describe("a post's form", () => {
  it("reports problems in the order of the form, with the exact wording", () => {
    expect(complaint({}, emptyPostDraft)).toEqual({ field: "platform", message: "Please select a platform." });
    expect(complaint({ platform: "instagram" }, emptyPostDraft)).toEqual({
      field: "scheduledFor",
      message: "Please select a scheduled date and time.",
    });
    expect(complaint({ content: "  " })).toEqual({
      field: "content",
      message: "Please enter content for your post or use AI generation.",
    });
    expect(complaint({ mediaUrl: "a picture" })?.field).toBe("mediaUrl");
  });

  it("sends the moment meant in the browser's own zone, tags without marks, and no empty media address", () => {
    expect(readPostDraft(complete)).toEqual({
      request: {
        platform: "instagram",
        content: "Kites over the bay",
        hashtags: ["kites", "wind"],
        scheduledFor: new Date(2026, 11, 1, 8, 30).toISOString(),
      },
    });
    expect(JSON.stringify(readPostDraft(complete))).not.toContain("mediaUrl");
  });

  it("with AI generation sends the marker and needs no content", () => {
    expect(readPostDraft({ ...complete, generate: true, content: "" })).toMatchObject({
      request: { content: "AUTO_GENERATE" },
    });
  });
});
