import { describe, expect, it } from "vitest";
import type { HistoryEntry } from "@contract/wire/history.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { HistoryPage } from "./api/list-history.ts";
import { isLoaded, withNewest } from "./newest.ts";

const entry = (id: number): HistoryEntry => ({
  id: String(id),
  keyword: `k${id}`,
  captions: ["c"],
  platform: "general",
  createdAt: "2026-11-21T08:00:00Z",
});
const page = (ids: number[], next: string | null = null): HistoryPage => ({ items: ids.map(entry), next });
const history = (...pages: number[][]): InfiniteData<HistoryPage, string> => ({
  pages: pages.map((ids, index) => page(ids, index === pages.length - 1 ? null : "/more")),
  pageParams: pages.map((_ids, index) => `/p${index}`),
});
const ids = (data: InfiniteData<HistoryPage, string>) =>
  data.pages.map(({ items }) => items.map(({ id }) => Number(id)));

describe("a newly read first page", () => {
  it("puts what is new in front and leaves the rest where it is", () => {
    expect(ids(withNewest(history([9, 8, 7], [6, 5]), page([11, 10, 9])))).toEqual([
      [11, 10, 9, 8, 7],
      [6, 5],
    ]);
  });

  it("changes nothing when nothing is new", () => {
    const before = history([9, 8, 7], [6]);
    expect(withNewest(before, page([9, 8, 7]))).toBe(before);
  });

  it("takes the place of all when entries are gone", () => {
    expect(ids(withNewest(history([9, 8, 7], [6]), page([])))).toEqual([[]]);
    expect(ids(withNewest(history([9, 8, 7], [6]), page([9, 7, 6])))).toEqual([[9, 7, 6]]);
  });

  it("takes the place of all when more is new than a page holds", () => {
    expect(ids(withNewest(history([9, 8, 7]), page([30, 29, 28], "/more")))).toEqual([[30, 29, 28]]);
  });

  it("fills an empty history", () => {
    expect(ids(withNewest(history([]), page([1])))).toEqual([[1]]);
  });
});

it("knows which entries are loaded, whatever type the key arrives in", () => {
  expect(isLoaded(history([9], [8]), 8)).toBe(true);
  expect(isLoaded(history([9]), "7")).toBe(false);
});
