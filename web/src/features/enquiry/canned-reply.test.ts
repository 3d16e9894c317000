import { expect, it } from "vitest";
import { cannedReply } from "./canned-reply.ts";
import { cannedReplies } from "./enquiry-texts.ts";

it.each([
  ["What is the PRICE?", "price"],
  ["pricing please", "price"],
  ["Is it free?", "free"],
  ["how can i cancel", "cancel"],
  ["I want to contact you", "contact"],
  ["Is there a free plan, and what is the price of the other?", "price"],
  ["Can I cancel the free plan?", "free"],
] as const)("%j gets the reply about %s", (question, reply) => {
  expect(cannedReply(question)).toBe(cannedReplies[reply]);
});

it.each(["Do you sell freezers?", "hello"])("%j has no prepared reply", (question) => {
  expect(cannedReply(question)).toBeNull();
});
