import { describe, expect, it } from "vitest";
import { localDay, localMoment, momentFromInput } from "./local-time.ts";

describe("times of the panel", () => {
  it("a time entered in the local zone is shown as the same local time", () => {
    const iso = momentFromInput("2026-07-14T20:41");
    expect(iso).toMatch(/^2026-07-1\dT\d\d:41:00\.000Z$/);
    expect(new Date(iso).getHours()).toBe(20);
    expect(localMoment(iso)).toMatch(/Jul 14, 2026, 8:41\sPM/);
    expect(localDay(iso)).toBe("Jul 14, 2026");
  });

  it("an empty field and an invalid date give an empty text", () => {
    expect(momentFromInput("")).toBe("");
    expect(momentFromInput("soon")).toBe("");
    expect(localMoment("soon")).toBe("Unknown date");
  });
});
