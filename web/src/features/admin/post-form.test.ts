import { describe, expect, it } from "vitest";
import { emptyPostForm, readPostForm, type PostFormState } from "./post-form.ts";

const complete: PostFormState = {
  platform: "instagram",
  generate: false,
  content: "Kites over the bay",
  hashtags: "kites, #wind,,",
  scheduledFor: "2026-12-01T08:30",
  mediaUrl: "",
};
const complaint = (change: Partial<PostFormState>, from = complete) => {
  const read = readPostForm({ ...from, ...change });
  return "issue" in read ? read.issue : null;
};

describe("a post's form", () => {
  it("reports problems in the order of the form, with the exact wording", () => {
    expect(complaint({}, emptyPostForm)).toEqual({ field: "platform", message: "Please select a platform." });
    expect(complaint({ platform: "instagram" }, emptyPostForm)).toEqual({
      field: "scheduledFor",
      message: "Please select a scheduled date and time.",
    });
    expect(complaint({ content: "  " })).toEqual({
      field: "content",
      message: "Please enter content for your post or use AI generation.",
    });
    expect(complaint({ mediaUrl: "a picture" })?.field).toBe("mediaUrl");
  });

  it("sends the time in the browser's time zone, hashtags without marks, and no empty media URL", () => {
    expect(readPostForm(complete)).toEqual({
      request: {
        platform: "instagram",
        content: "Kites over the bay",
        hashtags: ["kites", "wind"],
        scheduledFor: new Date(2026, 11, 1, 8, 30).toISOString(),
      },
    });
    expect(JSON.stringify(readPostForm(complete))).not.toContain("mediaUrl");
  });

  it("with AI generation, sends the marker and needs no content", () => {
    expect(readPostForm({ ...complete, generate: true, content: "" })).toMatchObject({
      request: { content: "AUTO_GENERATE" },
    });
  });
});
