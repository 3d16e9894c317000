import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recallPage, recallUser, rememberPage } from "@/lib/last-seen.ts";
import { setUser } from "@/lib/session.ts";
import { FakeIndexedDb } from "@/testing/fake-indexed-db.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { keepLastSeen } from "./keep-last-seen.ts";

const mara = fakeUser();
const another = fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002" });
let undo = () => {};

beforeEach(() => {
  vi.stubGlobal("indexedDB", new FakeIndexedDb());
});
afterEach(() => {
  undo();
  setUser(null);
});

it("keeps who is signed in, follows changes, and forgets them and their pages at logout", async () => {
  setUser(mara);
  undo = keepLastSeen();
  await vi.waitFor(async () => {
    expect(await recallUser()).toEqual(mara);
  });
  setUser({ ...mara, usageCount: 3 });
  await vi.waitFor(async () => {
    expect((await recallUser())?.usageCount).toBe(3);
  });
  await rememberPage(mara.id, "/api/caption-history", ["hers"]);
  setUser(null);
  await vi.waitFor(async () => {
    expect(await recallUser()).toBeNull();
  });
  expect(await recallPage(mara.id, "/api/caption-history")).toBeUndefined();
});

it("lets no logout be overtaken by what was kept before it", async () => {
  undo = keepLastSeen();
  setUser(mara);
  setUser(null);
  setUser(another);
  setUser(null);
  setUser(mara);
  await vi.waitFor(async () => {
    expect(await recallUser()).toEqual(mara);
  });
});
