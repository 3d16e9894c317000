import type { CaptionResult } from "@contract/wire/captions.ts";
import { afterEach, expect, it } from "vitest";
import { addCaptionBatch, captionBatches, changeCaption, clearCaptionBatches } from "./caption-batches.ts";

const result = (id: string, captions: string[]): CaptionResult => ({
  id,
  keyword: "snow",
  platform: "general",
  captions,
  createdAt: "2026-11-21T08:00:00Z",
  writer: "model",
  usage: { used: 1, limit: 5, resetsAt: "2026-11-22T00:00:00Z" },
});

afterEach(clearCaptionBatches);

it("changes the text of one caption and leaves every other batch as it is", () => {
  const other = addCaptionBatch(result("g1", ["Same.", "Same."]), null);
  addCaptionBatch(result("g2", ["Same.", "Same."]), null);
  changeCaption("g2", 1, "Changed.");
  expect(captionBatches.get().map(({ captions }) => captions)).toEqual([
    ["Same.", "Changed."],
    ["Same.", "Same."],
  ]);
  expect(captionBatches.get()[1]).toBe(other);
});

it("notifies nobody where nothing changes: the same text, an unknown entry, a place that it does not have", () => {
  addCaptionBatch(result("g1", ["One."]), null);
  const before = captionBatches.get();
  changeCaption("g1", 0, "One.");
  changeCaption("g1", 1, "Two.");
  changeCaption("gone", 0, "Two.");
  expect(captionBatches.get()).toBe(before);
});
