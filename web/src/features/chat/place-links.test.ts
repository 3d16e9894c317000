import { expect, it } from "vitest";
import { placeLinks } from "./place-links.ts";

it("links the places that a reply names and keeps every character", () => {
  const reply =
    "Open the Account tab, or write to us on the Contact page. See the trending page or the Caption Checker page.";
  const runs = placeLinks(reply);
  expect(runs.map(({ text }) => text).join("")).toBe(reply);
  expect(runs.filter(({ to }) => to !== null)).toEqual([
    { text: "Account tab", to: "/?tab=account" },
    { text: "Contact page", to: "/contact" },
    { text: "trending page", to: "/trending" },
    { text: "Caption Checker page", to: "/check" },
  ]);
});

it("leaves words alone that only look like a place", () => {
  expect(placeLinks("Your account table and contact pages")).toEqual([
    { text: "Your account table and contact pages", to: null },
  ]);
  expect(placeLinks("")).toEqual([]);
});
