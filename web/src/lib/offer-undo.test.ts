import { undoMs } from "@contract/rules/display.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeUser } from "@/testing/fake-user.ts";
import { offerUndo } from "./offer-undo.ts";
import { setUser } from "./session.ts";
import { dismissToast, toast, visibleToast } from "./toast.ts";

const settled = () => vi.advanceTimersByTimeAsync(0);
/** As the notification's own button does it. */
const close = () => dismissToast(visibleToast()?.id);
const press = () => {
  const shown = visibleToast();
  dismissToast(shown?.id);
  shown?.action?.onPress();
  return settled();
};

beforeEach(() => {
  vi.useFakeTimers();
  setUser(fakeUser());
});
afterEach(() => {
  setUser(null);
  dismissToast();
  vi.useRealTimers();
});

it("an offer is shown again, for the rest of its time, when another notification has replaced it", async () => {
  const undo = vi.fn();
  offerUndo("Caption deleted", undo);
  expect(visibleToast()).toMatchObject({ title: "Caption deleted", duration: undoMs });
  toast({ title: "Caption copied" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(visibleToast()?.title).toBe("Caption copied");
  close();
  await settled();
  expect(visibleToast()).toMatchObject({ title: "Caption deleted", duration: undoMs - 4000 });
  await press();
  expect(undo).toHaveBeenCalledOnce();
  expect(visibleToast()).toBeNull();
});

it("of two offers, the later one is shown first, and each is undone by itself", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  offerUndo("First deleted", first);
  offerUndo("Second deleted", second);
  await press();
  expect(visibleToast()?.title).toBe("First deleted");
  await press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  expect(visibleToast()).toBeNull();
});

it("an offer that was closed, has ended, or belongs to the person before does not come back", async () => {
  offerUndo("Closed", vi.fn());
  close();
  await settled();
  expect(visibleToast()).toBeNull();

  offerUndo("Ended", vi.fn());
  toast({ title: "Caption copied" });
  await vi.advanceTimersByTimeAsync(undoMs);
  close();
  await settled();
  expect(visibleToast()).toBeNull();

  offerUndo("Of the person before", vi.fn());
  toast({ title: "You have been signed out" });
  setUser(null);
  close();
  await settled();
  expect(visibleToast()).toBeNull();
});
