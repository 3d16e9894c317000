import { beforeEach, expect, it, vi } from "vitest";
import { FakeIndexedDb } from "@/testing/fake-indexed-db.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { eraseDevice } from "./device-store.ts";
import { recallPage, recallUser, rememberPage, rememberUser } from "./last-seen.ts";

const day = 24 * 60 * 60 * 1000;
const mara = fakeUser();
const another = fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002", username: "juno" });
const path = "/api/caption-history";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new FakeIndexedDb());
});

it("keeps a person and their pages, each under its own path", async () => {
  await rememberUser(mara);
  await rememberPage(mara.id, path, ["newest"]);
  await rememberPage(mara.id, `${path}?before=c1`, ["older"]);
  await rememberUser(mara);
  expect(await recallUser()).toEqual(mara);
  expect([await recallPage(mara.id, path), await recallPage(mara.id, `${path}?before=c1`)]).toEqual([
    ["newest"],
    ["older"],
  ]);
  expect(await recallPage(another.id, path)).toBeUndefined();
});

it("drops the former person's pages when another one signs in", async () => {
  await rememberUser(mara);
  await rememberPage(mara.id, path, ["hers"]);
  await rememberUser(another);
  expect(await recallUser()).toEqual(another);
  expect(await recallPage(mara.id, path)).toBeUndefined();
});

it("forgets everything when asked to", async () => {
  await rememberUser(mara);
  await rememberPage(mara.id, path, ["hers"]);
  await eraseDevice();
  expect([await recallUser(), await recallPage(mara.id, path)]).toEqual([null, undefined]);
});

it("stores nobody who is forgotten while they are stored", async () => {
  await rememberUser(mara);
  const storing = rememberUser({ ...mara, usageCount: 3 });
  await eraseDevice();
  await storing;
  expect(await recallUser()).toBeNull();
});

it("shows nothing that is thirty days old", async () => {
  const clock = vi.spyOn(Date, "now");
  const keptAt = Date.parse("2026-11-21T08:00:00Z");
  clock.mockReturnValue(keptAt);
  await rememberUser(mara);
  clock.mockReturnValue(keptAt + 30 * day - 1);
  expect(await recallUser()).toEqual(mara);
  clock.mockReturnValue(keptAt + 30 * day);
  expect(await recallUser()).toBeNull();
});

it("believes nothing that is no person", async () => {
  await rememberUser({ ...mara, usageCount: "many" as unknown as number });
  expect(await recallUser()).toBeNull();
});

it("keeps nothing where the browser has no storage", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await rememberUser(mara);
  expect(await recallUser()).toBeNull();
});
