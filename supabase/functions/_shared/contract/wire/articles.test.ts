import assert from "node:assert/strict";
import {
  articleCovers,
  articleMessages,
  articleRequest,
  insecurePicture,
  isShownPicture,
  nextCover,
} from "./articles.ts";

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

Deno.test("the next cover is one that was not used, then the one that was used longest ago", () => {
  const [first = "", second = "", third = "", fourth = ""] = articleCovers("tips");
  assert.equal(nextCover("tips", []), first);
  assert.equal(nextCover("tips", [`https://kite.test${first}`]), second);
  assert.equal(nextCover("tips", ["https://example.com/a.png", "/covers/trends.svg", first]), second);
  assert.equal(nextCover("tips", [second, fourth, first, third]), third);
  assert.equal(nextCover("tips", [third, second, fourth, first, third]), first);
});

Deno.test("a picture is shown from an https address or from the site itself", () => {
  assert.equal(isShownPicture("https://example.com/a.png", []), true);
  assert.equal(isShownPicture("http://example.com/a.png", ["http://127.0.0.1:3000"]), false);
  assert.equal(isShownPicture("http://127.0.0.1:3000/covers/tips.svg", ["http://127.0.0.1:3000"]), true);
});

for (const [html, found] of [
  ['<p>a</p><img alt="x" src="http://e.com/a.png">', "http://e.com/a.png"],
  ["<IMG SRC = 'HTTP://e.com/a.png' >", "HTTP://e.com/a.png"],
  ["<img src=http://e.com/a.png>", "http://e.com/a.png"],
  ['<img src="https://e.com/a.png"><a href="http://e.com/">x</a>', null],
  ['<img src="/a.png" alt="src=http://e.com/a.png">', null],
] as const)
  Deno.test(`the http picture in ${html} is ${found ?? "none"}`, () => assert.equal(insecurePicture(html), found));
