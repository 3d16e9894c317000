import { describe, expect, test } from "vitest";
import { formatCvc, formatExpiry, formatNumber, hasValidCheckDigit, problemsOf, readExpiry } from "./card-entry.ts";
import { testCards } from "./test-cards.ts";

const now = new Date(2026, 10, 21);
const good = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };

describe("what is typed", () => {
  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42 42-4x2", "4242 42"],
    ["4242", "4242"],
    ["4".repeat(30), "4444 4444 4444 4444 444"],
  ])("the number %s reads %s", (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  test.each([
    ["1", "1"],
    ["12", "12"],
    ["123", "12/3"],
    ["1230", "12/30"],
    ["12/30", "12/30"],
    ["5", "05"],
    ["530", "05/30"],
    ["12/", "12"],
  ])("the expiry %s reads %s", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test("a security code has at most four digits", () => {
    expect(formatCvc("12a345")).toBe("1234");
  });

  test("an expiry is a month and a year", () => {
    expect(readExpiry("07/31")).toEqual({ month: 7, year: 2031 });
    expect(readExpiry("13/31")).toBeNull();
    expect(readExpiry("1/31")).toBeNull();
  });
});

describe("what is wrong", () => {
  test("nothing with a test card", () => {
    for (const { number } of testCards) expect(problemsOf({ ...good, number }, now)).toEqual([]);
  });

  test("everything with an empty form, field by field", () => {
    expect(problemsOf({ number: "", expiry: "", cvc: "" }, now).map(({ field }) => field)).toEqual([
      "number",
      "expiry",
      "cvc",
    ]);
  });

  test("a mistyped digit", () => {
    expect(hasValidCheckDigit("4242424242424241")).toBe(false);
    expect(problemsOf({ ...good, number: "4242 4242 4242 4241" }, now)).toMatchObject([
      { field: "number", code: "invalid_number" },
    ]);
  });

  test("a card is good to the end of its month", () => {
    expect(problemsOf({ ...good, expiry: "11/26" }, now)).toEqual([]);
    expect(problemsOf({ ...good, expiry: "10/26" }, now)).toMatchObject([
      { field: "expiry", code: "invalid_expiry_year_past" },
    ]);
  });
});
