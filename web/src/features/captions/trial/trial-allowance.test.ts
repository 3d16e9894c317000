import { afterEach, describe, expect, it, vi } from "vitest";
import { formatWait, trialAllowance } from "./trial-allowance.ts";

const hour = 3_600_000;
const local = (year: number, month: number, day: number, hours = 0, minutes = 0) =>
  new Date(year, month - 1, day, hours, minutes);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("trialAllowance", () => {
  it("gives one caption to a browser that has none stored", () => {
    expect(trialAllowance(null, local(2026, 11, 21, 9))).toEqual({ remaining: 1, resetsInMs: 0 });
  });

  it("gives none while the server gives none to the network address", () => {
    const now = local(2026, 11, 21, 9);
    const until = new Date(now.getTime() + hour).toISOString();
    expect(trialAllowance(null, now, until)).toEqual({ remaining: 0, resetsInMs: hour });
    expect(trialAllowance(null, new Date(until), until)).toEqual({ remaining: 1, resetsInMs: 0 });
    expect(trialAllowance(null, now, "soon")).toEqual({ remaining: 1, resetsInMs: 0 });
  });

  it("gives none for the rest of the same local day", () => {
    expect(trialAllowance(local(2026, 11, 21, 9).toISOString(), local(2026, 11, 21, 21, 30))).toEqual({
      remaining: 0,
      resetsInMs: 2.5 * hour,
    });
  });

  it("gives one again at local midnight, not 24 hours later", () => {
    expect(trialAllowance(local(2026, 11, 21, 23, 59).toISOString(), local(2026, 11, 22)).remaining).toBe(1);
  });

  it.each(["", "yesterday", "{}", "2026-13-45T00:00:00Z"])("treats a corrupt value (%j) as nothing spent", (stored) => {
    expect(trialAllowance(stored, local(2026, 11, 21)).remaining).toBe(1);
  });

  it("does not lock out a visitor whose clock was ahead when the caption was written", () => {
    expect(trialAllowance(local(2027, 3, 1).toISOString(), local(2026, 11, 21)).remaining).toBe(1);
  });

  it.each([
    ["spring", local(2026, 3, 29, 1), 22],
    ["autumn", local(2026, 10, 25, 1), 24],
  ])("counts to the real midnight when clocks change in %s", (_, last, hours) => {
    vi.stubEnv("TZ", "Europe/Berlin");
    const start = new Date(last.getFullYear(), last.getMonth(), last.getDate(), 1);
    expect(trialAllowance(start.toISOString(), start).resetsInMs).toBe(hours * hour);
  });
});

describe("formatWait", () => {
  it.each([
    [0, "0h 0m"],
    [1, "0h 1m"],
    [59.5 * 60_000, "1h 0m"],
    [5 * hour + 60_000, "5h 1m"],
    [24 * hour, "24h 0m"],
    [-5, "0h 0m"],
  ])("writes %d ms as %s", (ms, words) => {
    expect(formatWait(ms)).toBe(words);
  });
});
