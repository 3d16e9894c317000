import assert from "node:assert/strict";
import { captionVariantMessages } from "../../../_shared/contract/wire/caption-variants.ts";
import { setUpApi } from "../../testing/set-up.ts";

const body = { platform: "x", versions: ["First.", "Second."], current: 1, revision: 3 };
const rpc = "/rest/v1/rpc/save_caption_variant";

/** The API in front of a database that returns `saved` for every save. */
function setUp(saved: unknown = { outcome: "saved", revision: 4 }) {
  const api = setUpApi({ [rpc]: () => saved });
  return {
    ...api,
    save: (change: object = {}, path = "/api/captions/12/2") => api.call("PUT", path, { ...body, ...change }),
  };
}

Deno.test("a save passes on the caption and its versions, and returns the new revision", async () => {
  const { save, received } = setUp();
  const response = await save();
  assert.deepEqual([response.status, await response.json()], [200, { revision: 4 }]);
  assert.deepEqual(received[0]!.body, {
    p_entry_id: "12",
    p_place: 2,
    p_platform: "x",
    p_versions: ["First.", "Second."],
    p_current: 1,
    p_revision: 3,
  });
});

Deno.test("a save on an old revision is refused with what is stored instead", async () => {
  const stored = { revision: 5, versions: ["First.", "Theirs."], current: 1 };
  const response = await setUp({ outcome: "stale", ...stored }).save();
  assert.equal(response.status, 409);
  assert.deepEqual(await response.json(), {
    message: captionVariantMessages.stale,
    code: "stale_revision",
    details: stored,
  });
});

Deno.test("a caption that is gone, an ended session and too many saves are told apart", async () => {
  const statusOf = async (saved: object) => (await setUp(saved).save()).status;
  assert.equal(await statusOf({ outcome: "not_found" }), 404);
  assert.equal(await statusOf({ outcome: "no_account" }), 401);
  const limited = await setUp({ outcome: "rate_limited", retry_after: 40 }).save();
  assert.deepEqual([limited.status, limited.headers.get("retry-after")], [429, "40"]);
});

for (const path of ["/api/captions/abc/0", "/api/captions/12/ten", "/api/captions/12/-1", "/api/captions/12/100"]) {
  Deno.test(`${path} names no caption, and the database is not asked`, async () => {
    const { save, received } = setUp();
    const response = await save({}, path);
    assert.deepEqual([response.status, (await response.json()).code], [404, "not_found"]);
    assert.equal(received.length, 0);
  });
}

const refused: [string, object, string, string][] = [
  ["no version", { versions: [] }, "versions", captionVariantMessages.versions],
  ["31 versions", { versions: Array(31).fill("a") }, "versions", captionVariantMessages.versionsMany],
  [
    "a version that is too long",
    { versions: ["a".repeat(10_001)], current: 0 },
    "versions.0",
    captionVariantMessages.versionLong,
  ],
  [
    "versions that are too long together",
    { versions: Array(3).fill("a".repeat(9000)) },
    "versions",
    captionVariantMessages.versionsLong,
  ],
  ["a current version that is not there", { current: 2 }, "current", captionVariantMessages.current],
  ["a current version that is half", { current: 0.5 }, "current", captionVariantMessages.current],
  [
    "a current version that shows nothing",
    { versions: ["First.", " \u200B\n"] },
    "versions",
    captionVariantMessages.empty,
  ],
  ["a negative revision", { revision: -1 }, "revision", captionVariantMessages.revision],
  ["a revision that no database has", { revision: 2 ** 31 }, "revision", captionVariantMessages.revision],
];
for (const [what, change, field, message] of refused) {
  Deno.test(`${what} is refused at ${field}`, async () => {
    const { save, received } = setUp();
    const response = await save(change);
    const { details } = await response.json();
    assert.deepEqual([response.status, details.fields[field]], [400, message]);
    assert.equal(received.length, 0);
  });
}

Deno.test("an empty version in between is a version like any other", async () => {
  assert.equal((await setUp().save({ versions: ["First.", "", "Third."], current: 2 })).status, 200);
});
