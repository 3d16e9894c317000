import { afterEach, expect, it } from "vitest";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import "./follow-favorites.ts";

afterEach(() => {
  queryClient.clear();
});

const entry = (id: string, favorites: number[]) => ({ id, favorites, captions: ["Fog.", "Still fog."] });
const favorites = [...queryKeys.captionHistory, "favorites=true"];
const all = [...queryKeys.captionHistory];

function keep(key: readonly unknown[], ...items: object[]): void {
  queryClient.setQueryData(key, { pages: [{ items, next: null }], pageParams: [""] });
}
const isReadAgain = (key: readonly unknown[]) => queryClient.getQueryState(key)!.isInvalidated;

it("shows an entry's favorites in every list that has it", () => {
  keep(all, entry("1", []));
  keep(favorites, entry("1", [0]));
  favoritesChanged.emit({ entryId: "1", favorites: [1], isStored: false });
  const page = { pages: [{ items: [entry("1", [1])] }] };
  expect(queryClient.getQueryData(all)).toMatchObject(page);
  expect(queryClient.getQueryData(favorites)).toMatchObject(page);
});

it("reads a list of favorites again that lacks an entry, once its favorite is stored", () => {
  keep(all, entry("2", []));
  keep(favorites, entry("1", [0]));
  favoritesChanged.emit({ entryId: "2", favorites: [1], isStored: false });
  expect(isReadAgain(favorites)).toBe(false);
  favoritesChanged.emit({ entryId: "2", favorites: [1], isStored: true });
  expect([isReadAgain(favorites), isReadAgain(all)]).toEqual([true, false]);
});

it("leaves a list alone that has the entry, or from which it was removed", () => {
  keep(favorites, entry("1", [0]));
  favoritesChanged.emit({ entryId: "1", favorites: [0, 1], isStored: true });
  favoritesChanged.emit({ entryId: "2", favorites: [], isStored: true });
  expect(isReadAgain(favorites)).toBe(false);
});
