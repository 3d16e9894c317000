import { createHash, webcrypto } from "node:crypto";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announceLiveChange } from "@/lib/live-changes.ts";
import { setUser } from "@/lib/session.ts";
import * as toasts from "@/lib/toast.ts";
import { failure, fakeApi, jsonResponse, noResponse } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { captionBatches, clearCaptionBatches } from "./caption-batches.ts";
import { captionEdits, variantKey, type VariantId } from "./caption-edits.ts";
import { editorChunk } from "./components/editable-text.tsx";
import { typeCaption, undoCaption } from "./editor/edits.ts";
import { openEntry, refreshEntry } from "./open-entry.ts";
import { useFollowEntries } from "./use-follow-entries.ts";

const entry = {
  id: "7",
  keyword: "snow",
  platform: "x",
  captions: ["First.", "Second, changed."],
  createdAt: "2026-11-21T08:00:00Z",
  favorites: [1],
  variants: [
    { place: 1, platform: "x", versions: ["Second.", "Second, changed."], current: 1, revision: 3 },
    { place: 1, platform: "linkedin", versions: ["Second, at length."], current: 0, revision: 1 },
  ],
};
const path = "GET /api/caption-history/7";
const own: VariantId = { entryId: "7", place: 1, platform: "x" };
const edit = (id: VariantId) => captionEdits.get().get(variantKey(id));

beforeEach(() => {
  localStorage.clear();
  setUser(fakeUser());
});
afterEach(() => {
  setUser(null);
  clearCaptionBatches();
  toasts.dismissToast();
});

it("opens an entry with the versions of its captions and the platforms that they were adapted to", async () => {
  const saves: unknown[] = [];
  fakeApi({
    [path]: () => jsonResponse(entry),
    "PUT /api/captions/7/1": ({ json }) => {
      saves.push(json);
      return jsonResponse({ revision: 4 });
    },
  });
  expect(await openEntry("7")).toBe(true);
  expect(captionBatches.get()).toMatchObject([{ id: "7", captions: entry.captions, favorites: [1], writer: null }]);
  expect(edit({ ...own, platform: "linkedin" })?.versions.texts).toEqual(["Second, at length."]);
  expect(edit({ ...own, place: 0 })).toBeUndefined();
  // Undo is there at once, and its save follows the stored revision.
  expect(editorChunk.part.get()).not.toBeNull();
  undoCaption(own);
  expect(captionBatches.get()[0]?.captions[1]).toBe("Second.");
  expect(saves).toEqual([{ platform: "x", versions: entry.variants[0]!.versions, current: 0, revision: 3 }]);
});

const other = { path: "GET /api/caption-history/8", entry: { ...entry, id: "8", variants: [] } };

it("an entry that is already in the list moves to the front, with what was changed elsewhere", async () => {
  let stored = entry;
  fakeApi({ [path]: () => jsonResponse(stored), [other.path]: () => jsonResponse(other.entry) });
  await openEntry("7");
  await openEntry("8");
  expect(captionBatches.get().map(({ id }) => id)).toEqual(["8", "7"]);
  const versions = [...entry.variants[0]!.versions, "Changed elsewhere."];
  stored = { ...entry, favorites: [0], variants: [{ place: 1, platform: "x", versions, current: 2, revision: 4 }] };
  await openEntry("7");
  expect(captionBatches.get().map(({ id }) => id)).toEqual(["7", "8"]);
  await vi.waitFor(() => {
    expect(captionBatches.get()[0]).toMatchObject({ captions: ["First.", "Changed elsewhere."], favorites: [0] });
  });
});

describe("a change that another tab or device made", () => {
  const digestOf = (captions: string[]) => createHash("sha256").update(JSON.stringify(captions)).digest("hex");
  const announce = (captions: string[], id = "7") => {
    const changed = { id, favorites: [1], digest: digestOf(captions) };
    announceLiveChange({ table: "caption_history", type: "UPDATE", entries: [changed] });
  };
  async function follow() {
    // The simulated browser has no subtle cryptography.
    vi.stubGlobal("crypto", webcrypto);
    const requests = fakeApi({ [path]: () => jsonResponse(entry), "PUT /api/captions/7/1": noResponse });
    await openEntry("7");
    renderHook(useFollowEntries);
    return { reads: () => requests.filter(({ method }) => method === "GET").length };
  }

  it("is read again, but not the echo of this tab's own save", async () => {
    const { reads } = await follow();
    announce(entry.captions);
    announce([], "9");
    announce(["First.", "Changed elsewhere."]);
    await vi.waitFor(() => expect(reads()).toBe(2));
    await vi.dynamicImportSettled();
    expect(reads()).toBe(2);
  });

  it("leaves a text alone that is not saved yet", async () => {
    const { reads } = await follow();
    typeCaption(own, "Typed here.");
    announce(["First.", "Changed elsewhere."]);
    await vi.waitFor(() => expect(reads()).toBe(2));
    await refreshEntry("7");
    expect(captionBatches.get()[0]?.captions[1]).toBe("Typed here.");
  });
});

it("says so when an entry is no longer there, and leaves the list as it is", async () => {
  const shown = vi.spyOn(toasts, "toast");
  fakeApi({ [path]: () => failure(404, "not_found", "This caption is no longer in your history.") });
  expect(await openEntry("7")).toBe(false);
  expect(captionBatches.get()).toEqual([]);
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: "This caption is no longer in your history." }),
  );
});
