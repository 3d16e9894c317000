import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TodaysUsage } from "./todays-usage.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z"), toFake: ["Date"] });
  vi.stubEnv("TZ", "UTC");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("says when the quota resets in the words of the Generate tab", () => {
  render(<TodaysUsage used={2} limit={5} resetsAt="2026-11-22T00:00:00Z" />);
  expect(screen.getByText("2 of 5 used")).toBeVisible();
  expect(screen.getByText(/^Resets tomorrow at 12:00\sAM$/)).toBeVisible();
});

it("says nothing about a reset without a limit, or without a readable time", () => {
  const { rerender } = render(<TodaysUsage used={2} limit={null} resetsAt="2026-11-22T00:00:00Z" />);
  expect(screen.queryByText(/Resets/)).toBeNull();
  rerender(<TodaysUsage used={2} limit={5} resetsAt="" />);
  expect(screen.queryByText(/Resets/)).toBeNull();
});
