import { expect, it } from "vitest";
import { helpReply } from "./help-reply.ts";

it.each([
  ["does it work for tiktok?", /Instagram, Facebook, TikTok and X/],
  ["is there an app for iphone", /No store app needed/],
  ["do you keep my photos?", /not stored/],
  ["can't log in", /Forgot password/],
])("%j is answered from the knowledge base", (question, answer) => {
  expect(helpReply(question)).toMatch(answer);
});

it.each(["Do you sell freezers?", "hello", "42"])("%j has no sure answer", (question) => {
  expect(helpReply(question)).toBeNull();
});
