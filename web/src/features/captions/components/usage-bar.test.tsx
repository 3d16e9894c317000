import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getUser, setUser } from "@/lib/session.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { UsageBar } from "./usage-bar.tsx";

const midnight = Date.parse("2026-11-22T00:00:00Z");
const usage = { used: 5, limit: 5, resetsAt: "2026-11-22T00:00:00.000Z" };
const nextDay = { used: 0, limit: 5, resetsAt: "2026-11-23T00:00:00.000Z" };

beforeEach(() => {
  vi.useFakeTimers({ now: midnight - 2000 });
  setUser(fakeUser({ usage }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  setUser(null);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const realTimeout = setTimeout;

/**
 * Lets time pass until the server was asked and its response has arrived; reading a response needs turns of the event
 * loop that fake timers do not provide.
 */
async function passUntilResponse(ms: number): Promise<void> {
  const before = getUser();
  await pass(ms);
  await act(async () => {
    while (getUser() === before)
      await new Promise((resolve) => {
        realTimeout(resolve);
      });
  });
}

const bar = () => screen.getByRole("progressbar", { name: "Daily usage" });

it("says what is used and until when", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  render(<UsageBar usage={{ ...usage, used: 2 }} />);
  expect(screen.getByText("2 of 5 captions used today")).toBeVisible();
  expect([bar().getAttribute("value"), bar().getAttribute("max")]).toEqual(["2", "5"]);
  expect(screen.getByText(/^Resets today at 1:00\sAM$/)).toBeVisible();
});

it("is full, never overfull, and says so in its color", () => {
  const { rerender } = render(<UsageBar usage={{ ...usage, used: 4 }} />);
  const notFull = bar().className;
  rerender(<UsageBar usage={usage} />);
  const full = bar().className;
  expect(full).not.toBe(notFull);
  rerender(<UsageBar usage={{ ...usage, used: 9 }} />);
  expect(screen.getByText("5 of 5 captions used today")).toBeVisible();
  expect([bar().getAttribute("value"), bar().className]).toEqual(["5", full]);
});

it("asks the server when the day is over, and again while it says the same: this device's clock may be ahead", async () => {
  let asked = 0;
  fakeApi({
    "GET /api/user": () => {
      asked += 1;
      return jsonResponse(fakeUser({ usage: asked < 2 ? usage : nextDay }));
    },
  });
  const { rerender } = render(<UsageBar usage={usage} />);
  await pass(1500);
  expect(asked).toBe(0);
  await passUntilResponse(500);
  expect(asked).toBe(1);
  await passUntilResponse(1000);
  expect(asked).toBe(2);
  rerender(<UsageBar usage={getUser()!.usage} />);
  expect(screen.getByText("0 of 5 captions used today")).toBeVisible();
  await pass(60_000);
  expect(asked).toBe(2);
});
