import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { getUser, refreshUser, setUser } from "@/lib/session.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { followPremiumEnd } from "./follow-premium-end.ts";

const minute = 60_000;
const untilIn = (ms: number) =>
  fakeUser({ isPremium: true, premiumAccess: true, premiumUntil: new Date(Date.now() + ms).toISOString() });

let undo = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  undo();
  // Running requests end here, not in the next test.
  await refreshUser();
  vi.useRealTimers();
  queryClient.clear();
  setUser(null);
});

it("reads the account when premium access ends, and once it has ended no more", async () => {
  const requests = fakeApi({ "GET /api/user": () => jsonResponse(fakeUser()) });
  setUser(untilIn(minute));
  queryClient.setQueryData(queryKeys.promoStatus, {});
  undo = followPremiumEnd();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => {
    expect(queryClient.getQueryState(queryKeys.promoStatus)?.isInvalidated).toBe(true);
  });
  expect(getUser()?.premiumAccess).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(requests.map(({ path }) => path)).toEqual(["/api/user"]);
});

it("asks again where the server's clock is behind", async () => {
  const running = untilIn(minute);
  let asked = 0;
  fakeApi({ "GET /api/user": () => jsonResponse(++asked < 3 ? running : fakeUser()) });
  setUser(running);
  undo = followPremiumEnd();
  await vi.advanceTimersByTimeAsync(minute);
  await vi.waitFor(
    () => {
      expect(getUser()?.premiumAccess).toBe(false);
    },
    { timeout: 10 * minute },
  );
  expect(asked).toBe(3);
});

it("follows an end that moves, and forgets one that is gone", async () => {
  const requests = fakeApi({ "GET /api/user": () => jsonResponse(fakeUser()) });
  undo = followPremiumEnd();
  setUser(untilIn(minute));
  setUser(untilIn(3 * minute));
  await vi.advanceTimersByTimeAsync(2 * minute);
  setUser(fakeUser({ isPremium: true, premiumAccess: true, premiumUntil: null }));
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(requests).toEqual([]);
});
