import { describe, expect, it } from "vitest";
import type { PostRequest } from "@contract/wire/posts.ts";
import { emptyPostForm, postFormOf, postRules, type PostFormState } from "./post-form.ts";

const complete: PostFormState = {
  platform: "instagram",
  generate: false,
  content: "Kites over the bay",
  hashtags: "kites, #wind,,",
  scheduledFor: "2026-12-01T08:30",
  mediaUrl: "",
};
/** The messages for a form, and what it sends when there are none. */
async function submit(change: Partial<PostFormState>, from = complete) {
  const sent: PostRequest[] = [];
  const rules = postRules(async (post) => void sent.push(post));
  const errors = rules.check({ ...from, ...change });
  await rules.send({ ...from, ...change });
  return { errors, sent: sent[0] };
}

describe("a post's form", () => {
  it("reports every problem with the exact wording, and sends nothing then", async () => {
    expect(await submit({}, emptyPostForm)).toEqual({
      errors: {
        platform: "Please select a platform.",
        scheduledFor: "Please select a scheduled date and time.",
        content: "Please enter content for your post or use AI generation.",
      },
      sent: undefined,
    });
    expect((await submit({ content: "  " })).errors).toEqual({
      content: "Please enter content for your post or use AI generation.",
    });
    expect(Object.keys((await submit({ mediaUrl: "a picture" })).errors)).toEqual(["mediaUrl"]);
  });

  it("sends the time in the browser's time zone, hashtags without marks, and no empty media URL", async () => {
    expect(await submit({})).toEqual({
      errors: {},
      sent: {
        platform: "instagram",
        content: "Kites over the bay",
        hashtags: ["kites", "wind"],
        scheduledFor: new Date(2026, 11, 1, 8, 30).toISOString(),
      },
    });
    expect(JSON.stringify((await submit({})).sent)).not.toContain("mediaUrl");
  });

  it("sends hashtags that are only separated by their marks, each once", async () => {
    const { sent } = await submit({ hashtags: "#merry #christmas#tree, #Merry" });
    expect(sent?.hashtags).toEqual(["Merry", "christmas", "tree"]);
  });

  it("of an existing post sends that post again", async () => {
    const stored = {
      ...(await submit({})).sent!,
      id: "7",
      mediaUrl: null,
      isPosted: false,
      postId: null,
      postedAt: null,
      isDue: false,
      isGenerated: true,
      likes: 0,
      comments: 0,
      shares: 0,
      clicks: 0,
      conversions: 0,
      createdAt: "2026-11-20T08:00:00.000Z",
    };
    const { scheduledFor, content, hashtags } = stored;
    expect((await submit({}, postFormOf(stored))).sent).toEqual({
      platform: "instagram",
      scheduledFor,
      content,
      hashtags,
    });
  });

  it("with AI generation, sends the marker and needs no content", async () => {
    expect(await submit({ generate: true, content: "" })).toMatchObject({
      errors: {},
      sent: { content: "AUTO_GENERATE" },
    });
  });
});
