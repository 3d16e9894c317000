import { describe, expect, it } from "vitest";
import { periodCountdown } from "./period-countdown.ts";

const day = 86_400;
const period = { current_period_start: 1_000_000, current_period_end: 1_000_000 + 30 * day, ends_at: null };
const at = (seconds: number) => seconds * 1000;

describe("what is left of a billing period", () => {
  it("is counted in days, hours, minutes, seconds and per cent", () => {
    const left = 12 * day + 3 * 3600 + 4 * 60 + 5;
    expect(periodCountdown(period, at(period.current_period_end - left))).toEqual({
      days: 12,
      hours: 3,
      minutes: 4,
      seconds: 5,
      percent: 40,
    });
  });

  it("is all of it at the start, and no more than that before", () => {
    expect(periodCountdown(period, at(period.current_period_start))).toEqual({
      days: 30,
      hours: 0,
      minutes: 0,
      seconds: 0,
      percent: 100,
    });
    expect(periodCountdown(period, at(period.current_period_start - day))?.percent).toBe(100);
  });

  it("shows its last second until it is over, and then nothing", () => {
    expect(periodCountdown(period, at(period.current_period_end) - 1)).toMatchObject({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 1,
    });
    expect(periodCountdown(period, at(period.current_period_end))).toBeNull();
    expect(periodCountdown(period, at(period.current_period_end + 5))).toBeNull();
  });

  it("runs to the end that the provider names, when that is another than the period's", () => {
    const sooner = { ...period, ends_at: period.current_period_start + 10 * day };
    expect(periodCountdown(sooner, at(period.current_period_start + 5 * day))).toEqual({
      days: 5,
      hours: 0,
      minutes: 0,
      seconds: 0,
      percent: 50,
    });
  });
});
