import assert from "node:assert/strict";
import { csvLine } from "./csv.ts";

Deno.test("fields are quoted where RFC 4180 wants it, and lines end with CR LF", () => {
  assert.equal(
    csvLine(["plain", 'say "hi"', "a,b", "two\nlines", "", 7]),
    'plain,"say ""hi""","a,b","two\nlines",,7\r\n',
  );
});

Deno.test("emoji stay whole: skin tones, families, flags and keycaps", () => {
  const emoji = "👩🏽‍🚀 👨‍👩‍👧‍👦 🇪🇺 1️⃣ #️⃣";
  assert.equal(csvLine([emoji]), `${emoji}\r\n`);
});

for (const start of [
  "=1+1",
  "+49",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "\u00A0=1",
  "＝1",
  "＋1",
  "－1",
  "＠a",
]) {
  Deno.test(`a spreadsheet does not run ${JSON.stringify(start)}`, () => {
    const line = csvLine([start]);
    assert.match(line, /^"?'/);
    assert.ok(line.replaceAll("'", "").includes(start));
  });
}

for (const [text, line] of [
  ["tea;=1+1", "tea;'=1+1"],
  ["tea; @SUM(A1);+2", "tea;' @SUM(A1);'+2"],
  ["tea\t＝1", "tea\t'＝1"],
  ["tea\n=1+1\r\n-2", `"tea\n'=1+1\r\n'-2"`],
] as const) {
  Deno.test(`nor with another separator: ${JSON.stringify(text)}`, () => {
    assert.equal(csvLine([text]), `${line}\r\n`);
  });
}

Deno.test("an apostrophe stands before nothing else, and numbers stay numbers", () => {
  assert.equal(csvLine(["tea = joy", "#tea", "'quoted'", "🙂=", -3]), "tea = joy,#tea,'quoted',🙂=,-3\r\n");
});
