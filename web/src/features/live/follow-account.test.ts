import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announceLiveChange, announceMissedChanges } from "@/lib/live-changes.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { refreshUser, setUser } from "@/lib/session.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { followAccount } from "./follow-account.ts";

let undo = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  setUser(fakeUser());
});
afterEach(async () => {
  undo();
  // Running requests end here, not in the next test.
  await refreshUser();
  queryClient.clear();
  vi.useRealTimers();
  setUser(null);
});

function follow() {
  const requests = fakeApi({ "GET /api/user": () => jsonResponse(fakeUser()) });
  undo = followAccount();
  return requests;
}

it("reads the account once for changes that come together", async () => {
  const requests = follow();
  announceLiveChange({ table: "daily_usage", type: "UPDATE", used: 3 });
  announceLiveChange({ table: "subscriptions", type: "UPDATE" });
  announceMissedChanges();
  await vi.runAllTimersAsync();
  expect(requests.map(({ path }) => path)).toEqual(["/api/user"]);
});

it("makes the plan's cards read again when the plan may have changed, not when a caption was counted", async () => {
  follow();
  const outdated = () =>
    [queryKeys.subscriptionDetails, queryKeys.promoStatus].map((key) => queryClient.getQueryState(key)?.isInvalidated);
  queryClient.setQueryData(queryKeys.subscriptionDetails, {});
  queryClient.setQueryData(queryKeys.promoStatus, {});
  announceLiveChange({ table: "daily_usage", type: "UPDATE", used: 3 });
  await vi.advanceTimersByTimeAsync(1000);
  await refreshUser();
  expect(outdated()).toEqual([false, false]);
  announceLiveChange({ table: "subscriptions", type: "UPDATE" });
  announceLiveChange({ table: "daily_usage", type: "UPDATE", used: 4 });
  await vi.waitFor(() => {
    expect(outdated()).toEqual([true, true]);
  });
});

it("asks nothing for what this tab knows already or the account does not show", async () => {
  const requests = follow();
  announceLiveChange({ table: "profiles", type: "UPDATE", isOwn: true });
  announceLiveChange({ table: "subscriptions", type: "UPDATE", isOwn: true });
  announceLiveChange({ table: "daily_usage", type: "UPDATE", used: 2 });
  announceLiveChange({ table: "caption_history", type: "INSERT", entries: [{ id: "5" }] });
  await vi.runAllTimersAsync();
  expect(requests).toEqual([]);
});

it("asks nothing any more once it was undone", async () => {
  const requests = follow();
  announceMissedChanges();
  undo();
  announceMissedChanges();
  await vi.runAllTimersAsync();
  expect(requests).toEqual([]);
});
