import type { CaptionResult } from "@contract/wire/captions.ts";
import { afterEach, expect, it } from "vitest";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
import {
  addCaptionBatch,
  captionBatches,
  changeCaption,
  clearCaptionBatches,
  removeCaptionBatches,
  showFirst,
} from "./caption-batches.ts";

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

const ids = () => captionBatches.get().map(({ id }) => id);

it("puts removed batches back exactly, below what came afterwards, and once", () => {
  addCaptionBatch(result("g1", ["One."]), null);
  addCaptionBatch(result("g2", ["Two."]), null);
  const before = captionBatches.get();
  const undo = removeCaptionBatches();
  expect(ids()).toEqual([]);
  addCaptionBatch(result("g3", ["Three."]), null);
  undo();
  expect(ids()).toEqual(["g3", "g2", "g1"]);
  expect(captionBatches.get().slice(1)).toEqual(before);
  undo();
  expect(ids()).toHaveLength(3);
});

it("puts nothing back after the end of the session or another removal", () => {
  addCaptionBatch(result("g1", ["One."]), null);
  const first = removeCaptionBatches();
  addCaptionBatch(result("g2", ["Two."]), null);
  const second = removeCaptionBatches();
  first();
  expect(ids()).toEqual([]);
  clearCaptionBatches();
  second();
  expect(ids()).toEqual([]);
});

it("shows a batch first, also one that is there already", () => {
  const first = addCaptionBatch(result("g1", ["One."]), null);
  addCaptionBatch(result("g2", ["Two."]), null);
  showFirst(first);
  expect(ids()).toEqual(["g1", "g2"]);
});

it("shows a favorite that was marked elsewhere, and leaves other batches alone", () => {
  addCaptionBatch(result("g1", ["One.", "Two."]), null);
  const other = addCaptionBatch(result("g2", ["Two."]), null);
  favoritesChanged.emit({ entryId: "g1", favorites: [1], isStored: true });
  expect(captionBatches.get().map(({ favorites }) => favorites)).toEqual([[], [1]]);
  expect(captionBatches.get()[0]).toBe(other);
});
