import assert from "node:assert/strict";
import { mendSpelling } from "./spelling.ts";

Deno.test("plain misspellings are mended, capitals kept", () => {
  assert.equal(mendSpelling("bithday cake for my freinds"), "birthday cake for my friends");
  assert.equal(mendSpelling("Resturant opening"), "Restaurant opening");
});

Deno.test("everything else stays as typed: other spellings, rare words, names, accounts, links", () => {
  for (
    const text of [
      "favourite colour",
      "concert",
      "amigurumi",
      "Playmobil",
      "@bithday_cakes",
      "#freinds",
      "example.com/resturant",
      "expressionism",
    ]
  ) assert.equal(mendSpelling(text), text);
});
