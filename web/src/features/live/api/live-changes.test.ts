import { liveChanges } from "@contract/wire/live-changes.ts";
import { expect, it, vi } from "vitest";
import { failure, fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { changedSinceStart, liveChangesReader } from "./live-changes.ts";

it("asks about the time since the browser began to load the page, and a little more", async () => {
  vi.spyOn(performance, "now").mockReturnValue(2400);
  const requests = fakeApi({ "GET /api/live-changes": () => jsonResponse({ changed: true }) });
  expect(await changedSinceStart()).toBe(true);
  expect(requests.map(({ query }) => query.toString())).toEqual(["seconds=5"]);
});

it("rejects when the request fails", async () => {
  fakeApi({ "GET /api/live-changes": () => failure(503, "unavailable", "Later.") });
  await expect(changedSinceStart()).rejects.toThrow();
});

it.each([{ changed: false }, {}, { changed: "no" }, null])("reads %j as the contract does", (body) => {
  expect(liveChangesReader.safeParse(body).success).toBe(liveChanges.safeParse(body).success);
});
