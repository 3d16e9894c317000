import { expect, it } from "vitest";
import { linkIn, orderedTargets, shareTargets, type ShareTargetId } from "./share-targets.ts";

const caption = "Salt & light ☀️\n50% off? #beach #日差し";
const href = (id: ShareTargetId, text = caption) => shareTargets.find((target) => target.id === id)!.href(text);

it("has every share target, in order", () => {
  expect(shareTargets.map((target) => target.id)).toEqual(
    expect.arrayContaining(["x", "facebook", "linkedin", "whatsapp", "tiktok", "email"]),
  );
});

it.each([
  ["x", "text"],
  ["whatsapp", "text"],
] as const)("%s receives the caption unharmed", (id, parameter) => {
  expect(new URL(href(id)).searchParams.get(parameter)).toBe(caption);
});

it("mail keeps line breaks as CRLF and writes a space as %20", () => {
  expect(href("email")).toBe(
    `mailto:?subject=A%20caption%20for%20you&body=${encodeURIComponent("Salt & light ☀️\r\n50% off? #beach #日差し")}`,
  );
  expect(href("email", "a\r\nb")).toContain("a%0D%0Ab");
});

it("Facebook and LinkedIn share the caption's own link where there is one, and never a text", () => {
  const linked = "Read it (https://kite.example/a?b=1&c=2).";
  expect(new URL(href("facebook", linked)).searchParams.get("u")).toBe("https://kite.example/a?b=1&c=2");
  expect(new URL(href("linkedin", linked)).searchParams.get("url")).toBe("https://kite.example/a?b=1&c=2");
  expect(href("facebook")).toBe("https://www.facebook.com/");
  expect(href("linkedin")).toBe("https://www.linkedin.com/feed/");
});

it("says that it copies exactly where the address does not carry the caption", () => {
  for (const target of shareTargets) {
    const carries = decodeURIComponent(target.href(caption)).includes("50% off?");
    expect(target.copiesFirst, target.id).toBe(!carries);
    expect(target.effect.startsWith("Copies"), target.id).toBe(!carries);
  }
});

it("finds a link without the sentence's punctuation", () => {
  expect(linkIn("go to https://kite.example/x, now")).toBe("https://kite.example/x");
  expect(linkIn("more at kite.cafe/menu!")).toBe("https://kite.cafe/menu");
  expect(linkIn("no link here")).toBeNull();
});

it("puts the caption's platform first and keeps the order of the others", () => {
  const ids = orderedTargets("instagram").map(({ id }) => id);
  expect(ids[0]).toBe("instagram");
  expect(ids.slice(1)).toEqual(shareTargets.map(({ id }) => id).filter((id) => id !== "instagram"));
  expect(orderedTargets("general")).toEqual(shareTargets);
});
