import { expect, test } from "vitest";
import { questionAbout } from "./own-content.ts";

test("what a start made needs no question", () => {
  expect(questionAbout({ accounts: 0, captions: 0 }, "/data")).toBeNull();
});

test.each([
  [{ accounts: 1, captions: 0 }, "1 account that somebody created in"],
  [{ accounts: 0, captions: 2 }, "2 entries of generated captions in"],
  [{ accounts: 3, captions: 1 }, "3 accounts that people created and 1 entry of generated captions in"],
  [null, "everything in"],
])("%j is named", (content, named) => {
  expect(questionAbout(content, "/data")).toBe(`This deletes ${named} /data. Continue? (y/N) `);
});
