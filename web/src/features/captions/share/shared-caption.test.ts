import { expect, it } from "vitest";
import { captionLink, linkedForm, withoutLinkedForm } from "./shared-caption.ts";

it("a link fills in what it was made from, odd characters included", () => {
  const shared = { caption: "…", keyword: "salt & light ☀️ #1?", platform: "tiktok" } as const;
  const link = new URL(captionLink("https://kite.example", shared));
  expect(link.pathname).toBe("/");
  expect(linkedForm(link.searchParams)).toEqual({ keyword: shared.keyword, platform: "tiktok" });
});

it("fills in nothing from an address without a keyword or with an unknown platform", () => {
  expect(linkedForm(new URLSearchParams("tab=history"))).toBeNull();
  expect(linkedForm(new URLSearchParams("keyword=%20&platform=myspace"))).toBeNull();
});

it("leaves the rest of the address alone", () => {
  expect(withoutLinkedForm(new URLSearchParams("tab=history&keyword=a&platform=x")).toString()).toBe("tab=history");
});
