import { describe, expect, it } from "vitest";
import { inputFromMoment, localDay, localMoment, momentFromInput } from "./local-time.ts";

describe("times of the panel", () => {
  it("a time entered in the local zone is shown as the same local time", () => {
    const iso = momentFromInput("2026-07-14T20:41");
    expect(iso).toMatch(/^2026-07-1\dT\d\d:41:00\.000Z$/);
    expect(new Date(iso).getHours()).toBe(20);
    expect(localMoment(iso)).toMatch(/Jul 14, 2026, 8:41\sPM/);
    expect(localDay(iso)).toBe("Jul 14, 2026");
  });

  it("a stored time is edited as the same local time, in summer and in winter", () => {
    for (const value of ["2026-07-14T20:41", "2026-12-31T23:59"])
      expect(inputFromMoment(momentFromInput(value))).toBe(value);
    expect(inputFromMoment("soon")).toBe("");
  });

  it("an empty field and an invalid date give an empty text", () => {
    expect(momentFromInput("")).toBe("");
    expect(momentFromInput("soon")).toBe("");
    expect(localMoment("soon")).toBe("Unknown date");
  });
});
