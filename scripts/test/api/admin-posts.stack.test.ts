import { beforeAll, describe, expect, inject, test } from "vitest";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { SocialComment } from "../../../supabase/functions/_shared/contract/wire/comments.ts";
import { socialPost, type SocialPost } from "../../../supabase/functions/_shared/contract/wire/posts.ts";
import { administratorLogs, listAsAdministrator } from "../support/administrator-lists.ts";
import { newAdministrator } from "../support/administrator.ts";
import type { ApiResult, Person } from "../support/person.ts";

const stack = inject("stack");
let one: Person;
let two: Person;
beforeAll(async () => {
  [one, two] = [await newAdministrator(stack), await newAdministrator(stack)];
});

const list = <T>(path: string) => listAsAdministrator<T>(one, path);
const logs = (about: Record<string, unknown>) => administratorLogs(one, about);

describe("posts", () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const schedule = async (fields: Record<string, unknown> = {}) => {
    const { status, body } = await one.call<SocialPost>("POST", endpoints.adminCreatePost.path, {
      json: {
        platform: "instagram",
        content: "Kites over the beach",
        hashtags: ["#kites", " wind ", ""],
        scheduledFor: at(24),
        ...fields,
      },
    });
    expect(status).toBe(201);
    return socialPost.parse(body);
  };

  test("are scheduled with zero engagement, and logged once", async () => {
    const post = await schedule({ mediaUrl: "" });
    expect(post).toMatchObject({
      hashtags: ["kites", "wind"],
      mediaUrl: null,
      isPosted: false,
      isDue: false,
      likes: 0,
      comments: 0,
      shares: 0,
      clicks: 0,
      conversions: 0,
    });
    expect(await logs({ postId: post.id })).toMatchObject([{ actionType: "post_created" }]);
  });

  test("can be edited until they are posted, also by somebody else at the same moment", async () => {
    const post = await schedule({ mediaUrl: "https://example.com/a.png" });
    const path = entryPath(endpoints.adminUpdatePost.path, post.id);
    const json = { platform: "instagram", content: "Kites, edited", hashtags: ["#bay"], scheduledFor: at(30) };
    expect(await two.call("PUT", path, { json })).toMatchObject({
      status: 200,
      body: {
        id: post.id,
        content: "Kites, edited",
        hashtags: ["bay"],
        mediaUrl: null,
        scheduledFor: json.scheduledFor,
      },
    });
    expect((await logs({ postId: post.id, action: "edited" })).length).toBe(1);
    expect(await one.call("PUT", path, { json: { ...json, content: "AUTO_GENERATE" } })).toMatchObject({ status: 400 });
    const [edit, mark] = await Promise.all([
      one.call<SocialPost>("PUT", path, { json: { ...json, content: "Too late?" } }),
      two.call<SocialPost>("PATCH", entryPath(endpoints.adminMarkPosted.path, post.id), { json: { isPosted: true } }),
    ]);
    const kept = edit.status === 200 ? "Too late?" : "Kites, edited";
    if (edit.status !== 200) expect(edit).toMatchObject({ status: 409, body: { code: "post_already_posted" } });
    expect(mark).toMatchObject({ status: 200, body: { isPosted: true } });
    expect((await list<SocialPost>(endpoints.adminListPosts.path)).find(({ id }) => id === post.id)?.content).toBe(
      kept,
    );
    expect(await one.call("PUT", path, { json })).toMatchObject({ status: 409, body: { code: "post_already_posted" } });
  });

  test("are listed with due posts first and posted ones last", async () => {
    const [later, due, posted] = [
      await schedule({ scheduledFor: at(48) }),
      await schedule({ scheduledFor: at(-1) }),
      await schedule({ scheduledFor: at(-2) }),
    ];
    await one.call("PATCH", entryPath(endpoints.adminMarkPosted.path, posted.id), { json: { isPosted: true } });
    const order = (await list<SocialPost>(endpoints.adminListPosts.path)).map(({ id }) => id);
    expect(order.indexOf(due.id)).toBeLessThan(order.indexOf(later.id));
    expect(order.indexOf(later.id)).toBeLessThan(order.indexOf(posted.id));
    expect((await list<SocialPost>(endpoints.adminListPosts.path)).find(({ id }) => id === due.id)!.isDue).toBe(true);
  });

  test("are paged without gaps or repetitions", async () => {
    const own = [await schedule(), await schedule({ scheduledFor: at(-1) }), await schedule({ scheduledFor: at(48) })];
    // Other tests schedule and delete posts at the same time.
    const ofOwn = (ids: string[]) => ids.filter((found) => own.some(({ id }) => id === found));
    const all = (await list<SocialPost>(endpoints.adminListPosts.path)).map(({ id }) => id);
    const seen: string[] = [];
    for (let path: string | undefined = `${endpoints.adminListPosts.path}?limit=1`; path;) {
      const page: ApiResult<SocialPost[]> = await one.call("GET", path);
      seen.push(...page.body.map(({ id }) => id));
      path = /^<(.+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
    }
    expect(ofOwn(seen)).toHaveLength(own.length);
    expect(ofOwn(seen)).toEqual(ofOwn(all));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("are written by the server, with hashtags if none are given", async () => {
    const post = await schedule({ content: "AUTO_GENERATE", hashtags: [] });
    expect(post.isGenerated).toBe(true);
    expect(post.content.length).toBeGreaterThan(40);
    expect(post.hashtags.length).toBeGreaterThan(0);
    expect((await schedule({ content: "AUTO_GENERATE", hashtags: ["mine"] })).hashtags).toEqual(["mine"]);
  });

  test("are marked as posted only once", async () => {
    const post = await schedule();
    const path = entryPath(endpoints.adminMarkPosted.path, post.id);
    const responses = await Promise.all(
      [one, two, one, two].map((person) =>
        person.call<SocialPost>("PATCH", path, { json: { isPosted: true, postId: "ig-1" } }),
      ),
    );
    for (const { status, body } of responses)
      expect({ status, ...body }).toMatchObject({ status: 200, isPosted: true, postId: "ig-1" });
    expect(await logs({ postId: post.id, action: "posted" })).toHaveLength(1);
    expect(await one.call("PATCH", path, { json: { isPosted: false } })).toMatchObject({ status: 400 });
  });

  test("store the engagement numbers", async () => {
    const post = await schedule();
    const path = entryPath(endpoints.adminUpdateEngagement.path, post.id);
    const metrics = { likes: 12, comments: 3, shares: 1, clicks: 7, conversions: 0 };
    expect((await one.call<SocialPost>("PATCH", path, { json: metrics })).body).toMatchObject(metrics);
    await two.call("PATCH", path, { json: metrics });
    expect(await logs({ postId: post.id, action: "engagement" })).toMatchObject([
      { actionType: "post_analytics", metadata: metrics },
    ]);
    expect((await one.call("PATCH", path, { json: { likes: -1 } })).status).toBe(400);
    expect(
      (await one.call("PATCH", entryPath(endpoints.adminUpdateEngagement.path, "999999"), { json: metrics })).status,
    ).toBe(404);
  });

  test("are deleted only once, and their comments stay", async () => {
    const post = await schedule();
    const comment = await one.call<SocialComment>("POST", endpoints.adminCreateComment.path, {
      json: { postId: post.id, comment: "Nice" },
    });
    const path = entryPath(endpoints.adminDeletePost.path, post.id);
    expect(
      (await Promise.all([one, two].map((person) => person.call("DELETE", path)))).map(({ status }) => status).sort(),
    ).toEqual([200, 404]);
    expect(await logs({ postId: post.id, action: "deleted" })).toHaveLength(1);
    expect(
      (await list<SocialComment>(endpoints.adminListComments.path)).find(({ id }) => id === comment.body.id),
    ).toMatchObject({ postId: null });
  });

  test.each([
    [{ platform: "" }, "Please select a platform."],
    [{ platform: "x" }, "Please select a platform."],
    [{ scheduledFor: "" }, "Please select a scheduled date and time."],
    [{ content: " " }, "Please enter content for your post or use AI generation."],
    [{ mediaUrl: "javascript:alert(1)" }, "Must be a valid URL"],
    [{ platform: undefined, scheduledFor: undefined, content: undefined }, "Please select a platform."],
  ])("%j is refused", async (wrong, message) => {
    const json = { platform: "instagram", content: "Kites", hashtags: [], scheduledFor: at(1), ...wrong };
    expect(await one.call("POST", endpoints.adminCreatePost.path, { json })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
