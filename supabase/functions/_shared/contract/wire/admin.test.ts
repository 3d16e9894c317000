import assert from "node:assert/strict";
import { articleAdminMessages, articleDraftRequest, articleWriters } from "./article-editing.ts";
import { promoCodeDaysDefault, promoCodeDaysMin } from "../rules/promo-codes.ts";
import { promoCodeRequest } from "./promo-codes.ts";
import { commentRequest } from "./comments.ts";
import { activityListHeightMax, settingsTabDelayMs } from "../rules/display.ts";
import { activityLogRequest, actionTypes } from "./activity-log.ts";
import { autoGenerateMarker, engagementRequest, postPlatforms, postRequest, postStatusRequest } from "./posts.ts";
import { articleLimits, postPreviewLength } from "../rules/text-lengths.ts";
import { articleCategories, articleCategoryDefault, articleCategoryLabels } from "./articles.ts";

type Schema = { safeParse(input: unknown): { error?: { issues: readonly { message: string }[] } } };
const firstMessage = (schema: Schema, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

Deno.test("the admin panel's constants have their documented values", () => {
  assert.deepEqual(
    [promoCodeDaysDefault, promoCodeDaysMin, postPreviewLength, activityListHeightMax, settingsTabDelayMs],
    [30, 1, 100, 300, 100],
  );
  assert.deepEqual([autoGenerateMarker, postPlatforms], ["AUTO_GENERATE", ["instagram"]]);
  assert.deepEqual(actionTypes, ["post_created", "comment_response", "post_analytics", "auto_respond_toggle"]);
  assert.deepEqual([articleLimits.titleMin, articleLimits.summaryMin, articleLimits.contentMin], [5, 10, 50]);
  assert.deepEqual(
    articleCategories.map((category) => articleCategoryLabels[category]),
    ["Social Media", "Content Creation", "Marketing", "Trends", "Tips & Tricks"],
  );
  assert.deepEqual(
    [articleCategoryDefault, articleWriters.length, articleAdminMessages.noneSelected],
    ["social-media", 5, "No article selected"],
  );
  assert.equal(articleDraftRequest.parse({ category: "tips" }).writer, articleWriters[0].id);
});

const code = { code: "SPRING", days: 30 };
for (const [change, message] of [
  [{ code: " " }, "Please enter a valid promo code."],
  [{ code: undefined }, "Please enter a valid promo code."],
  [{ code: 5 }, "Please enter a valid promo code."],
  [{ days: 0 }, "Please enter a valid number of days."],
  [{ days: -1 }, "Please enter a valid number of days."],
  [{ days: 1.5 }, "Please enter a valid number of days."],
  [{ days: "soon" }, "Please enter a valid number of days."],
  [{ days: "" }, "Please enter a valid number of days."],
  [{ days: null }, "Please enter a valid number of days."],
  [{ days: undefined }, "Please enter a valid number of days."],
  [{ days: true }, "Please enter a valid number of days."],
  [{ days: [5] }, "Please enter a valid number of days."],
  [{ days: "7" }, undefined],
  [{}, undefined],
] as const)
  Deno.test(`a promo code with ${JSON.stringify(change)}`, () =>
    assert.equal(firstMessage(promoCodeRequest, { ...code, ...change }), message),
  );

Deno.test("a promo code without days", () =>
  assert.equal(firstMessage(promoCodeRequest, { code: "SPRING" }), "Please enter a valid number of days."),
);

const post = { platform: "instagram", content: "Kites", scheduledFor: "2026-12-01T10:00:00Z" };
for (const [change, message] of [
  [{ platform: "" }, "Please select a platform."],
  [{ platform: "facebook" }, "Please select a platform."],
  [{ scheduledFor: "" }, "Please select a scheduled date and time."],
  [{ scheduledFor: "2026-02-31T10:00:00Z" }, "Please select a scheduled date and time."],
  [{ scheduledFor: "2026-13-01T10:00" }, "Please select a scheduled date and time."],
  [{ scheduledFor: 1_764_583_200_000 }, "Please select a scheduled date and time."],
  [{ content: "  " }, "Please enter content for your post or use AI generation."],
  [{ content: "\u200B\u2060" }, "Please enter content for your post or use AI generation."],
  [{ scheduledFor: "0000-01-01T00:00Z" }, "Please select a scheduled date and time."],
  [{ scheduledFor: "9999-12-31T23:59:59-23:59" }, "Please select a scheduled date and time."],
  [{ mediaUrl: "javascript:alert(1)" }, "Must be a valid URL"],
  [{ mediaUrl: "data:text/html,x" }, "Must be a valid URL"],
  [{ mediaUrl: `https://example.com/${"ü".repeat(700)}` }, "Must be a valid URL"],
  [{ content: "🪁" }, undefined],
  [{ scheduledFor: "2028-02-29T23:30:00+02:00" }, undefined],
  [{ mediaUrl: "" }, undefined],
] as const)
  Deno.test(`a post with ${JSON.stringify(change)}`, () =>
    assert.equal(firstMessage(postRequest, { ...post, ...change }), message),
  );

Deno.test("an empty post gets the message for the platform first", () =>
  assert.equal(firstMessage(postRequest, {}), "Please select a platform."),
);
Deno.test("there is no way back from posted", () =>
  assert.notEqual(firstMessage(postStatusRequest, { isPosted: false }), undefined),
);
Deno.test("metrics are whole numbers from 0", () => {
  assert.equal(
    firstMessage(engagementRequest, { likes: 0, comments: 0, shares: 0, clicks: 0, conversions: 0 }),
    undefined,
  );
  assert.equal(firstMessage(engagementRequest, { likes: 1e10 }), "Must be at most 2147483647.");
  for (const likes of [-1, 0.5, "3", null]) assert.notEqual(firstMessage(engagementRequest, { likes }), undefined);
});

Deno.test("a media address is stored as browsers write it", () => {
  for (const mediaUrl of [
    " HTTPS://Example.com/kite.png ",
    "https:///example.com/kite.png",
    "https://exam\nple.com/kite.png",
  ])
    assert.equal(postRequest.parse({ ...post, mediaUrl }).mediaUrl, "https://example.com/kite.png");
});
Deno.test("a comment that nobody can see is none", () => {
  assert.equal(firstMessage(commentRequest, { comment: "\u200B \u200F" }), "Please enter the comment.");
  assert.equal(firstMessage(commentRequest, { comment: "👋🏽" }), undefined);
});
Deno.test("metadata holds what the database can hold", () => {
  const entry = (metadata: unknown) =>
    firstMessage(activityLogRequest, { actionType: "post_created", description: "Made elsewhere", metadata });
  for (const metadata of [{ a: "\ud800" }, { "\udc00": 1 }, { a: "\0" }, [], null])
    assert.notEqual(entry(metadata), undefined);
  assert.equal(entry({ wind: "🪁" }), undefined);
  assert.notEqual(
    entry({ numbers: Array.from({ length: 30 }, () => 1e308) }),
    undefined,
    "309 digits each, as Postgres writes them",
  );
});
