import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onLiveChange } from "./live-changes.ts";
import { changeAccount, forgetOwnChanges, isOwnAccountChange } from "./own-account-changes.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

it("takes one announcement for its own, before or after the response", async () => {
  const during = changeAccount("profiles", () => Promise.resolve(isOwnAccountChange("profiles")));
  expect(await during).toBe(true);
  expect(isOwnAccountChange("profiles"), "a second one is somebody else's").toBe(false);
  await changeAccount("profiles", () => Promise.resolve());
  expect(isOwnAccountChange("subscriptions")).toBe(false);
  expect(isOwnAccountChange(null)).toBe(false);
  expect(isOwnAccountChange("profiles")).toBe(true);
});

it("takes none for its own long after the response", async () => {
  await changeAccount("profiles", () => Promise.resolve());
  await vi.advanceTimersByTimeAsync(3000);
  expect(isOwnAccountChange("profiles")).toBe(false);
});

it("announces again what came before a failure, because nobody fetches it then", async () => {
  const announced = vi.fn();
  const stop = onLiveChange(announced);
  const lost = (announcedBefore: boolean) =>
    changeAccount("profiles", () => {
      if (announcedBefore) isOwnAccountChange("profiles");
      return Promise.reject(new Error("lost"));
    });
  await expect(lost(false)).rejects.toThrow("lost");
  expect(announced).not.toHaveBeenCalled();
  await expect(lost(true)).rejects.toThrow("lost");
  expect(announced).toHaveBeenCalledExactlyOnceWith({ table: "profiles", type: "UPDATE" });
  expect(isOwnAccountChange("profiles")).toBe(false);
  stop();
});

it("what was changed before the connection is not awaited: the next announcement is somebody else's", async () => {
  await changeAccount("subscriptions", () => Promise.resolve());
  forgetOwnChanges();
  expect(isOwnAccountChange("subscriptions")).toBe(false);
});
