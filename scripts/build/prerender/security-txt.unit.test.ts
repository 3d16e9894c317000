import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("a vulnerability is reported at the contact page, for less than a year after the build", () => {
  expect(securityTxt(Date.parse("2026-06-10T12:00:00Z"))).toBe(
    "Contact: https://site.invalid/contact\nExpires: 2027-06-05T00:00:00Z\nPreferred-Languages: en\n" +
      "Canonical: https://site.invalid/.well-known/security.txt\n",
  );
});
