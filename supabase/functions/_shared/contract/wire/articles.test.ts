import assert from "node:assert/strict";
import { articleMessages, articleRequest } from "./articles.ts";

const good = {
  title: "Five letters",
  summary: "Ten letters at least",
  content: "<p>" + "words ".repeat(10) + "</p>",
  imageUrl: "https://example.com/a.png",
  category: "tips",
};
const firstMessage = (change: Record<string, unknown>) =>
  articleRequest.safeParse({ ...good, ...change }).error?.issues[0]?.message;

Deno.test("a complete article is accepted", () => assert.equal(firstMessage({}), undefined));

const refusals: [string, Record<string, unknown>, string][] = [
  ["a short title", { title: "1234 " }, articleMessages.title],
  ["a title that nobody can see", { title: "\u200B".repeat(9) }, articleMessages.title],
  ["no title", { title: undefined }, articleMessages.title],
  ["a short summary", { summary: "123456789" }, articleMessages.summary],
  ["short content", { content: "x".repeat(49) }, articleMessages.content],
  ["a picture that is no address", { imageUrl: "cover.png" }, articleMessages.imageUrl],
  ["a picture address that runs code", { imageUrl: "javascript:alert(1)" }, articleMessages.imageUrl],
  ["no category", { category: "" }, articleMessages.category],
];
for (const [what, change, message] of refusals)
  Deno.test(`${what} is refused with its own message`, () => assert.equal(firstMessage(change), message));
